-- countClubsOf
select count(*)
  from "clubs"
  where "clubs"."owner_id" = $1;

-- findClubsOfOwnerIn
select "id", "title"
  from "clubs"
  where ("clubs"."owner_id" = $1 and "clubs"."country" = $2);

-- insertClub
insert into "clubs" ("id", "owner_id", "title", "description", "country", "privacy", "state", "state_reason", "contacts", "members", "created_at", "hidden_at") values (default, $1, $2, $3, $4, $5, default, default, $6, default, $7, default)
  returning "id";

-- lockClub
select "owner_id", "title", "description", "country", "privacy", "contacts", "state", "state_reason"
  from "clubs"
  where ("clubs"."id" = $1 and "clubs"."hidden_at" is null) for no key update;

-- changeClub
update "clubs" set "title" = $1
  where "clubs"."id" = $2;

-- findOwnerId
select "owner_id"
  from "clubs"
  where "clubs"."id" = $1;

-- setOwner
update "clubs" set "owner_id" = $1
  where "clubs"."id" = $2;

-- removeClub
delete
  from "clubs"
  where "clubs"."id" = $1;
