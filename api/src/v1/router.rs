use actix_web::{dev::HttpServiceFactory, web};
use utoipa_actix_web::{OpenApiFactory, service_config::ServiceConfig};

/// Takes operations: the router of each serving thread, or the OpenAPI document.
pub trait Routes {
    /// Takes one.
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, operation: F) -> &mut Self;
}

impl Routes for web::ServiceConfig {
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, operation: F) -> &mut Self {
        Self::service(self, operation)
    }
}

impl Routes for ServiceConfig<'_> {
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, operation: F) -> &mut Self {
        Self::service(self, operation)
    }
}
