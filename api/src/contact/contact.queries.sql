-- insertContactMessage
insert into "contact_messages" ("id", "email", "subject", "message", "locale", "sent_at") values (default, $1, $2, $3, $4, $5);
