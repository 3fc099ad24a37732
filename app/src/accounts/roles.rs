//! Roles: the first administrator, and what administrators give.

use domain::{Instant, PlayerId, Span};

use crate::model::account_refusal::Answer;
use crate::{
    Failure,
    accounts::{
        codes::{CodeRequest, FreshCode},
        service::Accounts,
        sign_in::signed_up_player,
    },
    kernel::{account_notice::news, trail::record},
    model::{
        AccountNotice, Code, CodePurpose, Missing, PeopleRefusal, Player, Recipient, Role, Secret,
        names::check_email,
    },
    ports::{Tx, View, read, write},
};

/// The first code of an administrator is good for this long (ASVS 6.4.1).
const FIRST_CODE_LIFE: Span = Span::hours(24);

/// The first sign-in of an account made by the operator, without any mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FirstSignIn {
    /// The player.
    pub player: Player,
    /// The request and its code, for `POST /v1/sign-in/confirm`; good for 24 hours.
    pub request: CodeRequest,
    /// The code, once.
    pub code: Secret,
}

impl Accounts {
    /// Tells whether somebody is an administrator. There is no default account: until the operator makes the first one,
    /// nobody is.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn has_administrator(&self) -> Result<bool, Failure> {
        read(&*self.kernel.ledger, |view: &mut dyn View| view.has_administrator(None))
    }

    /// Makes an administrator on the word of the operator: a new account, or the one that has the address. The
    /// answer has what they need to sign in once; no mail is sent.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals for a bad or taken name and a bad address.
    pub fn make_administrator(&self, name: &str, email: &str) -> Answer<FirstSignIn> {
        let checked = self.kernel.settings.check_name(name).and_then(|name| {
            Ok((name, check_email(email, |email| self.kernel.settings.is_own_address(email))?))
        });
        let (name, email) = match checked {
            Ok(checked) => checked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let fresh = FreshCode::draw(&self.kernel, FIRST_CODE_LIFE);
        let language = self.kernel.settings.language.clone();
        // Not the mailbox's own digest: nobody who asks for a code can void this one.
        let mailbox = self.kernel.digest("first-sign-in", &[&email]);
        write(&*self.kernel.ledger, move |tx| {
            let player = match tx.player_by_email(&email)? {
                Some(mut player) => {
                    player.role = Role::Administrator;
                    tx.update_player(&player)?;
                    player
                }
                None if tx.is_name_taken(&name)? => return Ok(Err(PeopleRefusal::NameTaken)),
                None => {
                    let player = Player::new(name.clone(), email.clone(), Role::Administrator, fresh.at);
                    signed_up_player(tx, Player { language: language.clone(), ..player })?
                }
            };
            record(tx, player.id, None, fresh.at, "role_changed", "administrator")?;
            tx.add_code(&Code {
                mailbox,
                purpose: CodePurpose::SignIn { player: Some(player.id) },
                ..fresh.row()
            })?;
            Ok(Ok(FirstSignIn { player, request: fresh.answer(), code: fresh.code.clone() }))
        })
    }

    /// Gives an account another role, at once. `by` is an administrator, or `None` for the operator.
    ///
    /// # Errors
    ///
    /// [`Failure`]; refusals when `by` is no administrator now, and for the last administrator.
    pub fn set_role(&self, by: Option<PlayerId>, player: PlayerId, role: Role) -> Answer<Player> {
        let (at, unique) = (self.kernel.now(), self.kernel.unique());
        write(&*self.kernel.ledger, move |tx| change_role(tx, by, player, role, (at, role.name(), &unique)))
    }
}

/// Gives an account another role, which the trail of the account records in these words, and a mail tells.
pub(crate) fn change_role(
    tx: &mut dyn Tx,
    by: Option<PlayerId>,
    player: PlayerId,
    role: Role,
    (at, words, unique): (Instant, &str, &str),
) -> Answer<Player> {
    // Looked up again here: the caller may have lost the role since their request came in.
    if let Some(by) = by
        && !is_administrator(tx, by)?
    {
        return Ok(Err(PeopleRefusal::NotAnAdministrator));
    }
    let Some(mut changed) = tx.player(player)?.filter(|player| player.email.is_some()) else {
        return Ok(Err(PeopleRefusal::NotFound { what: Missing::Account }));
    };
    if changed.role == role {
        return Ok(Ok(changed));
    }
    if changed.role == Role::Administrator && !tx.has_administrator(Some(player))? {
        return Ok(Err(PeopleRefusal::LastAdministrator));
    }
    changed.role = role;
    tx.update_player(&changed)?;
    record(tx, player, by, at, "role_changed", words)?;
    let told = AccountNotice::RoleChanged { role };
    tx.enqueue(&news(unique, Recipient::Player(player), &told, at))?;
    Ok(Ok(changed))
}

/// Tells whether an account has the role now.
pub(crate) fn is_administrator(tx: &mut dyn Tx, id: PlayerId) -> Result<bool, Failure> {
    Ok(tx.player(id)?.is_some_and(|player| player.role == Role::Administrator))
}
