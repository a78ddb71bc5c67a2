-- insertSecurityEvent
insert into "security_events" ("id", "user_id", "at", "kind", "reason", "browser", "system", "network") values (default, $1, $2, $3, $4, $5, $6, $7);

-- findSecurityEvents
select "id", "user_id", "at", "kind", "reason", "browser", "system", "network"
  from "security_events"
  where ("security_events"."user_id" = $1 and "security_events"."at" > $2 and "security_events"."id" < $3)
  order by "security_events"."id" desc
  limit $4;

-- countSecurityEvents
select count(*) as count
  from "security_events"
  where ("security_events"."user_id" = $1 and "security_events"."kind" = $2 and "security_events"."at" > $3);;

-- deleteOldSecurityEvents
delete
  from "security_events"
  where "security_events"."at" <= $1;
