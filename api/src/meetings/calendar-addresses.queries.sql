-- replaceCalendarAddress
insert into "calendar_addresses" ("club_id", "user_id", "token_hash", "created_at") values ($1, $2, $3, $4)
  on conflict ("club_id","user_id") do update set "token_hash" = $5, "created_at" = $6;

-- deleteCalendarAddress
delete
  from "calendar_addresses"
  where ("calendar_addresses"."club_id" = $1 and "calendar_addresses"."user_id" = $2)
  returning "club_id";

-- findOpenClub
select "id", "title"
  from "clubs"
  where ("clubs"."id" = $1 and "clubs"."privacy" = $2 and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null);

-- findClubOfAddress
select "clubs"."id", "clubs"."title"
  from "calendar_addresses"
  inner join "clubs" on ("clubs"."id" = "calendar_addresses"."club_id" and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null)
  inner join "users" on ("users"."id" = "calendar_addresses"."user_id" and "users"."deleted_at" is null)
  left join "memberships" on ("memberships"."club_id" = "clubs"."id" and "memberships"."user_id" = "calendar_addresses"."user_id")
  where ("calendar_addresses"."token_hash" = $1 and "calendar_addresses"."club_id" = $2 and ("memberships"."id" is not null or "clubs"."owner_id" = "calendar_addresses"."user_id"));
