-- waitForClub
select "id"
  from "clubs"
  where "clubs"."id" = $1 for no key update;

-- findClubOfCaller
select "clubs"."id", "clubs"."title", "clubs"."description", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."state_reason", "clubs"."contacts", "clubs"."members", "clubs"."owner_id", "users"."first_name", "users"."last_name", "memberships"."id", "memberships"."role", "memberships"."since", "bans"."reason", "pending"."id", "decline"."reason", "decline"."ask_again_at"
  from "clubs"
  left join "users" on ("users"."id" = "clubs"."owner_id" and "users"."deleted_at" is null)
  left join "memberships" on ("memberships"."club_id" = "clubs"."id" and "memberships"."user_id" = $1)
  left join "bans" on ("bans"."club_id" = "clubs"."id" and "bans"."user_id" = $2)
  left join lateral (select "id"
  from "membership_requests"
  where ("membership_requests"."club_id" = "clubs"."id" and "membership_requests"."user_id" = $3 and "membership_requests"."state" = 'pending')) "pending" on true
  left join lateral (select "reason", "ask_again_at"
  from "membership_requests"
  where ("membership_requests"."club_id" = "clubs"."id" and "membership_requests"."user_id" = $4 and "membership_requests"."ask_again_at" is not null)
  order by "membership_requests"."id" desc
  limit $5) "decline" on true
  where ("clubs"."id" = $6 and "clubs"."hidden_at" is null);
