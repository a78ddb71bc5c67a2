-- countPoint
insert into "rate_limits" ("key", "points", "expire") values ($1, $2, $3)
  on conflict ("key") do update set "points" = case when ("rate_limits"."expire" <= $4 or "rate_limits"."points" = $5) then 1 else "rate_limits"."points" + 1 end, "expire" = case when ("rate_limits"."expire" <= $6 or "rate_limits"."points" = $7) then excluded.expire else "rate_limits"."expire" end
  where (("rate_limits"."expire" <= $8 or "rate_limits"."points" = $9) or "rate_limits"."points" < $10)
  returning "key";

-- findExpiry
select "expire"
  from "rate_limits"
  where "rate_limits"."key" = $1;

-- refundPoint
update "rate_limits" set "points" = "rate_limits"."points" - 1
  where ("rate_limits"."key" = $1 and "rate_limits"."points" > $2 and "rate_limits"."expire" > $3);

-- deletePoints
delete
  from "rate_limits"
  where "rate_limits"."key" = $1;

-- deleteExpiredLimits
delete
  from "rate_limits"
  where ("rate_limits"."expire" < $1 or "rate_limits"."expire" > $2);
