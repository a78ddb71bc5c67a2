-- saveAnswer
insert into "meeting_answers" ("meeting_id", "user_id", "answer", "answered_at") values ($1, $2, $3, $4)
  on conflict ("meeting_id","user_id") do update set "answer" = $5, "answered_at" = $6
  where "meeting_answers"."answer" <> $7;

-- countGoing
select "meeting_answers"."user_id"
  from "meeting_answers"
  inner join "users" on "users"."id" = "meeting_answers"."user_id"
  where ("meeting_answers"."meeting_id" = $1 and "meeting_answers"."answer" = $2 and "users"."deleted_at" is null);

-- findGoing
select "meeting_answers"."user_id"
  from "meeting_answers"
  inner join "users" on "users"."id" = "meeting_answers"."user_id"
  where ("meeting_answers"."meeting_id" = $1 and "meeting_answers"."answer" = $2 and "users"."deleted_at" is null and "meeting_answers"."answered_at" <= $3);

-- lockDueReminders
select "meetings"."id", "meetings"."club_id", "clubs"."title", case when "clubs"."hidden_at" is null then "clubs"."state" else 'declined' end, "meetings"."title", "meetings"."state", "meetings"."starts_at", "meetings"."time_zone", "meetings"."remind_at"
  from "meetings"
  inner join "clubs" on "clubs"."id" = "meetings"."club_id"
  where "meetings"."remind_at" <= $1
  limit $2 for no key update of "meetings" skip locked;

-- clearReminder
update "meetings" set "remind_at" = $1
  where "meetings"."id" = $2;
