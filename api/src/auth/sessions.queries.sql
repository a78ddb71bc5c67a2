-- findSession
select "sessions"."token_hash", "sessions"."key_hash", "sessions"."created_at", "sessions"."last_seen_at", "sessions"."strong", "users"."id", "users"."email", "users"."first_name", "users"."last_name", "users"."country", "users"."description", "users"."admin", "users"."confirmed_email", "users"."max_clubs", "users"."locale", "users"."joined_at", "users"."deleted_at", "two_factors"."enabled_at" is not null, ( select coalesce(json_agg(own), '[]')
  from ( select "clubs"."id", "clubs"."title", "clubs"."description", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."state_reason" as "stateReason", "clubs"."contacts"
  from "clubs"
  where "clubs"."owner_id" = "users"."id"
  order by "clubs"."id" ) own )
  from "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  left join "two_factors" on "two_factors"."user_id" = "users"."id"
  where ("sessions"."token_hash" = $1 and "sessions"."user_id" = $2 and "users"."deleted_at" is null);

-- insertSession
insert into "sessions" ("token_hash", "user_id", "key_hash", "created_at", "last_seen_at", "id", "browser", "system", "network", "sign_in", "strong") values ($1, $2, $3, $4, $5, default, default, default, default, default, default);

-- touchSession
update "sessions" set "last_seen_at" = $1
  where "sessions"."token_hash" = $2;

-- markSessionStrong
update "sessions" set "strong" = $1
  where "sessions"."token_hash" = $2;

-- isSessionOpen
select "user_id"
  from "sessions"
  where "sessions"."token_hash" = $1;

-- endSession
delete
  from "sessions"
  where "sessions"."token_hash" = $1;

-- endAllSessionsOf
delete
  from "sessions"
  where "sessions"."user_id" = $1
  returning "id";

-- endOtherSessionsOf
delete
  from "sessions"
  where ("sessions"."user_id" = $1 and "sessions"."token_hash" <> $2);

-- endOldestSessionsOf
delete
  from "sessions"
  where "sessions"."token_hash" in (select "token_hash"
  from "sessions"
  where "sessions"."user_id" = $1
  order by "sessions"."created_at" desc offset $2);

-- deleteDeadSessions
delete
  from "sessions"
  where ("sessions"."last_seen_at" < $1 or "sessions"."created_at" < $2);
