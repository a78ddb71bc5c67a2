-- findSessionsOf
select "id", "token_hash", "browser", "system", "network", "sign_in", "created_at", "last_seen_at"
  from "sessions"
  where ("sessions"."user_id" = $1 and "sessions"."last_seen_at" > $2 and "sessions"."created_at" > $3)
  order by "sessions"."last_seen_at" desc, "sessions"."id" desc;

-- endSessionWithId
delete
  from "sessions"
  where (("sessions"."user_id" = $1 and "sessions"."last_seen_at" > $2 and "sessions"."created_at" > $3) and "sessions"."id" = $4)
  returning "id";

-- endSessionsBeside
delete
  from "sessions"
  where (("sessions"."user_id" = $1 and "sessions"."last_seen_at" > $2 and "sessions"."created_at" > $3) and "sessions"."token_hash" <> $4)
  returning "id";
