use super::*;

#[test]
fn older_receipts_are_read() {
    let older: Refusal = serde_json::from_str(r#"{"code":"already_proposed"}"#).expect("JSON");
    assert_eq!(older, Refusal::AlreadyProposed { by_you: true });
}

#[test]
fn code_is_that_of_json() {
    for refusal in [
        Refusal::NotAPlayer,
        Refusal::WrongPly { expected: 1, current: 2 },
        Refusal::AlreadyPlayed { ply: Ply(3) },
        Refusal::OtherLine { current: 1 },
        Refusal::TooLate { deadline: Instant(7) },
        BadStart::Started.into(),
    ] {
        let json = serde_json::to_value(&refusal).expect("JSON");
        assert_eq!(json["code"], refusal.code());
    }
}
