//! What the server says of its own API, and whether its answers are as it says: every answer of every test is looked at.

use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use tokio::sync::OnceCell;

const API: &str = "/api/v1";

#[derive(Debug)]
pub(crate) struct Contract {
    described: Value,
    /// By the place of the schema in the description.
    validators: Mutex<BTreeMap<String, Arc<jsonschema::Validator>>>,
}

impl Contract {
    /// As the first server that was asked describes it: all servers of a test are one program.
    pub(crate) async fn of(server: &str) -> Option<&'static Contract> {
        static CONTRACT: OnceCell<Contract> = OnceCell::const_new();
        let fetch = async || {
            let described = reqwest::get(format!("http://{server}{API}/openapi.json")).await?.json().await?;
            Ok::<_, reqwest::Error>(Contract { described, validators: Mutex::default() })
        };
        CONTRACT.get_or_try_init(fetch).await.ok()
    }

    /// # Panics
    /// If an operation of the API answers what it does not describe.
    pub(crate) fn check_reply(&self, method: &Method, path: &str, status: u16, body: &str) {
        let method = method.as_str().to_lowercase();
        let Some(template) = self.template(path).filter(|template| self.at(&["paths", template, &method]).is_some())
        else {
            return; // no operation of the API
        };
        let status = status.to_string();
        let response = ["paths", &template, &method, "responses", &status];
        assert!(self.at(&response).is_some(), "{method} {path} answers {status}, which nobody describes: {body}");
        let content = self.at(&[&response[..], &["content"]].concat()).and_then(Value::as_object);
        match content.and_then(|content| content.keys().next()).map(String::as_str) {
            Some("application/json") => {
                let place = [&response[..], &["content", "application/json", "schema"]].concat();
                let body =
                    serde_json::from_str(body).unwrap_or_else(|e| panic!("{method} {path} {status}: {e}: {body}"));
                self.check(&place, &body);
            }
            Some(_) => {}
            None => assert!(body.is_empty(), "{method} {path} {status} has a body: {body}"),
        }
    }

    /// # Panics
    /// If it is no such thing as the description knows under that name.
    pub(crate) fn check_schema(&self, name: &str, value: &Value) {
        self.check(&["components", "schemas", name], value);
    }

    fn check(&self, place: &[&str], value: &Value) {
        let escaped: Vec<String> = place.iter().map(|part| part.replace('~', "~0").replace('/', "~1")).collect();
        let pointer = escaped.join("/");
        let validator = self.validators.lock().expect("nobody dies with it").get(&pointer).cloned();
        let validator = validator.unwrap_or_else(|| {
            let mut schema = self.described.clone();
            schema["$ref"] = json!(format!("#/{}", pointer.replace('{', "%7B").replace('}', "%7D")));
            let built = Arc::new(jsonschema::draft202012::new(&schema).expect("a schema"));
            self.validators.lock().expect("nobody dies with it").insert(pointer.clone(), built.clone());
            built
        });
        let wrong: Vec<String> = validator.iter_errors(value).map(|e| format!("{}: {e}", e.instance_path)).collect();
        assert!(wrong.is_empty(), "not as {pointer} says: {wrong:#?} {value}");
    }

    fn at(&self, place: &[&str]) -> Option<&Value> {
        place.iter().try_fold(&self.described, |value, part| value.get(part))
    }

    /// The path as the description writes it.
    fn template(&self, path: &str) -> Option<String> {
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |template: &&String| {
            let names: Vec<&str> = template.split('/').collect();
            let same = |(name, part): (&&str, &&str)| name == part || name.starts_with('{') && !part.is_empty();
            names.len() == parts.len() && names.iter().zip(&parts).all(same)
        };
        let paths = self.described["paths"].as_object()?;
        // One that is named outright comes before one with a hole.
        paths.keys().filter(fits).min_by_key(|template| template.matches('{').count()).cloned()
    }
}
