-- findMeetings, not over
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and ("meetings"."starts_at" > $3 and "meetings"."ends_at" > $4))
  order by "meetings"."starts_at" asc, "meetings"."id" asc
  limit $5;

-- findMeetings, not over, next
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and ("meetings"."starts_at" > $3 and "meetings"."ends_at" > $4) and ("meetings"."starts_at", "meetings"."id") > ($5::timestamptz, $6::int))
  order by "meetings"."starts_at" asc, "meetings"."id" asc
  limit $7;

-- findMeetings, past
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and ("meetings"."starts_at" <= $3 and "meetings"."ends_at" <= $4))
  order by "meetings"."starts_at" desc, "meetings"."id" desc
  limit $5;

-- findMeetings, past, next
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and ("meetings"."starts_at" <= $3 and "meetings"."ends_at" <= $4) and ("meetings"."starts_at", "meetings"."id") < ($5::timestamptz, $6::int))
  order by "meetings"."starts_at" desc, "meetings"."id" desc
  limit $7;

-- findMeeting
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."id" = $2 and "meetings"."club_id" = $3);

-- findMeetingsForCalendar, coming
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and "meetings"."starts_at" > $3 and "meetings"."ends_at" > $4 and "meetings"."state" = $5)
  order by "meetings"."starts_at" asc, "meetings"."id" asc
  limit $6;

-- findMeetingsForCalendar, all
select "id", "title", "starts_at", "ends_at", "local_start", "time_zone", "minutes", "place", "link", "description", "state", "reason", "sequence", "changed_at", ( select count(*)::int
  from meeting_answers
  inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null ), ( select meeting_answers.answer
  from meeting_answers
  where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = $1 )
  from "meetings"
  where ("meetings"."club_id" = $2 and "meetings"."starts_at" > $3 and "meetings"."ends_at" > $4)
  order by "meetings"."starts_at" desc, "meetings"."id" desc
  limit $5;

-- countPlannedMeetings
select count(*)
  from "meetings"
  where ("meetings"."club_id" = $1 and "meetings"."starts_at" > $2 and "meetings"."ends_at" > $3 and "meetings"."state" = $4);

-- insertMeeting
insert into "meetings" ("id", "club_id", "title", "local_start", "time_zone", "minutes", "starts_at", "ends_at", "place", "link", "description", "state", "reason", "sequence", "changed_at", "remind_at") values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, default, default, default, $11, $12)
  returning "id";

-- lockMeeting
select "id", "club_id", "title", "local_start", "time_zone", "minutes", "starts_at", "ends_at", "place", "link", "description", "state", "reason", "sequence", "changed_at", "remind_at"
  from "meetings"
  where ("meetings"."id" = $1 and "meetings"."club_id" = $2) for no key update;

-- setMeeting
update "meetings" set "title" = $1, "local_start" = $2, "time_zone" = $3, "minutes" = $4, "starts_at" = $5, "ends_at" = $6, "place" = $7, "link" = $8, "description" = $9, "sequence" = "meetings"."sequence" + 1, "changed_at" = $10, "remind_at" = $11
  where ("meetings"."id" = $12 and "meetings"."club_id" = $13);
