-- findAccountForLogin
select "users"."id", "users"."email", "users"."password_hash", "users"."suspended_at", "users"."erase_at", case when "two_factors"."enabled_at" is not null then "two_factors"."encrypted_secret" end
  from "users"
  left join "two_factors" on "two_factors"."user_id" = "users"."id"
  where lower("users"."email") = $1;

-- findAccountForMail
select "id", "email", "first_name", "confirmed_email", "locale"
  from "users"
  where (lower("users"."email") = $1 and "users"."suspended_at" is null and ("users"."erase_at" is null or "users"."erase_at" > $2));

-- findAccountWithEmail
select "email", "first_name", "confirmed_email", "locale", "suspended_at"
  from "users"
  where lower("users"."email") = $1;

-- isEmailTaken
select "id"
  from "users"
  where lower("users"."email") = $1;

-- findCredentials
select "users"."password_hash", case when "two_factors"."enabled_at" is not null then "two_factors"."encrypted_secret" end
  from "users"
  left join "two_factors" on "two_factors"."user_id" = "users"."id"
  where "users"."id" = $1;

-- findPasswordHash
select "password_hash"
  from "users"
  where "users"."id" = $1;

-- insertAccount
insert into "users" ("id", "email", "first_name", "last_name", "country", "description", "password_hash", "admin", "confirmed_email", "max_clubs", "locale", "joined_at", "first_login_at", "password_changed_at", "suspended_at", "erase_at", "deleted_at", "passkey_handle") values (default, $1, $2, $3, $4, default, $5, default, default, $6, $7, $8, default, default, default, default, default, default)
  on conflict do nothing
  returning "id";

-- lockAccountForLogin
select "password_hash", "suspended_at", "erase_at", "email", "first_name", "confirmed_email", "locale"
  from "users"
  where "users"."id" = $1 for no key update;

-- lockAccount
select "password_hash", "confirmed_email", "email", "first_name", "locale", "deleted_at"
  from "users"
  where "users"."id" = $1 for no key update;

-- isEmailConfirmed
select "confirmed_email"
  from "users"
  where "users"."id" = $1;

-- markEmailConfirmed
update "users" set "confirmed_email" = $1
  where "users"."id" = $2;

-- setPasswordHash
update "users" set "password_hash" = $1, "password_changed_at" = $2
  where "users"."id" = $3;

-- voidPassword
update "users" set "password_hash" = $1
  where "users"."id" = $2;

-- findPasswordChange
select "password_changed_at"
  from "users"
  where "users"."id" = $1;

-- setEmail
update "users" set "email" = $1, "confirmed_email" = $2
  where "users"."id" = $3;
