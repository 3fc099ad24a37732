//! A browser without scripts: it keeps cookies, fills forms and parses what it gets.

use std::{cell::RefCell, collections::BTreeMap};

use actix_web::{
    cookie::Cookie,
    http::{Method, Version},
    test::TestRequest,
};
use app::ports::{Ledger, Purpose, Vault as _, read};
use html5ever::{ParseOpts, parse_document, tendril::TendrilSink as _};
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use store::{keys::KeyRing, testing::TestInstance};

use crate::testing::{Answer, Server, request};

/// An element of a page.
#[derive(Clone)]
pub struct Element(Handle);

impl Element {
    pub fn name(&self) -> &str {
        match &self.0.data {
            NodeData::Element { name, .. } => &name.local,
            _ => "",
        }
    }

    pub fn attribute(&self, wanted: &str) -> Option<String> {
        let NodeData::Element { attrs, .. } = &self.0.data else { return None };
        let attrs = attrs.borrow();
        let found = attrs.iter().find(|attribute| &*attribute.name.local == wanted)?;
        Some(found.value.to_string())
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        walk(&self.0, &mut |node| {
            if let NodeData::Text { contents } = &node.data {
                text.push_str(&contents.borrow());
            }
        });
        text.trim().to_owned()
    }

    /// The elements below it of this name.
    pub fn all(&self, name: &str) -> Vec<Self> {
        let mut found = Vec::new();
        walk(&self.0, &mut |node| {
            let element = Self(node.clone());
            if element.name() == name {
                found.push(element);
            }
        });
        found
    }
}

fn walk(node: &Handle, visit: &mut dyn FnMut(&Handle)) {
    visit(node);
    node.children.borrow().iter().for_each(|child| walk(child, visit));
}

/// Attributes that are shown or read aloud, or that a script shows.
fn is_shown(element: &str, attribute: &str) -> bool {
    match attribute {
        "value" => element == "input",
        "aria-label" | "aria-description" | "aria-valuetext" | "title" | "alt" | "placeholder" | "label" => {
            true
        }
        // Names of elements, squares and languages.
        "data-part" | "data-square" | "data-man" | "data-language" => false,
        _ => attribute.starts_with("data-"),
    }
}

fn collect(element: &Handle, shown: &mut Vec<String>) {
    if let NodeData::Text { contents } = &element.data {
        shown.push(contents.borrow().to_string());
    }
    if let NodeData::Element { name, attrs, .. } = &element.data {
        let is_for_programs = ["script", "style", "code", "pre"].contains(&&*name.local);
        let attrs = attrs.borrow();
        let is_hidden = |kind: &str| ["hidden", "checkbox", "radio"].contains(&kind);
        let kind = attrs.iter().find(|attribute| &*attribute.name.local == "type");
        if is_for_programs || kind.is_some_and(|kind| is_hidden(&kind.value)) {
            return;
        }
        let shows = attrs.iter().filter(|attribute| is_shown(&name.local, &attribute.name.local));
        shown.extend(shows.map(|attribute| attribute.value.to_string()));
    }
    element.children.borrow().iter().for_each(|child| collect(child, shown));
}

/// A form that is being filled.
#[derive(Clone)]
pub struct Form {
    action: String,
    pub fields: BTreeMap<String, String>,
}

/// The answer that a browser got.
pub struct Page {
    pub answer: Answer,
    root: Element,
}

impl Page {
    fn of(answer: Answer) -> Self {
        let dom = parse_document(RcDom::default(), ParseOpts::default()).one(&*answer.text);
        if answer.header("content-type").starts_with("text/html") && !answer.text.is_empty() {
            let errors = dom.errors.borrow();
            assert!(errors.is_empty(), "{errors:?}: {}", answer.text);
        }
        Self { root: Element(dom.document), answer }
    }

    pub fn status(&self) -> u16 {
        self.answer.status.as_u16()
    }

    pub fn all(&self, name: &str) -> Vec<Element> {
        self.root.all(name)
    }

    pub fn text(&self) -> String {
        let text = self.all("body").first().map_or_else(String::new, Element::text);
        text.replace('\u{a0}', " ")
    }

    /// Every text that a person reads, hears or gets from a script.
    pub fn shown(&self) -> Vec<String> {
        let mut shown = Vec::new();
        collect(&self.root.0, &mut shown);
        shown
    }

    /// The refusal on the page.
    pub fn refusal(&self) -> String {
        let refused = self.all("p").into_iter().find(|p| p.attribute("class").as_deref() == Some("refused"));
        refused.map_or_else(String::new, |refused| refused.text())
    }

    /// The input that is shown to be copied.
    pub fn kept(&self) -> Vec<String> {
        let fields = self.all("textarea").into_iter();
        fields.filter(|field| field.attribute("readonly").is_some()).map(|field| field.text()).collect()
    }

    pub fn to(&self) -> &str {
        self.answer.header("location")
    }

    /// The form that goes there, with the fields that a browser would send if nobody touched them.
    #[track_caller]
    pub fn form(&self, action: &str) -> Form {
        self.form_to(action).unwrap_or_else(|| panic!("no form for {action}: {}", self.answer.text))
    }

    /// [`Page::form`], if there is one.
    pub fn form_to(&self, action: &str) -> Option<Form> {
        let mut forms = self.all("form").into_iter();
        forms.find(|form| form.attribute("action").as_deref() == Some(action)).map(|form| Form::of(&form))
    }

    /// The form that goes there, of which a field has this value.
    #[track_caller]
    pub fn form_with(&self, action: &str, name: &str, value: &str) -> Form {
        let forms =
            self.all("form").into_iter().map(|form| Form::of(&form)).filter(|form| form.action == action);
        let found = forms.into_iter().find(|form| form.fields.get(name).is_some_and(|field| field == value));
        found.unwrap_or_else(|| panic!("no form for {action} with {name}={value}: {}", self.answer.text))
    }

    /// Every form that is sent, with each of its buttons, and what tells it from others.
    pub fn forms(&self) -> Vec<(String, Form)> {
        let posts = |form: &Element| form.attribute("method").as_deref() == Some("post");
        let forms = self.all("form").into_iter().filter(posts).flat_map(|form| {
            let button = |button: Element| Some((button.attribute("name")?, button.attribute("value")?));
            let mut buttons: Vec<_> = form.all("button").into_iter().map(button).collect();
            buttons.dedup();
            let whole = Form::of(&form);
            buttons.into_iter().map(move |button| {
                let form = match &button {
                    Some((name, value)) => whole.clone().with(name, value),
                    None => whole.clone(),
                };
                (format!("{} {:?} {button:?}", form.action, form.fields.keys()), form)
            })
        });
        forms.collect()
    }

    /// The form with a button of this value, with that button; none if there is none.
    pub fn form_of_button(&self, value: &str) -> Option<Form> {
        let named = |button: &Element| button.attribute("value").as_deref() == Some(value);
        let forms = self.all("form").into_iter();
        let (form, button) = forms
            .filter_map(|form| Some((form.clone(), form.all("button").into_iter().find(named)?)))
            .next()?;
        Some(Form::of(&form).with(&button.attribute("name")?, value))
    }
}

impl Form {
    fn of(form: &Element) -> Self {
        let mut fields = BTreeMap::new();
        for field in ["input", "textarea", "select"].into_iter().flat_map(|name| form.all(name)) {
            let Some(name) = field.attribute("name") else { continue };
            let kind = field.attribute("type").unwrap_or_default();
            let is_box = matches!(kind.as_str(), "checkbox" | "radio");
            if is_box && field.attribute("checked").is_none() {
                continue;
            }
            let value = match field.name() {
                "textarea" => field.text(),
                "select" => {
                    let options = field.all("option");
                    let chosen = options.iter().find(|option| option.attribute("selected").is_some());
                    let chosen = chosen.or(options.first()).and_then(|option| option.attribute("value"));
                    chosen.unwrap_or_default()
                }
                _ => field.attribute("value").unwrap_or_default(),
            };
            fields.insert(name, value);
        }
        Self { action: form.attribute("action").unwrap_or_default(), fields }
    }

    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.fields.insert(name.to_owned(), value.into());
        self
    }

    pub fn without(mut self, name: &str) -> Self {
        self.fields.remove(name);
        self
    }

    pub fn moved_to(mut self, action: &str) -> Self {
        action.clone_into(&mut self.action);
        self
    }

    /// The request that a browser makes of it, without cookies.
    pub fn request(&self) -> TestRequest {
        request(Method::POST, &self.action, "", None)
            .insert_header(("Accept", "text/html"))
            .set_form(&self.fields)
    }
}

pub struct Browser<'a> {
    server: &'a Server,
    /// The name by which it asks for the service.
    pub host: &'static str,
    /// The address from which it asks.
    pub from: [u8; 4],
    /// A header that a proxy adds.
    pub added: Option<(&'static str, &'static str)>,
    pub version: Version,
    pub language: &'static str,
    cookies: RefCell<BTreeMap<String, String>>,
}

impl<'a> Browser<'a> {
    pub fn new(server: &'a Server) -> Self {
        let (from, cookies) = ([127, 0, 0, 1], RefCell::default());
        Self {
            server,
            host: "localhost:8080",
            from,
            added: None,
            version: Version::HTTP_11,
            language: "en",
            cookies,
        }
    }

    /// A browser in which this player is signed in.
    pub async fn of(server: &'a Server, instance: &TestInstance, name: &str) -> Self {
        let browser = Self::new(server);
        let page = browser.get("/sign-in").await;
        let email = format!("{}@example.org", name.to_ascii_lowercase());
        let page = browser.submit(page.form("/sign-in").with("email", email)).await;
        assert_eq!((page.status(), page.to()), (303, "/sign-in/code"), "{}", page.answer.text);
        let page = browser.get(page.to()).await;
        let page = browser.submit(page.form("/sign-in/code").with("code", code(instance))).await;
        assert_eq!((page.status(), page.to()), (303, "/games"), "{}", page.answer.text);
        browser
    }

    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.borrow().get(name).cloned()
    }

    pub fn set_cookie(&self, name: &str, value: &str) {
        self.cookies.borrow_mut().insert(name.to_owned(), value.to_owned());
    }

    /// Sends a request with the browser's cookies, and keeps those that come back.
    pub async fn send(&self, request: TestRequest) -> Page {
        let cookies = self.cookies.borrow().clone();
        let request = request
            .insert_header(("Host", self.host))
            .peer_addr((self.from, 4711).into())
            .version(self.version);
        let request = self.added.into_iter().fold(request, TestRequest::insert_header);
        let with_cookies = cookies
            .iter()
            .fold(request, |request, (name, value)| request.cookie(Cookie::new(name.clone(), value.clone())));
        let answer = self.server.send(with_cookies).await;
        for field in answer.headers.get_all("set-cookie") {
            let cookie = Cookie::parse(field.to_str().unwrap().to_owned()).unwrap();
            let ended = cookie.max_age().is_some_and(|age| age.is_zero());
            if ended {
                self.cookies.borrow_mut().remove(cookie.name());
            } else {
                self.set_cookie(cookie.name(), cookie.value());
            }
        }
        Page::of(answer)
    }

    pub async fn get(&self, path: &str) -> Page {
        let path = path.split('#').next().unwrap_or_default();
        let language = ("Accept-Language", self.language);
        let request = request(Method::GET, path, "", None).insert_header(("Accept", "text/html"));
        self.send(request.insert_header(language)).await
    }

    pub async fn submit(&self, form: Form) -> Page {
        let request = form.request().insert_header(("Accept-Language", self.language));
        self.send(request.insert_header(("Sec-Fetch-Site", "same-origin"))).await
    }
}

impl Browser<'_> {
    /// Sends the form of an offer, and confirms what is shown. A refused one is the answer.
    pub async fn offer(&self, form: Form) -> Page {
        let shown = self.submit(form).await;
        if shown.status() != 200 {
            return shown;
        }
        self.submit(shown.form("/new")).await
    }
}

/// The code in the newest mail.
pub fn code(instance: &TestInstance) -> String {
    let ledger: &dyn Ledger = &*instance.store;
    let mail = read(ledger, |view| view.outbox(None, None, 1)).unwrap().remove(0).mail;
    let vault = KeyRing::new(&[7; 32]).unwrap();
    let code = vault.open(Purpose::OutgoingSecret, &mail.key, &mail.secret.expect("a code")).unwrap();
    String::from_utf8(code).unwrap()
}
