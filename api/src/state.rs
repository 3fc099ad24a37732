use std::{net::IpAddr, path::Path, sync::Arc};

use app::ports::SessionId;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::{
    auth::Authenticator,
    event_broadcast::EventBroadcast,
    http::{Options, limits::Limits, problem::Problem},
    streams::Streams,
};

/// The state that handlers share. Cheap to clone.
#[derive(Clone)]
pub struct HttpState {
    /// The service that judges every act.
    pub service: app::Service,
    /// Reads bearer tokens.
    pub authenticator: Arc<dyn Authenticator>,
    /// Wakes the streams.
    pub event_broadcast: Arc<EventBroadcast>,
    /// Rendered under `/metrics`; without it there is no such path.
    pub metrics: Option<PrometheusHandle>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) streams: Arc<Streams>,
    pub(crate) trusted_proxies: Arc<[IpAddr]>,
    pub(crate) cors_origins: Arc<[String]>,
    pub(crate) data: Option<Arc<Path>>,
    /// The folder of outgoing mail, where there is no relay.
    pub(crate) trial_mail: Option<Arc<str>>,
    /// The address of the source code of this build.
    pub(crate) source_url: Arc<str>,
    draining: watch::Sender<bool>,
}

impl HttpState {
    /// The state of one server.
    #[must_use]
    pub fn new(
        service: app::Service,
        authenticator: Arc<dyn Authenticator>,
        event_broadcast: Arc<EventBroadcast>,
        metrics: Option<PrometheusHandle>,
        options: &Options,
    ) -> Self {
        Self {
            service,
            authenticator,
            event_broadcast,
            metrics,
            limits: Arc::new(Limits::new(options)),
            streams: Arc::new(Streams::default()),
            trusted_proxies: options.trusted_proxies.clone().into(),
            cors_origins: options.cors_origins.clone().into(),
            data: options.data.as_deref().map(Arc::from),
            trial_mail: options.trial_mail.as_deref().map(|folder| folder.display().to_string().into()),
            source_url: options.source_url.as_str().into(),
            draining: watch::Sender::new(false),
        }
    }

    /// Makes the service not ready from now on, and ends open streams.
    pub fn drain(&self) {
        self.draining.send_replace(true);
    }

    /// A caller's session turned out to have ended.
    pub(crate) fn session_ended(&self, session: Option<SessionId>) -> Problem {
        session.into_iter().for_each(|session| self.authenticator.ended(session));
        Problem::invalid_token()
    }

    pub(crate) fn draining(&self) -> watch::Receiver<bool> {
        self.draining.subscribe()
    }
}
