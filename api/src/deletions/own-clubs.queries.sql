-- lockClubsOfUser
select "id", "title", "state", "owner_id"
  from "clubs"
  where ("clubs"."owner_id" = $1 or "clubs"."id" in (select "club_id"
  from "memberships"
  where "memberships"."user_id" = $2))
  order by "clubs"."id" asc for no key update;

-- hideClubs
update "clubs" set "hidden_at" = $1
  where "clubs"."id" in ($2);

-- showHiddenClubsOf
update "clubs" set "hidden_at" = $1
  where ("clubs"."owner_id" = $2 and "clubs"."hidden_at" is not null);

-- findClubsHandedOver
select "clubs"."id", "clubs"."title"
  from "club_offers"
  inner join "clubs" on "clubs"."id" = "club_offers"."club_id"
  where ("club_offers"."by_id" = $1 and "club_offers"."state" = $2 and "club_offers"."offered_at" >= $3)
  order by "clubs"."id" asc;

-- deleteInvitationsAndOffersBy
delete
  from "invitations"
  where "invitations"."by_id" = $1;

delete
  from "club_offers"
  where "club_offers"."by_id" = $1;
