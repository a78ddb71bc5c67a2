-- findOwnClubs
select "id", "owner_id", "title", "description", "country", "privacy", "state", "state_reason", "contacts", "members", "created_at", "hidden_at"
  from "clubs"
  where "clubs"."owner_id" = $1
  order by "clubs"."id" asc;

-- findMeetingsPlannedBy
select "meetings"."id", "meetings"."club_id", "meetings"."title", "meetings"."local_start", "meetings"."time_zone", "meetings"."minutes", "meetings"."starts_at", "meetings"."ends_at", "meetings"."place", "meetings"."link", "meetings"."description", "meetings"."state", "meetings"."reason", "meetings"."sequence", "meetings"."changed_at", "meetings"."remind_at", "clubs"."id", "clubs"."title"
  from "audit_entries"
  inner join "meetings" on "meetings"."id" = ("audit_entries"."after"->>'meeting')::integer
  inner join "clubs" on "clubs"."id" = "meetings"."club_id"
  where ("audit_entries"."actor_id" = $1 and "audit_entries"."action" = $2)
  order by "meetings"."id" asc;

-- findNoticesOf
select "id", "user_id", "kind", "event", "by_id", "named_id", "club_id", "target", "values", "detail", "created_at", "read_at"
  from "notices"
  where "notices"."user_id" = $1
  order by "notices"."id" asc;

-- findMailPreferences
select "kind", "mail"
  from "notice_preferences"
  where "notice_preferences"."user_id" = $1
  order by "notice_preferences"."kind" asc;

-- findSecurityLog
select "id", "user_id", "at", "kind", "reason", "browser", "system", "network"
  from "security_events"
  where ("security_events"."user_id" = $1 and "security_events"."at" >= $2)
  order by "security_events"."id" asc;

-- findEmailChanges
select "old_email", "new_email", "requested_at", "completed_at", "state"
  from "email_changes"
  where "email_changes"."user_id" = $1
  order by "email_changes"."id" asc;

-- findContactMessagesFrom
select "sent_at", "subject", "message", "status", "note"
  from "contact_messages"
  where lower("contact_messages"."email") = $1
  order by "contact_messages"."id" asc;

-- findAuditAbout
select "at", "action", "before", "after"
  from "audit_entries"
  where (("audit_entries"."subject_kind" = $1 and "audit_entries"."subject_id" = $2) or ("audit_entries"."after" ? 'person' and "audit_entries"."after"->>'person' = $3) or ("audit_entries"."before" ? 'person' and "audit_entries"."before"->>'person' = $4))
  order by "audit_entries"."id" asc;
