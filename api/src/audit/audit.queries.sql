-- insertAuditEntry
insert into "audit_entries" ("id", "at", "actor_id", "action", "subject_kind", "subject_id", "before", "after") values (default, $1, $2, $3, $4, $5, $6, $7);

-- findAuditEntries, all
select "audit_entries"."id", "audit_entries"."at", "audit_entries"."action", "audit_entries"."subject_kind", "audit_entries"."subject_id", "audit_entries"."before", "audit_entries"."after", "audit_entries"."actor_id", "users"."id", "users"."first_name", "users"."last_name"
  from "audit_entries"
  left join "users" on "users"."id" = "audit_entries"."actor_id"
  where "audit_entries"."id" < $1
  order by "audit_entries"."id" desc
  limit $2;

-- findAuditEntries, of one action
select "audit_entries"."id", "audit_entries"."at", "audit_entries"."action", "audit_entries"."subject_kind", "audit_entries"."subject_id", "audit_entries"."before", "audit_entries"."after", "audit_entries"."actor_id", "users"."id", "users"."first_name", "users"."last_name"
  from "audit_entries"
  left join "users" on "users"."id" = "audit_entries"."actor_id"
  where ("audit_entries"."action" = $1 and "audit_entries"."id" < $2)
  order by "audit_entries"."id" desc
  limit $3;
