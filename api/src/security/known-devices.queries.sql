-- isKnownDevice
select "user_id"
  from "known_devices"
  where ("known_devices"."user_id" = $1 and "known_devices"."device_hash" in ($2, $3) and "known_devices"."last_login_at" > $4)
  limit $5;

-- keepDevices
insert into "known_devices" ("user_id", "device_hash", "last_login_at") values ($1, $2, $3), ($4, $5, $6)
  on conflict ("user_id","device_hash") do update set "last_login_at" = $7;

-- markFirstLogin
update "users" set "first_login_at" = $1
  where ("users"."id" = $2 and "users"."first_login_at" is null)
  returning "id";

-- deleteOldDevices
delete
  from "known_devices"
  where "known_devices"."last_login_at" <= $1;
