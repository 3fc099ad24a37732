//! The resources under `/v1`.

pub mod stream;

use utoipa_actix_web::service_config::ServiceConfig;

/// Every operation, once: for the router and for the OpenAPI document.
pub fn routes(_cfg: &mut ServiceConfig<'_>) {}
