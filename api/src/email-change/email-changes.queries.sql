-- findPendingChange
select "id", "user_id", "old_email", "new_email", "old_confirmed", "state", "requested_at", "expires_at", "completed_at", "ended_at", "complete_hash", "undo_hash", "later_undo_hash"
  from "email_changes"
  where ("email_changes"."user_id" = $1 and "email_changes"."state" = 'pending' and "email_changes"."expires_at" > $2);

-- findCompletedChange
select "id", "user_id", "old_email", "new_email", "old_confirmed", "state", "requested_at", "expires_at", "completed_at", "ended_at", "complete_hash", "undo_hash", "later_undo_hash"
  from "email_changes"
  where ("email_changes"."user_id" = $1 and "email_changes"."state" = 'completed' and "email_changes"."completed_at" > $2);

-- findChangeToComplete
select "id", "user_id", "old_email", "new_email", "old_confirmed", "state", "requested_at", "expires_at", "completed_at", "ended_at", "complete_hash", "undo_hash", "later_undo_hash"
  from "email_changes"
  where "email_changes"."complete_hash" = $1;

-- findChangeToUndo
select "id", "user_id", "old_email", "new_email", "old_confirmed", "state", "requested_at", "expires_at", "completed_at", "ended_at", "complete_hash", "undo_hash", "later_undo_hash"
  from "email_changes"
  where ("email_changes"."undo_hash" = $1 or "email_changes"."later_undo_hash" = $2);

-- insertEmailChange
insert into "email_changes" ("id", "user_id", "old_email", "new_email", "old_confirmed", "state", "requested_at", "expires_at", "completed_at", "ended_at", "complete_hash", "undo_hash", "later_undo_hash") values (default, $1, $2, $3, $4, default, $5, $6, default, default, $7, $8, default)
  returning "id";

-- completeChange
update "email_changes" set "state" = $1, "completed_at" = $2, "ended_at" = $3, "later_undo_hash" = $4
  where "email_changes"."id" = $5;

-- endChange
update "email_changes" set "state" = $1, "ended_at" = $2
  where "email_changes"."id" = $3;

-- cancelPendingChange
update "email_changes" set "state" = $1, "ended_at" = $2
  where ("email_changes"."user_id" = $3 and "email_changes"."state" = 'pending' and "email_changes"."expires_at" > $4)
  returning "id";

-- expireChangesOf
update "email_changes" set "state" = $1, "ended_at" = "email_changes"."expires_at"
  where ("email_changes"."user_id" = $2 and "email_changes"."state" = 'pending' and "email_changes"."expires_at" <= $3);

-- expireChanges
update "email_changes" set "state" = $1, "ended_at" = "email_changes"."expires_at"
  where ("email_changes"."state" = 'pending' and "email_changes"."expires_at" <= $2);

-- deleteEndedChanges
delete
  from "email_changes"
  where "email_changes"."ended_at" <= $1;

-- hasChangedEmail
select "id"
  from "email_changes"
  where ("email_changes"."user_id" = $1 and ("email_changes"."state" = 'completed' or "email_changes"."state" = 'undone'))
  limit $2;

-- findReservation
select "email_changes"."old_email", "email_changes"."old_confirmed", "users"."first_name", "users"."locale", "users"."admin", "users"."suspended_at"
  from "email_changes"
  inner join "users" on "users"."id" = "email_changes"."user_id"
  where (lower("email_changes"."old_email") = $1 and "email_changes"."state" = 'completed' and "email_changes"."completed_at" > $2)
  limit $3;
