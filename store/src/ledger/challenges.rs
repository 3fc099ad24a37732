use app::{Channel, Failure, Key, ports::*};
use diesel::{dsl::count_star, prelude::*};
use domain::{Actor, Instant, PlayerId};

use super::{Conn, failed};
use crate::{
    columns::{self, actor_columns, from_json, json, one},
    schema::games::{challenge, lobby_request},
};

#[derive(Queryable)]
struct Row {
    id: i64,
    by: i64,
    to: Option<i64>,
    terms: String,
    created_at: i64,
    expires_at: i64,
    closed_at: Option<i64>,
    state: String,
}

impl Row {
    fn read(self) -> Result<Challenge, Failure> {
        let state = from_json(&self.state)?;
        if self.closed_at.is_some() == (state == ChallengeState::Open) {
            return Err(Failure::Damaged(format!("challenge {}", self.id)));
        }
        Ok(Challenge {
            id: ChallengeId(self.id),
            by: PlayerId(self.by),
            to: self.to.map(PlayerId),
            terms: from_json(&self.terms)?,
            created_at: Instant(self.created_at),
            expires_at: Instant(self.expires_at),
            state,
        })
    }
}

impl ChallengesView for Conn<'_> {
    fn challenge(&mut self, id: ChallengeId) -> Result<Option<Challenge>, Failure> {
        let row: Option<Row> =
            challenge::table.find(id.0).get_result(self.db()?).optional().map_err(failed)?;
        row.map(Row::read).transpose()
    }

    fn challenges(
        &mut self,
        filter: ChallengeFilter,
        now: Instant,
        before: Option<ChallengeId>,
        limit: u32,
    ) -> Result<Vec<Challenge>, Failure> {
        let mut open = challenge::table
            .filter(challenge::closed_at.is_null().and(challenge::expires_at.ge(now.0)))
            .filter(challenge::id.lt(before.map_or(i64::MAX, |id| id.0)))
            .order(challenge::id.desc())
            .limit(limit.into())
            .into_boxed();
        open = match filter {
            ChallengeFilter::Seeks => open.filter(challenge::addressee.is_null()),
            ChallengeFilter::By(player) => open.filter(challenge::challenger.eq(player.0)),
            ChallengeFilter::To(player) => open.filter(challenge::addressee.eq(player.0)),
        };
        let rows: Vec<Row> = open.load(self.db()?).map_err(failed)?;
        rows.into_iter().map(Row::read).collect()
    }

    fn open_challenges(&mut self, by: PlayerId, now: Instant) -> Result<u32, Failure> {
        let open: i64 = challenge::table
            .filter(challenge::closed_at.is_null().and(challenge::expires_at.ge(now.0)))
            .filter(challenge::challenger.eq(by.0))
            .select(count_star())
            .get_result(self.db()?)
            .map_err(failed)?;
        columns::count(open)
    }

    fn arranged(&mut self, actor: Actor, key: &Key) -> Result<Option<StoredArranged>, Failure> {
        let (kind, id) = actor_columns(actor);
        let row: Option<(Vec<u8>, String)> = lobby_request::table
            .find((kind, id, key.text()))
            .select((lobby_request::request, lobby_request::arranged))
            .get_result(self.db()?)
            .optional()
            .map_err(failed)?;
        row.map(|(request, arranged)| {
            Ok(StoredArranged { request: columns::digest(&request)?, arranged: from_json(&arranged)? })
        })
        .transpose()
    }
}

impl ChallengesTx for Conn<'_> {
    fn post_challenge(&mut self, posted: &Challenge) -> Result<ChallengeId, Failure> {
        diesel::insert_into(challenge::table)
            .values((
                challenge::challenger.eq(posted.by.0),
                challenge::addressee.eq(posted.to.map(|to| to.0)),
                challenge::terms.eq(json(&posted.terms)?),
                challenge::created_at.eq(posted.created_at.0),
                challenge::expires_at.eq(posted.expires_at.0),
                challenge::state.eq(json(&posted.state)?),
            ))
            .returning(challenge::id)
            .get_result(self.db()?)
            .map(ChallengeId)
            .map_err(failed)
    }

    fn close_challenge(
        &mut self,
        id: ChallengeId,
        state: ChallengeState,
        at: Instant,
    ) -> Result<(), Failure> {
        let open = challenge::table.find(id.0).filter(challenge::closed_at.is_null());
        let rows = diesel::update(open)
            .set((challenge::closed_at.eq(at.0), challenge::state.eq(json(&state)?)))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "the challenge was closed")
    }

    fn close_challenges_of(&mut self, player: PlayerId, at: Instant) -> Result<(), Failure> {
        let open = challenge::table.filter(challenge::closed_at.is_null());
        diesel::update(open.filter(challenge::challenger.eq(player.0)))
            .set((challenge::closed_at.eq(at.0), challenge::state.eq(json(&ChallengeState::Withdrawn)?)))
            .execute(self.db()?)
            .map_err(failed)?;
        diesel::update(open.filter(challenge::addressee.eq(player.0)))
            .set((challenge::closed_at.eq(at.0), challenge::state.eq(json(&ChallengeState::Declined)?)))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn insert_arranged(
        &mut self,
        actor: Actor,
        key: &Key,
        channel: Channel,
        at: Instant,
        stored: &StoredArranged,
    ) -> Result<(), Failure> {
        let (kind, id) = actor_columns(actor);
        diesel::insert_into(lobby_request::table)
            .values((
                lobby_request::actor_kind.eq(kind),
                lobby_request::actor_id.eq(id),
                lobby_request::key.eq(key.text()),
                lobby_request::request.eq(&stored.request.0[..]),
                lobby_request::channel.eq(columns::name(&channel)?),
                lobby_request::at.eq(at.0),
                lobby_request::arranged.eq(json(&stored.arranged)?),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }
}
