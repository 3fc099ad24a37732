//! SOAP 1.1 around Xfcc: requests in, answers out, the XML by quick-xml.

use std::{
    borrow::Cow,
    io::{self, Write as _},
};

use app::people::Secret;
use messages::{Message, msg};
use quick_xml::{
    Reader, Writer,
    errors::IllFormedError,
    escape::partial_escape,
    events::{BytesDecl, BytesText, Event},
};

/// The namespace of Xfcc.
pub(super) const NAMESPACE: &str = "http://www.bennedik.com/webservices/XfccBasic";

/// Bytes of a request at most: a message of 2,000 characters, each written as a reference, and the rest.
const MAX_BYTES: usize = 64 * 1024;

/// Elements within each other at most. A request has four.
const MAX_DEPTH: usize = 8;

/// Fields of a request at most: the largest has 10, and programs may know more. Each is compared with all before it.
const MAX_FIELDS: usize = 20;

/// A fault of a request.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Malformed {
    /// Longer than [`MAX_BYTES`], or deeper than [`MAX_DEPTH`].
    TooLarge,
    /// No well-formed XML.
    Xml,
    /// An ampersand that begins no reference of XML itself.
    Ampersand,
    /// A document type: none is read, nor anything that it declares.
    DocType,
    /// No single request in a single SOAP envelope.
    Envelope,
    /// A field is there twice, or holds elements; or there are more than [`MAX_FIELDS`].
    Field,
    /// No request of Xfcc.
    Operation,
}

impl Malformed {
    pub(super) fn message(self) -> Message {
        match self {
            Self::TooLarge => msg!("xfcc-too-large"),
            Self::Xml => msg!("xfcc-no-xml"),
            Self::Ampersand => msg!("xfcc-ampersand"),
            Self::DocType => msg!("xfcc-doctype"),
            Self::Envelope => msg!("xfcc-envelope"),
            Self::Field => msg!("xfcc-field"),
            Self::Operation => msg!("xfcc-operation"),
        }
    }
}

/// A request.
pub(super) struct Call {
    pub username: String,
    pub password: Secret,
    pub operation: Operation,
}

pub(super) enum Operation {
    GetMyGames,
    MakeAMove(Order),
    /// Parameters of a later version of the protocol, which nothing describes.
    MakeAMove2,
}

/// The fields of a move, as they were sent.
#[derive(Clone, Default)]
pub(super) struct Order {
    pub game_id: String,
    pub resign: bool,
    pub accept_draw: bool,
    pub offer_draw: bool,
    pub claim_draw: bool,
    /// The number of a full move; 0 where it is missing or no number.
    pub movecount: u32,
    pub my_move: String,
    pub my_message: String,
}

/// The names and the texts of the elements in the request.
struct Fields {
    operation: String,
    fields: Vec<(String, String)>,
}

impl Fields {
    fn take(&mut self, name: &str) -> String {
        let found = self.fields.iter_mut().find(|(field, _)| field == name);
        found.map(|(_, text)| std::mem::take(text)).unwrap_or_default()
    }

    fn flag(&mut self, name: &str) -> Result<bool, Malformed> {
        match self.take(name).trim().to_ascii_lowercase().as_str() {
            "1" | "true" => Ok(true),
            "" | "0" | "false" => Ok(false),
            _ => Err(Malformed::Field),
        }
    }
}

/// Reads a request.
pub(super) fn read(body: &[u8]) -> Result<Call, Malformed> {
    if body.len() > MAX_BYTES {
        return Err(Malformed::TooLarge);
    }
    let mut fields = read_fields(&decode(body))?;
    let (username, password) = (fields.take("username"), Secret(fields.take("password").trim().to_owned()));
    let operation = match fields.operation.as_str() {
        "GetMyGames" => Operation::GetMyGames,
        "MakeAMove" => Operation::MakeAMove(Order {
            game_id: fields.take("gameId").trim().to_owned(),
            resign: fields.flag("resign")?,
            accept_draw: fields.flag("acceptDraw")?,
            offer_draw: fields.flag("offerDraw")?,
            claim_draw: fields.flag("claimDraw")?,
            movecount: fields.take("movecount").trim().parse().unwrap_or_default(),
            my_move: fields.take("myMove").trim().to_owned(),
            my_message: fields.take("myMessage").trim().to_owned(),
        }),
        "MakeAMove2" => Operation::MakeAMove2,
        _ => return Err(Malformed::Operation),
    };
    Ok(Call { username, password, operation })
}

/// Scid declares UTF-8 and sends the last byte of each code point, because Tcl's http package does: for names of western
/// Europe that is Latin-1.
fn decode(body: &[u8]) -> Cow<'_, str> {
    let body = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    match std::str::from_utf8(body) {
        Ok(text) => text.into(),
        Err(_other_encoding) => body.iter().copied().map(char::from).collect::<String>().into(),
    }
}

/// Prefixes of namespaces do not matter: every client has its own.
fn read_fields(text: &str) -> Result<Fields, Malformed> {
    if text.contains('\0') {
        return Err(Malformed::Xml);
    }
    let mut reader = Reader::from_str(text);
    reader.config_mut().expand_empty_elements = true;
    let mut path: Vec<String> = Vec::new();
    let (mut envelopes, mut bodies) = (0, 0);
    let mut found: Option<Fields> = None;
    loop {
        match reader.read_event().map_err(|error| fault(&error))? {
            Event::Start(start) => {
                if path.len() >= MAX_DEPTH {
                    return Err(Malformed::TooLarge);
                }
                let name = start.local_name().into_inner().to_owned();
                let within: Vec<&str> = path.iter().map(String::as_str).collect();
                match within.as_slice() {
                    [] if name == "Envelope" => envelopes += 1,
                    ["Envelope"] if name == "Body" => bodies += 1,
                    ["Envelope"] if name == "Header" => {}
                    ["Envelope", "Header", ..] => {}
                    ["Envelope", "Body"] if found.is_none() => {
                        found = Some(Fields { operation: name.clone(), fields: Vec::new() });
                    }
                    ["Envelope", "Body", _] => {
                        let fields = &mut found.as_mut().ok_or(Malformed::Envelope)?.fields;
                        if fields.len() >= MAX_FIELDS || fields.iter().any(|(field, _)| *field == name) {
                            return Err(Malformed::Field);
                        }
                        fields.push((name.clone(), String::new()));
                    }
                    ["Envelope", "Body", _, _, ..] => return Err(Malformed::Field),
                    _ => return Err(Malformed::Envelope),
                }
                path.push(name);
            }
            Event::End(_) => drop(path.pop()),
            Event::Text(text) => add(&path, &mut found, &text.xml10_content())?,
            Event::CData(text) => add(&path, &mut found, &text.xml10_content())?,
            Event::GeneralRef(reference) => {
                let character = reference.resolve_char_ref().map_err(|_number| Malformed::Xml)?;
                let character = match (character, &*reference) {
                    (Some(character), _) if is_xml(character) => character,
                    (Some(_), _) => return Err(Malformed::Xml),
                    (None, "amp") => '&',
                    (None, "lt") => '<',
                    (None, "gt") => '>',
                    (None, "quot") => '"',
                    (None, "apos") => '\'',
                    (None, _) => return Err(Malformed::Ampersand),
                };
                add(&path, &mut found, character.encode_utf8(&mut [0; 4]))?;
            }
            Event::DocType(_) => return Err(Malformed::DocType),
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            Event::Eof => break,
        }
    }
    match found {
        Some(found) if path.is_empty() && (envelopes, bodies) == (1, 1) => Ok(found),
        _ => Err(if path.is_empty() { Malformed::Envelope } else { Malformed::Xml }),
    }
}

/// Text is in a field, or is white space.
fn add(path: &[String], found: &mut Option<Fields>, text: &str) -> Result<(), Malformed> {
    if path.len() == 4
        && path.get(1).is_some_and(|part| part == "Body")
        && let Some((_, field)) = found.as_mut().and_then(|found| found.fields.last_mut())
    {
        field.push_str(text);
        return Ok(());
    }
    let in_header = path.get(1).is_some_and(|part| part == "Header");
    if in_header || text.trim().is_empty() { Ok(()) } else { Err(Malformed::Envelope) }
}

fn fault(error: &quick_xml::Error) -> Malformed {
    match error {
        quick_xml::Error::IllFormed(IllFormedError::UnclosedReference) => Malformed::Ampersand,
        _ => Malformed::Xml,
    }
}

/// XML 1.0 2.2, without the surrogates that no `char` is.
const fn is_xml(c: char) -> bool {
    !matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}')
}

/// An answer being written.
pub(super) type Answer = Writer<Vec<u8>>;

/// Writes an element with a text. scidCommunity removes line breaks and so joins words.
pub(super) fn element(answer: &mut Answer, name: &str, text: &str) -> io::Result<()> {
    let text: String = text.chars().filter(|&c| is_xml(c)).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    answer.create_element(name).write_text_content(BytesText::from_escaped(partial_escape(&text))).map(drop)
}

/// Writes the answer to an operation, with the default namespace and the prefix `soap`: Scid looks for these very
/// characters.
pub(super) fn answer(
    operation: &str,
    result: impl FnOnce(&mut Answer) -> io::Result<()>,
) -> io::Result<Vec<u8>> {
    envelope(|body| {
        body.create_element(format!("{operation}Response"))
            .with_attribute(("xmlns", NAMESPACE))
            .write_inner_content(result)
            .map(drop)
    })
}

/// Writes a fault of SOAP 1.1. `by`: `Client` or `Server`.
pub(super) fn soap_fault(by: &str, reason: &str) -> io::Result<Vec<u8>> {
    envelope(|body| {
        let fault = body.create_element("soap:Fault");
        fault
            .write_inner_content(|fault| {
                element(fault, "faultcode", &format!("soap:{by}"))?;
                element(fault, "faultstring", reason)
            })
            .map(drop)
    })
}

fn envelope(body: impl FnOnce(&mut Answer) -> io::Result<()>) -> io::Result<Vec<u8>> {
    let mut answer = Writer::new(Vec::new());
    answer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    answer
        .create_element("soap:Envelope")
        .with_attribute(("xmlns:soap", "http://schemas.xmlsoap.org/soap/envelope/"))
        .with_attribute(("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"))
        .with_attribute(("xmlns:xsd", "http://www.w3.org/2001/XMLSchema"))
        .write_inner_content(|envelope| {
            envelope.create_element("soap:Body").write_inner_content(body).map(drop)
        })?;
    answer.get_mut().flush()?;
    Ok(answer.into_inner())
}
