//! Mail to the mailboxes whose names are public. No token proves its author. It is executed only if our own server vouches
//! for the author's domain, or the author confirms it by a reply.

use app::{
    Address, Failure, Mailbox, Settings, game_in_subject,
    inbox::{ConfirmationAsked, Disposition, Entry, JoinAsked, Reply, ReplyTo, Transcript},
    ports::{Inbound, InboxState, Player, Recipient},
};
use messages::{Arg, Language, Sentence, msg, written_in};

use super::{
    authres::Verdict,
    fields::Surroundings,
    language::answer_in_any,
    parse::{Parsed, parse},
    quoting::Written,
    replies, speech,
    worker::{Unfiled, Worker, is_disowned, own_lines},
};

impl Worker {
    /// Mail for the people who run the service.
    pub(super) fn for_operator(mail: &Inbound, parsed: &Parsed, mailbox: Mailbox) -> Disposition {
        let reason = parsed.automatic.or_else(|| mail.sender.is_empty().then_some("null_sender"));
        // Complaints are written by machines (RFC 5965). Nothing that could be an answer to a mail of ours is passed on.
        let is_loop = |reason| matches!(reason, "null_sender" | "loop" | "own_address" | "robot");
        match reason {
            Some(reason) if mailbox != Mailbox::Abuse || is_loop(reason) => {
                Disposition::quiet(InboxState::Auto, reason)
            }
            _ => Disposition { pass_on: true, ..Disposition::quiet(InboxState::Applied, "passed_on") },
        }
    }

    /// Mail of a person to join@, play@ or help@.
    pub(super) fn public(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        mailbox: Mailbox,
        before: &Unfiled,
    ) -> Result<Disposition, Failure> {
        if is_disowned(mail, parsed) {
            return Ok(Disposition::quiet(InboxState::Quarantined, "dmarc_fail"));
        }
        let from = parsed.from.as_deref().unwrap_or_default();
        match self.service.accounts.player_by_email(from)? {
            Some(player) => self.known(mail, parsed, mailbox, &player, before),
            None => self.stranger(mail, parsed, mailbox, from),
        }
    }

    /// A player wrote without a reply address of theirs.
    fn known(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        mailbox: Mailbox,
        player: &Player,
        before: &Unfiled,
    ) -> Result<Disposition, Failure> {
        if mailbox == Mailbox::Play
            && let Some(game) = game_in_subject(&parsed.subject)
            && let Some(view) = self.service.games.game(game)?
            && view.row.state.color_of(player.id).is_some()
        {
            let named = Address::Named { game, player: player.id, seen: view.row.state.position_id() };
            return Ok(Disposition {
                readdress: Some(named),
                ..Disposition::quiet(InboxState::Received, "")
            });
        }
        if mailbox == Mailbox::Play && parsed.verdict == Verdict::Pass {
            let own = Inbound { address: Address::Account { player: player.id }, ..mail.clone() };
            return self.judge_about(&own, parsed, before, false, false);
        }
        let summary = msg!("mail-to-public-address", name = &player.name, mailbox = mailbox.name());
        let help = Entry { line: msg!("command-help").into(), answer: replies::help(player), ok: true };
        let transcript = Transcript { summary: summary.into(), entries: vec![help], ..Transcript::default() };
        let to = ReplyTo { to: Recipient::Player(player.id), game: None, ply: None };
        let reply = Some((to, Reply::Transcript(transcript)));
        Ok(Disposition { reply, ..Disposition::quiet(InboxState::Applied, "helped") })
    }

    /// Somebody without an account wrote.
    fn stranger(
        &self,
        mail: &Inbound,
        parsed: &Parsed,
        mailbox: Mailbox,
        from: &str,
    ) -> Result<Disposition, Failure> {
        let Some(name) = wanted(self.service.settings(), parsed, mailbox) else {
            let settings = self.service.settings();
            let join = self.service.mail_out.mail_address(Address::Public(Mailbox::Join));
            let (site, url) = (&settings.site_name, &settings.public_url);
            let summary = msg!("mail-of-stranger", site = site, address = join, url = url).into();
            let language = language(parsed).map(|language| language.tag.to_owned());
            let transcript = Transcript { summary, language, ..Transcript::default() };
            let reply = Some((to_stranger(from), Reply::Transcript(transcript)));
            return Ok(Disposition { reply, ..Disposition::quiet(InboxState::Applied, "helped") });
        };
        let language = language(parsed).map(|language| language.tag.to_owned());
        if mail.confirmed
            && let Some(name) = &name
            && let Ok(_player) = self.service.accounts.add_player(name, from, language.as_deref())?
        {
            return Ok(Disposition::quiet(InboxState::Applied, "joined"));
        }
        let asked = match &name {
            None => JoinAsked { language, ..JoinAsked::default() },
            Some(name) => match self.service.accounts.free_name(name)? {
                Ok(name) => JoinAsked { name: Some(name), why: Arg::default(), language },
                Err(refusal) => JoinAsked { name: None, why: refusal.message().into(), language },
            },
        };
        Ok(Disposition {
            reply: Some(self.ask_stranger(mail.id, from, asked)),
            ..Disposition::quiet(InboxState::PendingConfirm, "joins")
        })
    }

    fn ask_stranger(&self, inbox: i64, from: &str, join: JoinAsked) -> (ReplyTo, Reply) {
        let until = self.service.time.now() + app::inbox::CONFIRM_WITHIN;
        let asked = ConfirmationAsked {
            inbox,
            from: from.to_owned(),
            until,
            suggestion: None,
            to_public: true,
            unproved: false,
            join: Some(join),
            next_answer_at: None,
        };
        (to_stranger(from), Reply::Confirmation(asked))
    }

    /// A reply to our question whether somebody wants an account. Its address went to theirs alone, and so proves it.
    pub(super) fn joined(
        &self,
        parsed: &Parsed,
        asked: &Inbound,
        mailbox: Mailbox,
    ) -> Result<Disposition, Failure> {
        let first = match asked.raw {
            Some(_) if asked.state == InboxState::PendingConfirm => {
                parse(&self.service.mail_in.open_mail(asked)?, &Surroundings::default()).ok()
            }
            _ => None,
        };
        let Some((first, email)) =
            first.and_then(|first| first.from.clone().ok().map(|email| (first, email)))
        else {
            return Ok(Disposition::quiet(InboxState::Duplicate, "nothing_waits"));
        };
        // The question was in the language of the first mail, or in that of the site.
        let asked_in = language(&first).or_else(|| language(parsed));
        let read = asked_in.or_else(|| Language::of(&self.service.settings().language));
        let lines = own_lines(&parsed.body, &[], read);
        // Where neither mail chose a language, ours was a guess, and there is none to keep to.
        let chosen = chosen(parsed).or_else(|| chosen(&first));
        let in_any = if chosen.is_none() { answer_of(&lines) } else { None };
        let answered_in = in_any.and_then(|(_, language)| language);
        let language = chosen.or_else(|| spoken(parsed)).or(answered_in).or(asked_in);
        let language = language.map(|language| language.tag.to_owned());
        let says = |is_yes| in_any.is_some_and(|(agrees, _)| agrees == is_yes);
        let asks = |name, why| {
            let join = JoinAsked { name, why, language: language.clone() };
            let reply = Some(self.ask_stranger(asked.id, &email, join));
            Ok(Disposition { reply, ..Disposition::quiet(InboxState::Rejected, "no_yes") })
        };
        let name = match named(parsed).filter(|name| !name.is_empty()) {
            Some(name) => Some(name),
            None if says(true) || lines.iter().any(|line| speech::agrees(&line.text)) => {
                wanted(self.service.settings(), &first, mailbox).flatten()
            }
            None if says(false) || lines.first().is_some_and(|line| speech::refuses(&line.text)) => {
                self.service.inbox.disown(asked.id)?;
                return Ok(Disposition::quiet(InboxState::Applied, "disowned"));
            }
            None => {
                let why = msg!("join-unclear").into();
                return asks(wanted(self.service.settings(), &first, mailbox).flatten(), why);
            }
        };
        let Some(name) = name else { return asks(None, Arg::default()) };
        match self.service.accounts.add_player(&name, &email, language.as_deref())? {
            Ok(_player) => {
                self.service.inbox.joined(asked.id)?;
                Ok(Disposition::quiet(InboxState::Applied, "joined"))
            }
            Err(refusal) => asks(None, refusal.message().into()),
        }
    }
}

fn to_stranger(from: &str) -> ReplyTo {
    ReplyTo { to: Recipient::Address(from.to_owned()), game: None, ply: None }
}

/// Finds a yes or a no in any language, and the language if it is clear. As in English, a no is the
/// first line, and so is a word that is also thanks: "tak" below a text is no yes.
fn answer_of(lines: &[Written]) -> Option<(bool, Option<&'static Language>)> {
    let found = |(at, line): (usize, &Written)| {
        let is_answer = |agrees: bool| at == 0 || agrees && !speech::is_courtesy(line.as_written());
        answer_in_any(line.as_written()).filter(|(agrees, _)| is_answer(*agrees))
    };
    lines.iter().enumerate().find_map(found)
}

/// Reads whether a mail asks for an account, and the name for it: behind the word `join`, else beside the address in From.
fn wanted(settings: &Settings, parsed: &Parsed, mailbox: Mailbox) -> Option<Option<String>> {
    let named = named(parsed);
    (named.is_some() || mailbox == Mailbox::Join).then(|| {
        let named = named.filter(|name| !name.is_empty());
        named.or_else(|| settings.check_name(parsed.from_name.trim()).ok())
    })
}

/// Finds the text behind the word `join` in a line or the subject.
fn named(parsed: &Parsed) -> Option<String> {
    let named: Vec<String> = joins(parsed).map(|(name, _language)| name).collect();
    named.iter().find(|name| !name.is_empty()).or(named.first()).cloned()
}

/// Finds the language of the word `join`: a stranger chooses theirs by it.
fn chosen(parsed: &Parsed) -> Option<&'static Language> {
    joins(parsed).find_map(|(_name, language)| language)
}

/// Finds the language that somebody without an account writes in: of the word `join`, or of their text.
fn spoken(parsed: &Parsed) -> Option<&'static Language> {
    chosen(parsed).or_else(|| {
        let lines = own_lines(&parsed.body, &[], None);
        // A name is of no language.
        let prose = lines.iter().map(Written::as_written).filter(|line| join(line).is_none());
        written_in(&prose.collect::<Vec<_>>().join("\n"))
    })
}

/// Finds the language of somebody without an account: the one that they write in, or that their program names.
fn language(parsed: &Parsed) -> Option<&'static Language> {
    spoken(parsed).or_else(|| Language::accepted(&parsed.languages))
}

/// The texts behind the word `join` in the lines and the subject, and the language of the word if it is not English.
fn joins(parsed: &Parsed) -> impl Iterator<Item = (String, Option<&'static Language>)> {
    let lines = own_lines(&parsed.body, &[], None);
    let subject = Written { text: parsed.subject.clone(), ..Written::default() };
    lines.into_iter().chain([subject]).filter_map(|line| {
        let typed = |name| line.rest_as_typed(name).trim_end_matches('.').to_owned();
        let own = || {
            let mut begun = messages::commands(&line.text);
            let (language, begun) = begun.find(|(_, begun)| begun.said.trim_end_matches(':') == "join")?;
            is_short(begun.rest).then(|| (typed(begun.rest), Some(language)))
        };
        join(&line.text).map(|name| (typed(name), None)).or_else(own)
    })
}

fn is_short(name: &str) -> bool {
    name.chars().count() <= 60
}

/// Returns the text behind the word `join`.
fn join(line: &str) -> Option<&str> {
    let line = line.trim();
    let (word, name) = line.split_once([' ', ':']).unwrap_or((line.trim_end_matches('.'), ""));
    let name = name.trim_start_matches([':', ' ']).trim();
    (word.eq_ignore_ascii_case("join") && is_short(name)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found() {
        for (line, name) in [
            ("join Anna Berg", Some("Anna Berg")),
            ("Join: Anna", Some("Anna")),
            ("JOIN", Some("")),
            ("join.", Some("")),
            ("joint venture", None),
            ("I join", None),
        ] {
            assert_eq!(join(line), name, "{line}");
        }
    }
}
