-- insertContactMessage
insert into "contact_messages" ("id", "email", "subject", "message", "locale", "sent_at", "status", "note", "changed_at") values (default, $1, $2, $3, $4, $5, default, default, default);

-- findContactMessages, all
select "id", "email", "subject", "message", "locale", "sent_at", "status", "note", "changed_at"
  from "contact_messages"
  order by "contact_messages"."id" desc
  limit $1;

-- findContactMessages, of one status
select "id", "email", "subject", "message", "locale", "sent_at", "status", "note", "changed_at"
  from "contact_messages"
  where ("contact_messages"."status" = $1 and "contact_messages"."id" < $2)
  order by "contact_messages"."id" desc
  limit $3;

-- lockContactMessage
select "status", "note"
  from "contact_messages"
  where "contact_messages"."id" = $1 for update;

-- updateContactMessage
update "contact_messages" set "status" = $1, "note" = $2, "changed_at" = $3
  where "contact_messages"."id" = $4;
