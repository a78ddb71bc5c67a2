-- hasCalendarAddress
select "user_id"
  from "calendar_addresses"
  where ("calendar_addresses"."club_id" = $1 and "calendar_addresses"."user_id" = $2);

-- deleteCalendarAddress
delete
  from "calendar_addresses"
  where ("calendar_addresses"."club_id" = $1 and "calendar_addresses"."user_id" = $2);

-- deleteOpenAnswers
delete
  from "meeting_answers"
  where ("meeting_answers"."user_id" = $1 and "meeting_answers"."meeting_id" in (select "id"
  from "meetings"
  where ("meetings"."club_id" = $2 and "meetings"."ends_at" > $3)));
