//! The use cases of the service, the data they share, and the ports to the world.
//!
//! Imports run one way: `model` <- `ports` <- `kernel` <- `games` <- `log`, `lobby`, `accounts`, `mail_in`, `webhooks` <-
//! `mail_out` <- `time`, `ops` <- `service`. Everything is synchronous: callers on an async runtime use a blocking
//! thread, or [`Games::submit_then`].

mod accounts;
mod failure;
mod games;
mod kernel;
mod lobby;
pub mod log;
mod mail_in;
mod mail_out;
mod model;
mod ops;
pub mod ports;
mod scrub;
mod service;
mod time;
mod webhooks;

pub use accounts::{Access, Accounts};
pub use failure::Failure;
pub use games::{
    ArbiterQueue, BulkCommands, Games, Records,
    analysis::MAX_LINES,
    arbiter_notices::waits_for_holders,
    arbiter_queue::{
        adjourned::{Adjourned, QueuePage, WaitsFor},
        trail::{MailEvidence, Trail, TrailLine},
    },
    bulk_commands::run::BulkOutcome,
    envelopes::Recipients,
    notes::MAX_NOTES,
    possible::{game_after, is_possible, may_open},
    submit::preview::Preview,
    texts::MAX_MESSAGE,
};
pub use kernel::{MOST_SKEW, PRUNED_AT_ONCE, Settings, mail_address::ReplyAddress, names::MAX_PAGE};
pub use lobby::{
    Lobby,
    arrange::{CHALLENGE_EXPIRES, MAX_OPEN_CHALLENGES},
    list::MAX_LIST,
};
pub use mail_in::{Inbox, MailIn, MailSources};
pub use mail_out::MailOut;
pub use model::{
    Address, AnalysisLine, AnalysisLines, Bounce, ChallengeView, Channel, ClockView, ConditionalMovesView,
    ConditionalNotice, Frequency, GameView, HostedMailbox, Key, LegalMove, LobbyCommand, LobbyReceipt,
    LobbyRequest, MailStanding, MailTimes, Mailbox, Notes, NotesSaved, NoticeKind, NoticeNeed, OwnGame,
    PlayedGame, Preconditions, PublicGame, PublicPlayer, Receipt, Request, Scope, SealedText, Severity,
    Submission, Submitted, Texts, Unresolved, Viewer, Who, WholeGame, game_in_subject, game_of_program,
    message, record,
};
pub use ops::{
    Ops,
    administer::{AdministratorAct, Effect, Reason},
    installation::Restored,
    parked::{Hidden, ParkedMail},
    safe_text::ShownText,
    verify::{Fault, Verified},
};
pub use scrub::scrub_stack;
pub use service::Service;
pub use time::{Time, timekeeper::Tick};
pub use webhooks::Webhooks;

/// Incoming mail and the answers to it.
pub mod inbox {
    pub use crate::{
        kernel::mail_sources::TELL_AFTER,
        mail_in::{
            breaker::ANSWERS_PER_WINDOW,
            claims::{MAX_DEATHS, MAX_FAILURES},
            filing::CONFIRM_WITHIN,
            sources::HOLD,
        },
        model::{
            ARRIVED, DID_YOU_MEAN, FoundMail, Intake, MailSource, SourceTrouble, UNANSWERED, ends_header,
            is_meant, replies::*,
        },
    };
}

/// Outgoing mail.
pub mod outbox {
    pub use crate::{
        games::context::GameContext,
        mail_out::{
            decision::{OutgoingMail, SendDecision},
            digest::Digest,
            queue::{LONGEST_PAUSE, Marked},
        },
        model::mail_details::*,
    };
}

/// Deliveries to webhooks.
pub mod delivering {
    pub use crate::webhooks::{
        address::is_public,
        deliver::{Attempt, Leased},
    };
}

/// Accounts.
pub mod people {
    pub use crate::{
        accounts::{
            api_tokens::NewApiToken,
            askers::Asker,
            codes::CodeRequest,
            export::{AccountExport, ExportedGame, ExportedSession, ExportedToken},
            roles::FirstSignIn,
            sessions::{BrowserSignIn, Caller, Means, SignIn},
            settings::SettingsPatch,
            sign_in::NewSignUp,
            unsubscribe::Unsubscription,
        },
        model::{
            Missing, NameFault, PeopleRefusal, Secret,
            account_refusal::Answer,
            names::{check_email, check_name, check_time_zone, email_key, name_key, name_look},
            scope::{Scope, Scopes},
            trail::TrailDetails,
        },
    };
}
