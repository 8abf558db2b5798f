use crate::db::{Db, ann, bob};
use store::{Claim, Error, Key, KeyKind, PersonId};

crate::cases! {
    a_guest_becomes_an_account_and_stays_the_same_person
    the_name_of_an_account_is_its_own_in_any_case
    of_many_who_want_a_name_one_gets_it
    passwords_and_settings_change
    an_unknown_person_is_refused
    a_key_opens_until_it_expires
    a_key_is_taken_away_by_its_owner_alone
    expired_keys_are_forgotten
    meta_is_settled_once
    decks_are_kept_renamed_and_dropped_by_their_owner
}

async fn a_guest_becomes_an_account_and_stays_the_same_person(db: Db) {
    let store = db.open_with_table().await;
    assert_eq!(store.add_guest(&ann(), "Another", "{}", 1).await.unwrap(), Claim::Taken);
    let guest = store.person(&ann()).await.unwrap().unwrap();
    assert!(!guest.account);
    assert_eq!(store.account("ann").await.unwrap(), None);
    assert_eq!(store.become_account(&ann(), "Anna", "hash").await.unwrap(), Claim::Done);
    let account = store.account("aNNa").await.unwrap().unwrap();
    assert_eq!((account.person.id, account.person.name.as_str()), (ann(), "Anna"));
    assert_eq!((account.person.account, account.password.as_str()), (true, "hash"));
    assert_eq!(store.become_account(&ann(), "Anne", "other").await.unwrap(), Claim::Taken);
    assert_eq!(store.account("anna").await.unwrap().unwrap().password, "hash");
}

async fn the_name_of_an_account_is_its_own_in_any_case(db: Db) {
    let store = db.open_with_table().await;
    let id = |text: &str| PersonId::from(text);
    assert_eq!(store.add_account(&id("1"), "Žofie", "hash", "{}", 1).await.unwrap(), Claim::Done);
    // The same letters, once as one code point and once as a letter with a mark.
    for same in ["Žofie", "žOFIE", "Z\u{30c}ofie", "z\u{30c}ofie"] {
        assert_eq!(store.add_account(&id("2"), same, "hash", "{}", 1).await.unwrap(), Claim::Taken, "{same}");
        assert_eq!(store.become_account(&ann(), same, "hash").await.unwrap(), Claim::Taken, "{same}");
        assert_eq!(store.account(same).await.unwrap().unwrap().person.id, id("1"), "{same}");
    }
    assert_eq!(store.add_account(&id("2"), "Zofie", "hash", "{}", 1).await.unwrap(), Claim::Done);
    // Guests may be called what they like, accounts may not.
    assert_eq!(store.rename(&ann(), "žofie").await.unwrap(), Claim::Done);
    assert_eq!(store.rename(&id("2"), "ŽOFIE").await.unwrap(), Claim::Taken);
    assert_eq!(store.person(&id("2")).await.unwrap().unwrap().name, "Zofie");
    assert_eq!(store.rename(&id("1"), "ŽOFIE").await.unwrap(), Claim::Done);
    assert_eq!(store.rename(&id("1"), "Eva").await.unwrap(), Claim::Done);
    assert_eq!(store.rename(&id("2"), "Žofie").await.unwrap(), Claim::Done);
    assert_eq!(store.account("eva").await.unwrap().unwrap().person.id, id("1"));
}

async fn of_many_who_want_a_name_one_gets_it(db: Db) {
    let store = db.open().await;
    let mut tasks = vec![];
    for number in 0..10 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = PersonId(format!("p{number}"));
            assert_eq!(store.add_guest(&id, "guest", "{}", 1).await.unwrap(), Claim::Done);
            store.become_account(&id, "Max", "hash").await.unwrap()
        }));
    }
    let mut winners = 0;
    for task in tasks {
        winners += usize::from(task.await.unwrap() == Claim::Done);
    }
    assert_eq!(winners, 1);
}

async fn passwords_and_settings_change(db: Db) {
    let store = db.open_with_table().await;
    assert!(store.set_password(&ann(), "hash").await.is_err(), "a guest has no password");
    assert_eq!(store.become_account(&ann(), "Ann", "hash").await.unwrap(), Claim::Done);
    store.set_password(&ann(), "better").await.unwrap();
    store.set_settings(&ann(), r#"{"lang":"cs"}"#).await.unwrap();
    let account = store.account("ann").await.unwrap().unwrap();
    assert_eq!((account.password.as_str(), account.person.settings.as_str()), ("better", r#"{"lang":"cs"}"#));
    assert_eq!(store.person(&bob()).await.unwrap().unwrap().settings, "{}");
}

async fn an_unknown_person_is_refused(db: Db) {
    let store = db.open().await;
    assert_eq!(store.person(&ann()).await.unwrap(), None);
    for refused in [
        store.become_account(&ann(), "Ann", "hash").await.map(drop),
        store.rename(&ann(), "Ann").await.map(drop),
        store.set_settings(&ann(), "{}").await,
    ] {
        assert!(matches!(refused, Err(Error::NoPerson(_))), "{refused:?}");
    }
}

fn key(hash: &str, person: PersonId, expires_at: Option<i64>) -> Key {
    let kind = if expires_at.is_some() { KeyKind::Session } else { KeyKind::Token };
    Key { hash: hash.into(), person, kind, label: "bot".into(), created_at: 1, expires_at, used_at: None }
}

async fn a_key_opens_until_it_expires(db: Db) {
    let store = db.open_with_table().await;
    let (session, token) = (key("s", ann(), Some(100)), key("t", ann(), None));
    store.add_key(&session).await.unwrap();
    store.add_key(&token).await.unwrap();
    assert!(store.add_key(&key("t", bob(), None)).await.is_err(), "a hash belongs to one person");
    assert_eq!(store.key("s", 99).await.unwrap(), Some(session));
    assert_eq!(store.key("s", 100).await.unwrap(), None);
    assert_eq!(store.key("t", i64::MAX).await.unwrap(), Some(token));
    assert_eq!(store.key("x", 0).await.unwrap(), None);
    store.renew_key("s", 99, Some(200)).await.unwrap();
    let renewed = store.key("s", 100).await.unwrap().unwrap();
    assert_eq!((renewed.used_at, renewed.expires_at), (Some(99), Some(200)));
}

async fn a_key_is_taken_away_by_its_owner_alone(db: Db) {
    let store = db.open_with_table().await;
    for (hash, expires_at) in [("a", None), ("b", None), ("c", Some(9)), ("d", Some(9))] {
        store.add_key(&key(hash, ann(), expires_at)).await.unwrap();
    }
    assert!(!store.drop_key(&bob(), "a").await.unwrap());
    assert!(store.drop_key(&ann(), "a").await.unwrap());
    assert!(!store.drop_key(&ann(), "a").await.unwrap());
    let tokens = store.keys_of(&ann(), KeyKind::Token).await.unwrap();
    assert_eq!(tokens, [key("b", ann(), None)]);
    assert_eq!(store.drop_keys(&ann(), KeyKind::Session).await.unwrap(), 2);
    assert_eq!(store.keys_of(&ann(), KeyKind::Session).await.unwrap(), []);
    assert!(store.key("b", 0).await.unwrap().is_some());
}

async fn expired_keys_are_forgotten(db: Db) {
    let store = db.open_with_table().await;
    for (hash, expires_at) in [("a", Some(10)), ("b", Some(11)), ("c", None)] {
        store.add_key(&key(hash, ann(), expires_at)).await.unwrap();
    }
    assert_eq!(store.drop_expired_keys(10).await.unwrap(), 1);
    assert_eq!(store.keys_of(&ann(), KeyKind::Session).await.unwrap(), [key("b", ann(), Some(11))]);
}

async fn meta_is_settled_once(db: Db) {
    let store = db.open().await;
    assert_eq!(store.meta("key").await.unwrap(), None);
    assert_eq!(store.meta_or("key", "first").await.unwrap(), "first");
    assert_eq!(store.meta_or("key", "second").await.unwrap(), "first");
    store.set_meta("key", "third").await.unwrap();
    assert_eq!(store.meta("key").await.unwrap().as_deref(), Some("third"));
}

async fn decks_are_kept_renamed_and_dropped_by_their_owner(db: Db) {
    let store = db.open_with_table().await;
    let names = async |person: &PersonId| {
        let decks = store.decks_of(person, "g").await.unwrap();
        decks.into_iter().map(|deck| format!("{} {}", deck.name, deck.list)).collect::<Vec<_>>()
    };
    assert_eq!(store.save_deck(&ann(), "g", "ice", "1 a", 1, 2).await.unwrap(), Claim::Done);
    assert_eq!(store.save_deck(&ann(), "g", "fire", "1 b", 2, 2).await.unwrap(), Claim::Done);
    assert_eq!(store.save_deck(&ann(), "g", "more", "1 c", 3, 2).await.unwrap(), Claim::Taken);
    assert_eq!(store.save_deck(&ann(), "g", "ice", "2 a", 4, 2).await.unwrap(), Claim::Done, "it is there already");
    assert_eq!(store.save_deck(&ann(), "h", "ice", "3 a", 4, 2).await.unwrap(), Claim::Done, "another game");
    assert_eq!(names(&ann()).await, ["ice 2 a", "fire 1 b"]);
    assert_eq!(names(&bob()).await, Vec::<String>::new());
    assert_eq!(store.rename_deck(&ann(), "g", "ice", "fire").await.unwrap(), Claim::Taken);
    assert_eq!(store.rename_deck(&bob(), "g", "ice", "snow").await.unwrap(), Claim::Taken);
    assert_eq!(store.rename_deck(&ann(), "g", "ice", "snow").await.unwrap(), Claim::Done);
    assert!(!store.drop_deck(&bob(), "g", "snow").await.unwrap());
    assert!(store.drop_deck(&ann(), "g", "fire").await.unwrap());
    assert_eq!(names(&ann()).await, ["snow 2 a"]);
}
