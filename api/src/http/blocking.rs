use actix_web::web;
use app::Failure;

/// Does work on a blocking thread. A panic there is a failure as any other; the hook for panics logs its place.
pub(crate) async fn blocking<T, E>(work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: From<Failure> + Send + 'static,
{
    let panicked = |_error| Err(Failure::Bug("the work of a request panicked".into()).into());
    web::block(work).await.unwrap_or_else(panicked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn panic_is_a_failure() {
        let done = blocking(|| -> Result<(), Failure> { panic!("of a test") }).await;
        assert!(matches!(done, Err(Failure::Bug(_))), "{done:?}");
    }
}
