-- findTwoFactor
select "encrypted_secret", "enabled_at"
  from "two_factors"
  where "two_factors"."user_id" = $1;

-- findFirstSecret
select "user_id", "encrypted_secret"
  from "two_factors"
  where "two_factors"."enabled_at" is not null
  order by "two_factors"."user_id" asc
  limit $1;

-- replaceSecret
insert into "two_factors" ("user_id", "encrypted_secret", "enabled_at", "last_used_step") values ($1, $2, default, default)
  on conflict ("user_id") do update set "encrypted_secret" = $3, "last_used_step" = $4
  where "two_factors"."enabled_at" is null
  returning "user_id";

-- switchOn
update "two_factors" set "enabled_at" = $1, "last_used_step" = $2
  where ("two_factors"."user_id" = $3 and "two_factors"."enabled_at" is null and "two_factors"."encrypted_secret" = $4)
  returning "user_id";

-- switchOff
delete
  from "two_factors"
  where ("two_factors"."user_id" = $1 and "two_factors"."enabled_at" is not null)
  returning "user_id";

-- removeSecondFactors
delete
  from "two_factors"
  where "two_factors"."user_id" = $1;

delete
  from "recovery_codes"
  where "recovery_codes"."user_id" = $1;

-- consumeStep
update "two_factors" set "encrypted_secret" = $1, "last_used_step" = $2
  where ("two_factors"."user_id" = $3 and "two_factors"."enabled_at" is not null and "two_factors"."encrypted_secret" = $4 and "two_factors"."last_used_step" < $5)
  returning "user_id";

-- consumeRecoveryCode
update "recovery_codes" set "used_at" = $1
  where ("recovery_codes"."user_id" = $2 and "recovery_codes"."code_hash" = $3 and "recovery_codes"."used_at" is null)
  returning "user_id";

-- countRecoveryCodesLeft
select count(*) as count
  from "recovery_codes"
  where ("recovery_codes"."user_id" = $1 and "recovery_codes"."used_at" is null);;

-- removeSecondFactorsSince
delete
  from "two_factors"
  where ("two_factors"."user_id" = $1 and ("two_factors"."enabled_at" is null or "two_factors"."enabled_at" >= $2))
  returning "user_id";

-- replaceRecoveryCodes
delete
  from "recovery_codes"
  where "recovery_codes"."user_id" = $1;

insert into "recovery_codes" ("user_id", "code_hash", "used_at") values ($1, $2, default);
