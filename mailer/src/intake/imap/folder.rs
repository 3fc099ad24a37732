use data_encoding::BASE64_NOPAD;

/// Writes the name of a folder as hosts know it: everything but ASCII in a UTF-7 of IMAP's own (RFC 3501 5.1.3).
pub(super) fn encode(name: &str) -> String {
    let is_plain = |c: char| matches!(c, ' '..='~');
    let mut written = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_plain(c) != is_plain(first)).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        if is_plain(first) {
            written += &run.replace('&', "&-");
        } else {
            let units: Vec<u8> = run.encode_utf16().flat_map(u16::to_be_bytes).collect();
            written += &format!("&{}-", BASE64_NOPAD.encode(&units).replace('/', ","));
        }
        rest = after;
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_in_rfc() {
        for (name, expected) in [
            ("INBOX", "INBOX"),
            ("Tom & Jerry", "Tom &- Jerry"),
            ("~peter/mail/台北/日本語", "~peter/mail/&U,BTFw-/&ZeVnLIqe-"),
            ("Schachzüge", "Schachz&APw-ge"),
            ("♔😀", "&JlTYPd4A-"),
            ("", ""),
        ] {
            assert_eq!(encode(name), expected, "{name}");
        }
    }
}
