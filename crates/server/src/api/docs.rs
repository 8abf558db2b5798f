//! The API described as a page, for people; programs read `openapi.json`.

use maud::{DOCTYPE, html};
use serde_json::Value;

pub(super) fn page(json: &Value) -> String {
    let paths = json["paths"].as_object().cloned().unwrap_or_default();
    let text = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_string();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Kamen API" }
            }
            body {
                main {
                    h1 { "Kamen API, version 1" }
                    p { (text(&json["info"], "description")) " The same as JSON: " a href="openapi.json" { "openapi.json" } "." }
                    @for tag in json["tags"].as_array().into_iter().flatten() {
                        h2 { (text(tag, "description")) }
                        dl {
                            @for (path, methods) in &paths {
                                @for (method, of) in methods.as_object().into_iter().flatten() {
                                    @if of["tags"][0] == tag["name"] {
                                        dt { code { (method.to_uppercase()) " " (path) } }
                                        dd {
                                            (text(of, "summary"))
                                            @if !text(of, "description").is_empty() { " " (text(of, "description")) }
                                            @for parameter in of["parameters"].as_array().into_iter().flatten() {
                                                br; code { (text(parameter, "name")) } " " (text(parameter, "description"))
                                            }
                                            @if let Some(body) = of["requestBody"]["content"].as_object() {
                                                @for (kind, content) in body {
                                                    br; "body: " (kind) " " code { (content["schema"].to_string()) }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}
