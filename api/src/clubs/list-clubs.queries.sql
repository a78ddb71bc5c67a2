-- findListedClubs, of one country
select "page"."id", "page"."title", "page"."description", "page"."country", "page"."privacy", "page"."state", "page"."contacts", "page"."members", "owner"."first_name", "owner"."last_name"
  from (select "id", "title", "description", "country", "privacy", "state", "contacts", "members", "owner_id"
  from "clubs"
  where ("clubs"."state" <> 'declined' and "clubs"."hidden_at" is null and ("clubs"."country", "clubs"."id") > ($1, $2::integer) and "clubs"."country" <= $3)
  order by "clubs"."country" asc, "clubs"."id" asc
  limit $4) "page"
  left join lateral (select "first_name", "last_name"
  from "users"
  where ("users"."id" = "page"."owner_id" and "users"."deleted_at" is null) offset 0) "owner" on true
  order by "page"."country" asc, "page"."id" asc;

-- findListedClubs, of all
select "page"."id", "page"."title", "page"."description", "page"."country", "page"."privacy", "page"."state", "page"."contacts", "page"."members", "owner"."first_name", "owner"."last_name"
  from (select "id", "title", "description", "country", "privacy", "state", "contacts", "members", "owner_id"
  from "clubs"
  where ("clubs"."state" <> 'declined' and "clubs"."hidden_at" is null and "clubs"."id" > $1)
  order by "clubs"."id" asc
  limit $2) "page"
  left join lateral (select "first_name", "last_name"
  from "users"
  where ("users"."id" = "page"."owner_id" and "users"."deleted_at" is null) offset 0) "owner" on true
  order by "page"."id" asc;

-- findClubsInState
select "clubs"."id", "clubs"."title", "clubs"."description", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."contacts", "clubs"."members", "clubs"."owner_id", "clubs"."state_reason", "clubs"."created_at", "users"."id", "users"."first_name", "users"."last_name", "users"."email", "users"."deleted_at" is not null
  from "clubs"
  left join "users" on "users"."id" = "clubs"."owner_id"
  where ("clubs"."state" = $1 and "clubs"."hidden_at" is null and "clubs"."id" > $2)
  order by "clubs"."id" asc
  limit $3;
