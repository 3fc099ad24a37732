//! The visitor of these pages, and the parts that they share.

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use app::ports::Role;
use maud::{Markup, html};
use messages::Message;

use crate::{
    http::problem::Problem,
    pages::visitor::{Extraction, Frame, Member},
};

/// Rows of a list.
pub(super) const ROWS: u32 = 50;

/// A visitor who is an administrator. To anybody else these pages are not there.
pub(super) struct Administrator(pub(super) Member);

impl FromRequest for Administrator {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let member = Member::of_role(request, payload, Role::Administrator);
        Box::pin(async move { Ok(Self(member.await?)) })
    }
}

impl Frame {
    /// A fact with its name before it.
    pub(super) fn fact(&self, name: &Message, value: &Message) -> Markup {
        html! { dt { (self.say(name)) } dd { bdi { (self.say(value)) } } }
    }
}

/// The place behind which a list goes on, if this part of it is full.
pub(super) fn rest<T, K>(rows: &[T], place: impl Fn(&T) -> K) -> Option<K> {
    rows.last().filter(|_| rows.len() >= ROWS as usize).map(place)
}
