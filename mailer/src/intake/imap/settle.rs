//! The treatment of a message that is stored.

use app::inbox::SourceTrouble;

use super::{
    account::{After, ImapError},
    connection::{Connection, answer},
    folder::encode,
};

/// A message that had been stored before: a process may have ended between its copy and its deletion.
pub(super) struct Again {
    pub(super) message_id: String,
    pub(super) size: usize,
}

impl Connection {
    async fn flag(&mut self, uid: i64, flag: &str) -> Result<(), ImapError> {
        self.perform(&format!("UID STORE {uid} +FLAGS.SILENT ({flag})")).await
    }

    /// Deletes a message. A host without UIDPLUS would delete what others marked with it: then it is only marked.
    async fn delete(&mut self, uid: i64) -> Result<(), ImapError> {
        self.flag(uid, "\\Deleted").await?;
        if !self.abilities.uid_plus {
            return Ok(());
        }
        self.perform(&format!("UID EXPUNGE {uid}")).await
    }

    /// Treats a message that is stored as the settings say.
    pub(super) async fn settle(&mut self, uid: i64, again: Option<Again>) -> Result<(), ImapError> {
        match self.account.after.clone() {
            After::Keep => Ok(()),
            After::Seen => self.flag(uid, "\\Seen").await,
            After::Delete => self.delete(uid).await,
            After::Move(folder) if self.abilities.moves => {
                self.flag(uid, "\\Seen").await?;
                let moved = self.session.uid_mv(uid.to_string(), encode(&folder));
                answer(self.account.patience, SourceTrouble::Protocol, moved).await
            }
            After::Move(folder) => {
                self.flag(uid, "\\Seen").await?;
                let is_copied = match again {
                    Some(again) => self.has_copy(&folder, &again).await?,
                    None => false,
                };
                if !is_copied {
                    let copied = self.session.uid_copy(uid.to_string(), encode(&folder));
                    answer(self.account.patience, SourceTrouble::Protocol, copied).await?;
                }
                self.delete(uid).await
            }
        }
    }

    /// Tells whether a folder has a message with this Message-ID and size.
    async fn has_copy(
        &mut self,
        folder: &str,
        Again { message_id, size }: &Again,
    ) -> Result<bool, ImapError> {
        let is_plain = |c: char| c.is_ascii_graphic() && !matches!(c, '"' | '\\');
        if message_id.is_empty() || !message_id.chars().all(is_plain) {
            return Ok(false);
        }
        let (above, below) = (size.saturating_sub(1), size.saturating_add(1));
        let what = format!("HEADER Message-ID \"{message_id}\" LARGER {above} SMALLER {below}");
        let opened = self.session.examine(encode(folder));
        let opened = answer(self.account.patience, SourceTrouble::Protocol, opened).await;
        let found = match opened {
            Ok(_folder) => self.search(&what).await,
            Err(error) => Err(error),
        };
        self.select().await?;
        // What came meanwhile was not announced.
        self.has_come = true;
        Ok(!found?.is_empty())
    }
}
