//! What is the same for every operation of the API, said in its description once: names, what goes wrong, how to come in.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// The description as the routes make it, completed.
pub(super) fn complete(mut described: Value) -> Value {
    described["components"]["securitySchemes"] = json!({
        "token": { "type": "http", "scheme": "bearer", "description": "A program's, from `POST /tokens`" },
        "session": { "type": "apiKey", "in": "cookie", "name": "kamen", "description": "A browser's, from `POST /sessions`" },
    });
    described["security"] = json!([{}, { "token": [] }, { "session": [] }]);
    let Some(paths) = described["paths"].as_object_mut() else { return described };
    for (path, item) in paths {
        let Some(item) = item.as_object_mut() else { continue };
        for (method, operation) in item {
            operation["operationId"] = name(method, path).into();
            let statuses: Vec<StatusCode> = refusals(method, path, operation).collect();
            let Some(responses) = operation["responses"].as_object_mut() else { continue };
            for status in statuses {
                responses.entry(status.as_str()).or_insert_with(|| problem(status));
            }
            responses.values_mut().for_each(describe);
        }
    }
    described
}

/// `post-tables-id-seats-seat`.
fn name(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api/v1").split(['/', '{', '}', '.']).filter(|word| !word.is_empty());
    std::iter::once(method).chain(words).collect::<Vec<_>>().join("-")
}

/// How any request of this kind may be refused, whatever it is about.
fn refusals(method: &str, path: &str, operation: &Value) -> impl Iterator<Item = StatusCode> {
    let has_body = operation.get("requestBody").is_some();
    let changes = method != "get" || path.ends_with("/live");
    let asks = operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["in"] == "query"));
    let always = [
        StatusCode::UNAUTHORIZED,
        StatusCode::TOO_MANY_REQUESTS,
        StatusCode::INTERNAL_SERVER_ERROR,
        StatusCode::SERVICE_UNAVAILABLE,
    ];
    let if_any = |is: bool, statuses: &'static [StatusCode]| statuses.iter().copied().filter(move |_| is);
    let body = &[
        StatusCode::BAD_REQUEST,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::PAYLOAD_TOO_LARGE,
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        StatusCode::UNPROCESSABLE_ENTITY,
    ];
    always
        .into_iter()
        .chain(if_any(path.contains('{'), &[StatusCode::BAD_REQUEST, StatusCode::NOT_FOUND]))
        .chain(if_any(asks, &[StatusCode::BAD_REQUEST]))
        .chain(if_any(changes || path.contains("/tables") || path.contains("/deck"), &[StatusCode::CONFLICT]))
        .chain(if_any(changes, &[StatusCode::FORBIDDEN]))
        .chain(if_any(has_body, body))
}

fn problem(status: StatusCode) -> Value {
    let body = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/ProblemBody" } } });
    let mut response = json!({ "description": status.canonical_reason().unwrap_or("refused"), "content": body });
    if [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&status) {
        let schema = json!({ "type": "integer", "minimum": 1 });
        response["headers"] = json!({ "Retry-After": { "description": "Seconds", "schema": schema } });
    }
    response
}

/// A response says what it is, if only by its body's name.
fn describe(response: &mut Value) {
    let Some(response) = response.as_object_mut() else { return };
    let is_said = |response: &Map<String, Value>| response.get("description").is_some_and(|said| said != "");
    if !is_said(response) {
        let content = response.get("content").and_then(Value::as_object);
        let schema = content.and_then(|content| content.values().next()?.get("schema")?.get("$ref")?.as_str());
        let said = schema.and_then(|schema| schema.rsplit('/').next()).unwrap_or("done").to_string();
        response.insert("description".into(), said.into());
    }
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn an_operation_is_named_by_its_way() {
        assert_eq!(name("post", "/api/v1/tables/{id}/seats/{seat}"), "post-tables-id-seats-seat");
        assert_eq!(name("get", "/api/v1/games"), "get-games");
    }
}
