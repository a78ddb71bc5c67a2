-- addPoints
insert into "rate_limits" (key, points, expire) select *
  from unnest($1::varchar[], $2::integer[], $3::bigint[])
  on conflict (key) do update set points = case when (rate_limits.expire <= $4 or rate_limits.expire > $5) then excluded.points else rate_limits.points + excluded.points end, expire = case when (rate_limits.expire <= $6 or rate_limits.expire > $7) then excluded.expire else rate_limits.expire end
  returning key, points, expire;

-- deleteExpiredLimits
delete
  from "rate_limits"
  where ("rate_limits"."expire" < $1 or "rate_limits"."expire" > $2);
