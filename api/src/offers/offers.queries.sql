-- insertOffer
insert into "club_offers" ("id", "club_id", "user_id", "by_id", "state", "offered_at", "expires_at", "ended_at") values (default, $1, $2, $3, default, $4, $5, default)
  returning "id";

-- findPendingOffer
select "club_offers"."id", "club_offers"."user_id", "club_offers"."by_id", "club_offers"."offered_at", "club_offers"."expires_at", "users"."id", "users"."first_name", "users"."last_name"
  from "club_offers"
  inner join "users" on "users"."id" = "club_offers"."user_id"
  where ("club_offers"."club_id" = $1 and "club_offers"."state" = 'pending');

-- findNewestOfferTo
select "id", "state", "by_id", "expires_at"
  from "club_offers"
  where ("club_offers"."club_id" = $1 and "club_offers"."user_id" = $2)
  order by "club_offers"."id" desc
  limit $3;

-- closeOffer
update "club_offers" set "state" = $1, "ended_at" = $2
  where "club_offers"."id" = $3;

-- findClubsWithExpiredOffer
select "club_id"
  from "club_offers"
  where ("club_offers"."state" = 'pending' and "club_offers"."expires_at" <= $1)
  order by "club_offers"."expires_at" asc
  limit $2;

-- findClubsOfferedTo
select "clubs"."id", "clubs"."title"
  from "club_offers"
  inner join "clubs" on "clubs"."id" = "club_offers"."club_id"
  where ("club_offers"."user_id" = $1 and "club_offers"."state" = 'pending')
  order by "clubs"."id" asc;
