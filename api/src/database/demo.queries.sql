-- waitForSeeding
select pg_advisory_xact_lock($1);

-- hasUsers
select "id"
  from "users"
  limit $1;

-- insertDemoUsers
insert into "users" ("id", "email", "first_name", "last_name", "country", "description", "password_hash", "admin", "confirmed_email", "max_clubs", "locale", "joined_at", "first_login_at", "password_changed_at", "suspended_at", "erase_at", "deleted_at", "passkey_handle") values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, default, default, $12, default, default, default)
  returning "id", "email";

-- insertDemoClubs
insert into "clubs" ("id", "owner_id", "title", "description", "country", "privacy", "state", "state_reason", "contacts", "members", "created_at", "hidden_at") values (default, $1, $2, $3, $4, $5, $6, $7, $8, default, $9, default)
  returning "id", "title";

-- insertDemoMembers
insert into "memberships" ("id", "club_id", "user_id", "role", "since") values (default, $1, $2, $3, $4);

-- insertDemoRequests
insert into "membership_requests" ("id", "club_id", "user_id", "message", "state", "asked_at", "decided_at", "reason", "ask_again_at") values (default, $1, $2, $3, default, $4, default, default, default);

-- insertDemoReports
insert into "reports" ("id", "club_id", "owner_id", "reporter_id", "reason", "text", "evidence", "created_at", "state", "outcome", "note", "closed_at", "closed_by") values (default, $1, $2, $3, $4, default, $5, $6, default, default, default, default, default);

-- insertDemoMessages
insert into "contact_messages" ("id", "email", "subject", "message", "locale", "sent_at", "status", "note", "changed_at") values (default, $1, $2, $3, $4, $5, default, default, default);

-- insertDemoAnnouncements
insert into "announcements" ("id", "club_id", "author_id", "title", "text", "created_at", "edited_at") values (default, $1, $2, $3, $4, $5, default);

-- insertDemoMeetings
insert into "meetings" ("id", "club_id", "title", "local_start", "time_zone", "minutes", "starts_at", "ends_at", "place", "link", "description", "state", "reason", "sequence", "changed_at", "remind_at") values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, default, default, default, $11, $12)
  returning "id";
