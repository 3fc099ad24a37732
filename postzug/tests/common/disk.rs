//! A disk that fills up.

use std::{
    fs::{self, File},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
    process::Command,
};

/// A small file system in memory. Unmounted when dropped.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts it on a folder; `None` without the right to mount.
    pub fn mount(at: &Path, size: &str) -> Option<Self> {
        fs::create_dir_all(at).expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size},mode=700"), "tmpfs"]).arg(at);
        let mounted = mount.output();
        if mounted.as_ref().is_ok_and(|output| output.status.success()) {
            return Some(Self(at.into()));
        }
        store::testing::skipped(&format!(
            "a disk that really fills up needs the right to mount: {mounted:?}"
        ));
        None
    }

    /// Fills it to the last byte; [`SmallDisk::empty`] makes room again.
    pub fn fill(&self) {
        let mut file = File::create(self.ballast()).expect("a file");
        for piece in [1 << 16, 1 << 12, 1] {
            let full = loop {
                if let Err(error) = file.write_all(&vec![7; piece]) {
                    break error;
                }
            };
            assert_eq!(full.kind(), ErrorKind::StorageFull);
        }
    }

    pub fn empty(&self) {
        fs::remove_file(self.ballast()).expect("it is there");
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(&self.0).status();
        assert!(unmounted.is_ok_and(|status| status.success()), "{} stays mounted", self.0.display());
    }
}
