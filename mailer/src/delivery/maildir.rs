use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Write as _},
    os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use domain::Instant;

/// A folder of mails that any mail program opens: written whole in `tmp`, then renamed into `new`.
#[derive(Clone, Debug)]
pub struct Maildir {
    path: PathBuf,
}

impl Maildir {
    /// Opens the folder, and makes it if it is missing.
    ///
    /// # Errors
    ///
    /// Those of the file system.
    pub fn open(path: &Path) -> io::Result<Self> {
        for name in ["tmp", "new", "cur"] {
            DirBuilder::new().recursive(true).mode(0o700).create(path.join(name))?;
        }
        Ok(Self { path: path.into() })
    }

    /// Delivers a mail. The number and the time name the file, so a mail that is delivered again after a crash is still
    /// one mail.
    ///
    /// # Errors
    ///
    /// Those of the file system; the mail is then not in `new`.
    pub fn deliver(&self, id: i64, due_at: Instant, mail: &[u8]) -> io::Result<()> {
        let name = format!("{}.Q{id}.postzug", due_at.0.div_euclid(1000));
        let (temporary, folder) = (self.path.join("tmp").join(&name), self.path.join("new"));
        let mut file =
            OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&temporary)?;
        file.write_all(&unix_lines(mail))?;
        file.sync_all()?;
        fs::rename(&temporary, folder.join(&name))?;
        File::open(folder)?.sync_all()
    }
}

/// Converts CRLF to LF, the line ends of files.
fn unix_lines(mail: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(mail.len());
    for line in mail.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\r\n") {
            Some(line) => {
                lines.extend_from_slice(line);
                lines.push(b'\n');
            }
            None => lines.extend_from_slice(line),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_mail_is_one_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let maildir = Maildir::open(&folder.path().join("out")).expect("a maildir");
        maildir.deliver(7, Instant(1_500), b"A: b\r\n\r\n.\r\nc\rd\n").expect("delivered");
        maildir.deliver(7, Instant(1_500), b"A: b\r\n\r\n.\r\nc\rd\n").expect("delivered");
        let new: Vec<_> = fs::read_dir(folder.path().join("out/new")).expect("new").collect();
        assert_eq!(new.len(), 1);
        assert_eq!(fs::read_dir(folder.path().join("out/tmp")).expect("tmp").count(), 0);
        let path = new[0].as_ref().expect("a file").path();
        assert_eq!(fs::read(path).expect("a mail"), b"A: b\n\n.\nc\rd\n");
    }
}
