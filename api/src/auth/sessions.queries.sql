-- findSession
select json_build_object( 'keyHash', encode("sessions"."key_hash", 'hex'), 'createdAt', floor(extract(epoch
  from "sessions"."created_at") * 1000)::bigint, 'lastSeenAt', floor(extract(epoch
  from "sessions"."last_seen_at") * 1000)::bigint, 'id', "users"."id", 'email', "users"."email", 'firstName', "users"."first_name", 'lastName', "users"."last_name", 'country', "users"."country", 'description', "users"."description", 'admin', "users"."admin", 'confirmedEmail', "users"."confirmed_email", 'maxClubs', "users"."max_clubs", 'locale', "users"."locale", 'joinedAt', floor(extract(epoch
  from "users"."joined_at") * 1000)::bigint, 'twoFactorAuth', "two_factors"."enabled_at" is not null, 'clubs', ( select json_agg(own)
  from ( select "clubs"."id", "clubs"."title", "clubs"."description", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."state_reason" as "stateReason", "clubs"."contacts"
  from "clubs"
  where "clubs"."owner_id" = "users"."id"
  order by "clubs"."id" ) own ))
  from "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  left join "two_factors" on "two_factors"."user_id" = "users"."id"
  where ("sessions"."token_hash" = $1 and "sessions"."user_id" = $2 and "users"."deleted_at" is null);

-- insertSession
insert into "sessions" ("token_hash", "user_id", "key_hash", "created_at", "last_seen_at") values ($1, $2, $3, $4, $5);

-- touchSession
update "sessions" set "last_seen_at" = $1
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
  where "sessions"."user_id" = $1;

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
