-- findMembershipsOf
select "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members", "memberships"."role", "memberships"."since"
  from "memberships"
  inner join "clubs" on "clubs"."id" = "memberships"."club_id"
  where ("memberships"."user_id" = $1 and ("clubs"."owner_id" is null or "clubs"."owner_id" <> $2) and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null)
  order by "memberships"."id" asc;

-- findPendingRequestsOf
select "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members", "membership_requests"."message", "membership_requests"."asked_at"
  from "membership_requests"
  inner join "clubs" on "clubs"."id" = "membership_requests"."club_id"
  where ("membership_requests"."user_id" = $1 and "membership_requests"."state" = 'pending' and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null)
  order by "membership_requests"."id" asc;

-- findOpenOffersTo
select "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members", "users"."id", "users"."first_name", "users"."last_name", "club_offers"."offered_at", "club_offers"."expires_at"
  from "club_offers"
  inner join "clubs" on "clubs"."id" = "club_offers"."club_id"
  left join "users" on ("users"."id" = "club_offers"."by_id" and "users"."suspended_at" is null)
  where ("club_offers"."user_id" = $1 and "club_offers"."state" = 'pending' and "club_offers"."expires_at" > $2 and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null)
  order by "club_offers"."id" asc;
