-- findPasskeysOf
select "id", "user_id", "credential_id", "public_key", "counter", "transports", "name", "added_at", "last_used_at", "browser", "system", "is_synced"
  from "passkeys"
  where "passkeys"."user_id" = $1
  order by "passkeys"."id" asc;

-- countPasskeysOf
select count(*) as count
  from "passkeys"
  where "passkeys"."user_id" = $1;;

-- findPasskeyByCredential
select "passkeys"."id", "passkeys"."user_id", "passkeys"."public_key", "users"."passkey_handle"
  from "passkeys"
  inner join "users" on "users"."id" = "passkeys"."user_id"
  where "passkeys"."credential_id" = $1;

-- insertPasskey
insert into "passkeys" ("id", "user_id", "credential_id", "public_key", "counter", "transports", "name", "added_at", "last_used_at", "browser", "system", "is_synced") values (default, $1, $2, $3, $4, $5, $6, $7, default, $8, $9, $10)
  on conflict do nothing
  returning "id", "user_id", "credential_id", "public_key", "counter", "transports", "name", "added_at", "last_used_at", "browser", "system", "is_synced";

-- lockPasskey
select "name", "counter"
  from "passkeys"
  where "passkeys"."id" = $1 for update;

-- recordPasskeyUse
update "passkeys" set "counter" = $1, "last_used_at" = $2, "is_synced" = $3
  where "passkeys"."id" = $4;

-- setPasskeyName
update "passkeys" set "name" = $1
  where ("passkeys"."id" = $2 and "passkeys"."user_id" = $3)
  returning "id";

-- deletePasskey
delete
  from "passkeys"
  where ("passkeys"."id" = $1 and "passkeys"."user_id" = $2)
  returning "name";

-- deletePasskeysOf
delete
  from "passkeys"
  where ("passkeys"."user_id" = $1 and "passkeys"."added_at" >= $2)
  returning "id";

-- keepPasskeyHandle
update "users" set "passkey_handle" = coalesce("users"."passkey_handle", $1)
  where "users"."id" = $2
  returning "passkey_handle";

-- insertChallenge
insert into "passkey_challenges" ("challenge_hash", "purpose", "session_hash", "expires_at") values ($1, $2, $3, $4);

-- takeChallenge
delete
  from "passkey_challenges"
  where "passkey_challenges"."challenge_hash" = $1
  returning "challenge_hash", "purpose", "session_hash", "expires_at";

-- deleteExpiredChallenges
delete
  from "passkey_challenges"
  where "passkey_challenges"."expires_at" <= $1;
