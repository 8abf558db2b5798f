//! What the server says of its API. `openapi-3.1.json` is the OpenAPI Initiative's schema of such descriptions (Apache-2.0).
//! That every answer is as described is looked at wherever `apitest` asks, in all tests.

use crate::house::{House, four};
use serde_json::Value;
use std::collections::BTreeSet;

async fn described() -> Value {
    House::open().await.stranger().get("/openapi.json").await.ok()
}

/// Every operation with its method and path.
fn operations(described: &Value) -> impl Iterator<Item = (String, &Value)> {
    let paths = described["paths"].as_object().expect("paths").iter();
    let of = |(path, methods): (&String, &'_ Value)| {
        let methods = methods.as_object().expect("methods").clone();
        methods.into_iter().map(|(method, _)| (method, path.clone())).collect::<Vec<_>>()
    };
    let all: Vec<(String, String)> = paths.flat_map(of).collect();
    all.into_iter().map(move |(method, path)| {
        let operation = &described["paths"][&path][&method];
        (format!("{method} {path}"), operation)
    })
}

/// Everything in a value that satisfies something.
fn all<'v>(value: &'v Value, is: &impl Fn(&Value) -> bool) -> Vec<&'v Value> {
    let inside: Vec<&Value> = match value {
        Value::Object(map) => map.values().flat_map(|value| all(value, is)).collect(),
        Value::Array(list) => list.iter().flat_map(|value| all(value, is)).collect(),
        _ => vec![],
    };
    if is(value) { inside.into_iter().chain([value]).collect() } else { inside }
}

#[tokio::test]
async fn the_description_is_valid() {
    let described = described().await;
    let schema: Value = serde_json::from_str(include_str!("../openapi-3.1.json")).expect("JSON");
    let validator = jsonschema::draft202012::new(&schema).expect("a schema");
    let wrong: Vec<String> = validator.iter_errors(&described).map(|e| format!("{}: {e}", e.instance_path)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (name, schema) in described["components"]["schemas"].as_object().expect("schemas") {
        assert!(jsonschema::draft202012::meta::is_valid(schema), "{name}: {schema}");
    }
    let references = all(&described, &|value| value.get("$ref").is_some_and(Value::is_string));
    assert!(references.len() > 50);
    for reference in references {
        let place = reference["$ref"].as_str().and_then(|place| place.strip_prefix('#')).expect("a place in here");
        assert!(described.pointer(place).is_some(), "there is no {place}");
    }
}

#[tokio::test]
async fn every_operation_has_a_name_of_its_own_and_says_all_it_takes_and_gives() {
    let described = described().await;
    let mut names = BTreeSet::new();
    for (operation, of) in operations(&described) {
        assert!(names.insert(of["operationId"].as_str().expect("a name")), "{operation}: {}", of["operationId"]);
        let of_path = |one: &&Value| one["in"] == "path";
        let taken = of["parameters"].as_array().cloned().unwrap_or_default();
        let holes: BTreeSet<_> = operation.split(['{', '}']).skip(1).step_by(2).map(str::to_string).collect();
        let named = taken.iter().filter(of_path).map(|one| one["name"].as_str().expect("a name").to_string());
        assert_eq!(named.collect::<BTreeSet<_>>(), holes, "{operation}");
        for one in taken.iter().filter(|one| !of_path(one)) {
            assert_eq!(one["in"], "query", "{operation}: {one}");
        }
        let mut least = vec!["401", "429", "500", "503"];
        if of.get("requestBody").is_some() {
            least.extend(["400", "413", "415", "422"]);
        }
        let answers = of["responses"].as_object().expect("answers");
        for status in least {
            assert!(answers.contains_key(status), "{operation} does not say {status}");
        }
        for (status, answer) in answers {
            assert!(!answer["description"].as_str().unwrap_or_default().is_empty(), "{operation} {status}");
            let is_problem =
                answer["content"]["application/json"]["schema"]["$ref"] == "#/components/schemas/ProblemBody";
            assert_eq!(is_problem, status.as_str() >= "400", "{operation} {status}: {answer}");
        }
    }
    assert!(names.len() > 35, "{names:?}");
}

/// So the description says of what can be left out.
#[tokio::test]
async fn a_body_that_may_be_null_is_read_as_none() {
    let house = House::open().await;
    let (a, b) = (house.guest().await, house.guest().await);
    let table = a.table(&four()).await;
    b.post(&format!("/tables/{table}/seats/B"), &Value::Null).await.ok();
    a.post(&format!("/tables/{table}/agree"), &Value::Null).await.problem(409, "no-offer");
    a.post(&format!("/tables/{table}/resign"), &Value::Null).await.ok();
    assert_eq!(b.look(&table).await["state"]["status"], "finished");
}
