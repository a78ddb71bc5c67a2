-- insertContactMessage
insert into "contact_messages" ("id", "email", "subject", "message", "locale", "sent_at", "status", "note", "changed_at") values (default, $1, $2, $3, $4, $5, default, default, default);
