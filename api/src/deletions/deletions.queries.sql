-- findDeletions
select "deletions"."id", "users"."id", "users"."first_name", "users"."last_name", "users"."email", "deletions"."requested_at", "users"."erase_at", (select count(*)::integer
  from "clubs"
  where "clubs"."owner_id" = "users"."id" and not exists ( select
  from "club_offers"
  where "club_offers"."club_id" = "clubs"."id" and "club_offers"."state" = 'pending')), (select count(*)::integer
  from "clubs"
  where "clubs"."owner_id" = "users"."id" and exists ( select
  from "club_offers"
  where "club_offers"."club_id" = "clubs"."id" and "club_offers"."state" = 'pending'))
  from "deletions"
  inner join "users" on "users"."id" = "deletions"."user_id"
  where "deletions"."id" > $1
  order by "deletions"."id" asc
  limit $2;

-- insertRestoreToken
insert into "restore_tokens" ("token_hash", "user_id", "sign_in", "expires_at") values ($1, $2, $3, $4);

-- takeRestoreToken
delete
  from "restore_tokens"
  where "restore_tokens"."token_hash" = $1
  returning "token_hash", "user_id", "sign_in", "expires_at";

-- deleteExpiredRestoreTokens
delete
  from "restore_tokens"
  where "restore_tokens"."expires_at" <= $1;

-- findRestoreToken
select "token_hash", "user_id", "sign_in", "expires_at"
  from "restore_tokens"
  where "restore_tokens"."token_hash" = $1;

-- insertDeletion
insert into "deletions" ("id", "user_id", "requested_at") values (default, $1, $2);

update "users" set "erase_at" = $1
  where "users"."id" = $2;

-- findDeletionOf
select "requested_at"
  from "deletions"
  where "deletions"."user_id" = $1;

-- voidRestoreTokens
delete
  from "restore_tokens"
  where "restore_tokens"."user_id" = $1;

-- removeDeletion
delete
  from "deletions"
  where "deletions"."user_id" = $1;

delete
  from "restore_tokens"
  where "restore_tokens"."user_id" = $1;

update "users" set "erase_at" = $1
  where "users"."id" = $2;

-- findDueAccounts
select "id"
  from "users"
  where "users"."erase_at" <= $1
  order by "users"."erase_at" asc
  limit $2;

-- lockAccountToErase
select "id", "email", "first_name", "confirmed_email", "locale", "erase_at"
  from "users"
  where "users"."id" = $1 for no key update;
