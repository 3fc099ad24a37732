//! The stream towards a host.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use app::inbox::SourceTrouble;
use rustls::{ClientConfig, pki_types::ServerName};
use rustls_platform_verifier::ConfigVerifierExt as _;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{TlsConnector, client::TlsStream};

use super::account::{Account, ImapError, ImapTls};

/// A stream with or without TLS.
#[derive(Debug)]
pub(super) enum Stream {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// Connects, with TLS if it comes from the first byte.
    pub(super) async fn connect(account: &Account) -> Result<Self, ImapError> {
        let place = (account.host.as_str(), account.port);
        let stream = match timeout(account.patience, TcpStream::connect(place)).await {
            Ok(Ok(stream)) => stream,
            Ok(Err(failed)) => return Err(ImapError::io(&failed)),
            Err(_elapsed) => return Err(ImapError::new(SourceTrouble::Unreachable, "no connection in time")),
        };
        // The library sends each command in several parts.
        stream.set_nodelay(true).map_err(|failed| ImapError::io(&failed))?;
        match account.tls {
            ImapTls::Implicit => Self::Plain(stream).secured(account).await,
            ImapTls::StartTls | ImapTls::None => Ok(Self::Plain(stream)),
        }
    }

    /// Begins TLS.
    pub(super) async fn secured(self, account: &Account) -> Result<Self, ImapError> {
        let Self::Plain(stream) = self else {
            return Err(ImapError::new(SourceTrouble::Protocol, "TLS within TLS"));
        };
        let certificate =
            |failed: &dyn ToString| ImapError::new(SourceTrouble::Certificate, failed.to_string());
        let name = ServerName::try_from(account.host.clone()).map_err(|failed| certificate(&failed))?;
        let config = ClientConfig::with_platform_verifier().map_err(|failed| certificate(&failed))?;
        let connector = TlsConnector::from(Arc::new(config));
        match timeout(account.patience, connector.connect(name, stream)).await {
            Ok(Ok(stream)) => Ok(Self::Tls(Box::new(stream))),
            Ok(Err(failed)) => Err(ImapError::io(&failed)),
            Err(_elapsed) => Err(ImapError::new(SourceTrouble::Slow, "no TLS in time")),
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Tls(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
