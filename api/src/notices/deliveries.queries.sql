-- insertDelivery
insert into "notice_deliveries" ("id", "kind", "target", "notice", "recipients", "delivered", "members_of") values (default, $1, $2, $3, $4, default, $5);

-- findDeliveryIds
select "id"
  from "notice_deliveries"
  order by "notice_deliveries"."id" asc;

-- lockDelivery
select "id", "kind", "target", "notice", "recipients", "delivered", "members_of"
  from "notice_deliveries"
  where "notice_deliveries"."id" = $1 for update skip locked;

-- advanceDelivery
update "notice_deliveries" set "delivered" = $1
  where "notice_deliveries"."id" = $2;

-- deleteDelivery
delete
  from "notice_deliveries"
  where "notice_deliveries"."id" = $1;

-- deleteDeliveriesOf
delete
  from "notice_deliveries"
  where ("notice_deliveries"."target" = $1 and "notice_deliveries"."kind" = $2);

-- findActiveMemberIds
select "memberships"."user_id"
  from "memberships"
  inner join "users" on "users"."id" = "memberships"."user_id"
  where ("memberships"."club_id" = $1 and "users"."deleted_at" is null);

-- findMembersAmong
select "user_id"
  from "memberships"
  where ("memberships"."club_id" = $1 and "memberships"."user_id" in ($2, $3));
