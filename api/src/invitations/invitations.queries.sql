-- insertInvitation
insert into "invitations" ("id", "club_id", "by_id", "token_hash", "made_at", "expires_at", "uses", "used", "ended_at") values (default, $1, $2, $3, $4, $5, $6, default, default)
  returning "id";

-- countOpenInvitations
select count(*)
  from "invitations"
  where ("invitations"."club_id" = $1 and ("invitations"."ended_at" is null and "invitations"."expires_at" > $2 and "invitations"."used" < "invitations"."uses"));

-- findOpenInvitations
select "invitations"."id", "invitations"."made_at", "invitations"."expires_at", "invitations"."uses", "invitations"."used", "users"."id", "users"."first_name", "users"."last_name"
  from "invitations"
  left join "users" on ("users"."id" = "invitations"."by_id" and "users"."deleted_at" is null)
  where ("invitations"."club_id" = $1 and ("invitations"."ended_at" is null and "invitations"."expires_at" > $2 and "invitations"."used" < "invitations"."uses") and "invitations"."id" < $3)
  order by "invitations"."id" desc
  limit $4;

-- isInvitationOpen
select "id"
  from "invitations"
  where ("invitations"."id" = $1 and "invitations"."club_id" = $2 and ("invitations"."ended_at" is null and "invitations"."expires_at" > $3 and "invitations"."used" < "invitations"."uses"));

-- endInvitation
update "invitations" set "ended_at" = $1
  where "invitations"."id" = $2;

-- endInvitationsBy
update "invitations" set "ended_at" = $1
  where ("invitations"."club_id" = $2 and "invitations"."by_id" = $3 and "invitations"."ended_at" is null);

-- countUse
update "invitations" set "used" = "invitations"."used" + 1
  where "invitations"."id" = $1;

-- findWorkingInvitation, by its token
select "invitations"."id", "invitations"."expires_at", "users"."id", "users"."first_name", "users"."last_name", "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members"
  from "invitations"
  inner join "clubs" on "clubs"."id" = "invitations"."club_id"
  inner join "users" on "users"."id" = "invitations"."by_id"
  left join "memberships" on ("memberships"."club_id" = "invitations"."club_id" and "memberships"."user_id" = "invitations"."by_id")
  where ("invitations"."token_hash" = $1 and (("invitations"."ended_at" is null and "invitations"."expires_at" > $2 and "invitations"."used" < "invitations"."uses") and "users"."deleted_at" is null and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null and ("clubs"."owner_id" = "invitations"."by_id" or "memberships"."role" = $3)));

-- findWorkingInvitation, by its id
select "invitations"."id", "invitations"."expires_at", "users"."id", "users"."first_name", "users"."last_name", "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members"
  from "invitations"
  inner join "clubs" on "clubs"."id" = "invitations"."club_id"
  inner join "users" on "users"."id" = "invitations"."by_id"
  left join "memberships" on ("memberships"."club_id" = "invitations"."club_id" and "memberships"."user_id" = "invitations"."by_id")
  where ("invitations"."id" = $1 and (("invitations"."ended_at" is null and "invitations"."expires_at" > $2 and "invitations"."used" < "invitations"."uses") and "users"."deleted_at" is null and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null and ("clubs"."owner_id" = "invitations"."by_id" or "memberships"."role" = $3)));

-- findKeptInvitations
select "kept_invitations"."id", "invitations"."id", "invitations"."expires_at", "users"."id", "users"."first_name", "users"."last_name", "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members"
  from "kept_invitations"
  inner join "invitations" on "invitations"."id" = "kept_invitations"."invitation_id"
  inner join "clubs" on "clubs"."id" = "invitations"."club_id"
  inner join "users" on "users"."id" = "invitations"."by_id"
  left join "memberships" on ("memberships"."club_id" = "invitations"."club_id" and "memberships"."user_id" = "invitations"."by_id")
  where ("kept_invitations"."user_id" = $1 and (("invitations"."ended_at" is null and "invitations"."expires_at" > $2 and "invitations"."used" < "invitations"."uses") and "users"."deleted_at" is null and "clubs"."state" <> 'declined' and "clubs"."hidden_at" is null and ("clubs"."owner_id" = "invitations"."by_id" or "memberships"."role" = $3)) and not exists (select 1
  from "memberships" own
  where own.club_id = "invitations"."club_id" and own.user_id = $4) and not exists (select 1
  from "bans" own
  where own.club_id = "invitations"."club_id" and own.user_id = $5))
  order by "kept_invitations"."id" asc;

-- findKept
select "invitations"."id", "invitations"."club_id"
  from "kept_invitations"
  inner join "invitations" on "invitations"."id" = "kept_invitations"."invitation_id"
  where ("kept_invitations"."id" = $1 and "kept_invitations"."user_id" = $2);

-- keep
insert into "kept_invitations" ("id", "user_id", "invitation_id", "kept_at") values (default, $1, $2, $3)
  on conflict do nothing;

select "id"
  from "kept_invitations"
  where ("kept_invitations"."user_id" = $1 and "kept_invitations"."invitation_id" = $2);

-- dropOldestKept
delete
  from "kept_invitations"
  where "kept_invitations"."id" in (select "id"
  from "kept_invitations"
  where "kept_invitations"."user_id" = $1
  order by "kept_invitations"."id" desc offset $2);

-- deleteKept
delete
  from "kept_invitations"
  where ("kept_invitations"."id" = $1 and "kept_invitations"."user_id" = $2)
  returning "id";
