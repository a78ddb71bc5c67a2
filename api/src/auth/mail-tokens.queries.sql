-- replaceMailToken
insert into "mail_tokens" ("user_id", "purpose", "token_hash", "expires_at", "used_at") values ($1, $2, $3, $4, default)
  on conflict ("user_id","purpose") do update set "token_hash" = $5, "expires_at" = $6, "used_at" = $7;

-- replaceDeadMailToken
insert into "mail_tokens" ("user_id", "purpose", "token_hash", "expires_at", "used_at") values ($1, $2, $3, $4, default)
  on conflict ("user_id","purpose") do update set "token_hash" = $5, "expires_at" = $6, "used_at" = $7
  where ("mail_tokens"."used_at" is not null or "mail_tokens"."expires_at" <= $8 or "mail_tokens"."expires_at" > $9)
  returning "user_id";

-- takeMailToken
update "mail_tokens" set "used_at" = $1
  where ("mail_tokens"."token_hash" = $2 and "mail_tokens"."purpose" = $3 and "mail_tokens"."used_at" is null and "mail_tokens"."expires_at" > $4)
  returning "user_id";

-- findMailTokenUser
select "user_id"
  from "mail_tokens"
  where ("mail_tokens"."token_hash" = $1 and "mail_tokens"."purpose" = $2);

-- voidMailTokens
delete
  from "mail_tokens"
  where ("mail_tokens"."user_id" = $1 and "mail_tokens"."purpose" in ($2, $3));

-- findAccountForRecovery
select "users"."id", "users"."email", "users"."first_name", "users"."confirmed_email"
  from "mail_tokens"
  inner join "users" on "users"."id" = "mail_tokens"."user_id"
  where (("mail_tokens"."token_hash" = $1 and "mail_tokens"."purpose" = $2 and "mail_tokens"."used_at" is null and "mail_tokens"."expires_at" > $3) and "users"."suspended_at" is null and ("users"."erase_at" is null or "users"."erase_at" > $4));

-- isConfirmedBy
select "users"."confirmed_email"
  from "mail_tokens"
  inner join "users" on "users"."id" = "mail_tokens"."user_id"
  where ("mail_tokens"."token_hash" = $1 and "mail_tokens"."purpose" = $2);
