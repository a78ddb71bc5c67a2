-- insertBan
insert into "bans" ("id", "club_id", "user_id", "by_id", "reason", "at") values (default, $1, $2, $3, $4, $5)
  returning "id";

-- findBan
select "id", "reason"
  from "bans"
  where ("bans"."club_id" = $1 and "bans"."user_id" = $2);

-- deleteBan
delete
  from "bans"
  where "bans"."id" = $1;

-- findBans
select "bans"."id", "bans"."user_id", "bans"."reason", "bans"."at", "users"."id", "users"."first_name", "users"."last_name", "by_user"."id", "by_user"."first_name", "by_user"."last_name"
  from "bans"
  left join "users" on ("users"."id" = "bans"."user_id" and "users"."deleted_at" is null)
  left join "users" "by_user" on ("by_user"."id" = "bans"."by_id" and "by_user"."deleted_at" is null)
  where ("bans"."club_id" = $1 and "bans"."id" < $2)
  order by "bans"."id" desc
  limit $3;
