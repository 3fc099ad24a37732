//! For load balancers and for Prometheus.

use actix_web::{HttpResponse, get, web};
use app::Failure;

use super::{HttpState, problem::Problem};

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(live).service(ready).service(figures);
}

/// The process answers, and starting it again would mend nothing. What may stop the reading of mail comes with mail, to
/// every instance: not to be ready would take the whole service away.
#[get("/healthz/live")]
async fn live(state: web::Data<HttpState>) -> Result<&'static str, Problem> {
    if state.service.reading_stands() { Err(Problem::of("reading_stands")) } else { Ok("live\n") }
}

/// The ledger can be read, moves can be judged and the service is not stopping. Further lines are for the operator.
#[get("/healthz/ready")]
async fn ready(state: web::Data<HttpState>) -> Result<String, Problem> {
    if *state.draining().borrow() {
        return Err(Problem::of("draining"));
    }
    let service = state.service.clone();
    if service.clock_differs() {
        return Err(Problem::of("wrong_clock"));
    }
    let (restored, held, aside) = web::block(move || {
        service.game(domain::GameId(0))?;
        Ok::<_, Failure>((service.is_superseded()?, service.held_answers()?, service.errands_set_aside()?))
    })
    .await??;
    if restored {
        return Err(Problem::of("restored"));
    }
    let mut text = "ready\n".to_owned();
    if state.service.clock_jumped() {
        text += "the clock was set: no flag falls and nothing is erased (see the log)\n";
    }
    if held > 0 {
        text += &format!("mail answers held: {held} (more than are usual here; see the log)\n");
    }
    if aside > 0 {
        text += &format!("errands set aside: {aside} (not done in every game; see the log)\n");
    }
    Ok(text)
}

/// Figures for Prometheus. A reverse proxy must not expose this path.
#[get("/metrics")]
async fn figures(state: web::Data<HttpState>) -> Result<HttpResponse, Problem> {
    let handle = state.metrics.as_ref().ok_or_else(|| Problem::of("not_found"))?;
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(handle.render()))
}
