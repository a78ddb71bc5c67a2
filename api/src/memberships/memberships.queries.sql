-- insertMembership
insert into "memberships" ("id", "club_id", "user_id", "role", "since") values (default, $1, $2, default, $3)
  returning "id";

-- deleteMembership
delete
  from "memberships"
  where ("memberships"."club_id" = $1 and "memberships"."user_id" = $2);

-- setRole
update "memberships" set "role" = $1
  where ("memberships"."club_id" = $2 and "memberships"."user_id" = $3);

-- findMember
select "memberships"."id", "memberships"."user_id", "memberships"."role", "users"."first_name", "users"."last_name"
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where (("memberships"."club_id" = $1 and "memberships"."user_id" = $2) and "users"."deleted_at" is null);

-- countManagers
select "memberships"."user_id"
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where ("memberships"."club_id" = $1 and "memberships"."role" = 'manager' and "users"."deleted_at" is null);

-- findManagerIds
select "user_id"
  from "memberships"
  where ("memberships"."club_id" = $1 and "memberships"."role" = 'manager');

-- findMemberIds
select "user_id"
  from "memberships"
  where "memberships"."club_id" = $1;

-- countMembershipsOf
select count(*)
  from "memberships"
  inner join "clubs" on "clubs"."id" = "memberships"."club_id"
  where ("memberships"."user_id" = $1 and ("clubs"."owner_id" is null or "clubs"."owner_id" <> $2) and "clubs"."state" <> $3 and "clubs"."hidden_at" is null);

-- lockClubsOf
select "id"
  from "clubs"
  where "clubs"."id" in (select "club_id"
  from "memberships"
  where "memberships"."user_id" = $1)
  order by "clubs"."id" asc for no key update;

-- recountMembers
update "clubs" set "members" = ((select count(*)
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where ("memberships"."club_id" = "clubs"."id" and "users"."deleted_at" is null)))
  where "clubs"."id" in ($1);

-- findMembers
select "memberships"."id", "memberships"."user_id", "memberships"."role", "memberships"."since", "users"."first_name", "users"."last_name"
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where ("memberships"."club_id" = $1 and "memberships"."id" > $2 and "users"."deleted_at" is null)
  order by "memberships"."id" asc
  limit $3;

-- findMembersForAdmin
select "memberships"."id", "memberships"."user_id", "memberships"."role", "memberships"."since", "users"."first_name", "users"."last_name", "users"."email", "users"."confirmed_email" and (select count(*)
  from "clubs" own
  where own.owner_id = "users"."id") < "users"."max_clubs"
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where ("memberships"."club_id" = $1 and "memberships"."user_id" <> $2 and "memberships"."id" > $3 and "users"."deleted_at" is null)
  order by "memberships"."id" asc
  limit $4;
