/// Writes the items of lists as lines, without the mark that a reader of mail shows before them. The number of an item is not
/// that of a move. Items of a list within a list are indented.
pub(super) fn without_lists(html: &str) -> String {
    let mut text = String::with_capacity(html.len() + 64);
    // If an item is open, of each list that is.
    let mut lists: Vec<bool> = Vec::new();
    for (n, piece) in html.split('<').enumerate() {
        let (slash, rest) = piece.strip_prefix('/').map_or(("", piece), |rest| ("/", rest));
        let name = rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let is = |tag: &str| n > 0 && name.eq_ignore_ascii_case(tag);
        let (is_list, is_item) = (is("ol") || is("ul"), is("li"));
        if !is_list && !is_item {
            text.push_str(if n > 0 { "<" } else { "" });
            text.push_str(piece);
            continue;
        }
        let begins = slash.is_empty();
        let is_open = lists.last_mut().map(|is_item_open| {
            let is_open = *is_item_open;
            *is_item_open = is_open && is_list && begins || is_item && begins;
            is_open
        });
        // An item ends where the next begins and where its list ends; its own end tag may be left out.
        if is_open == Some(true) && !(is_list && begins) && (!is_item || begins) {
            text.push_str("</div>");
        }
        if is_list && begins {
            lists.push(false);
        } else if is_list {
            lists.pop();
        }
        text.extend(["<", slash, "div"]);
        let rest = &rest[name.len()..];
        match rest.split_once('>').filter(|_| is_item && begins) {
            Some((attributes, content)) => {
                text.extend([attributes, ">"]);
                text.extend(std::iter::repeat_n("&nbsp;", 2 * lists.len().saturating_sub(1).min(40)));
                text.push_str(content);
            }
            None => text.push_str(rest),
        }
    }
    text
}
