-- findAnnouncements, first
select "announcements"."id", "announcements"."title", "announcements"."text", "users"."first_name", "users"."last_name", "announcements"."created_at", "announcements"."edited_at"
  from "announcements"
  left join "users" on ("users"."id" = "announcements"."author_id" and "users"."deleted_at" is null)
  where "announcements"."club_id" = $1
  order by "announcements"."id" desc
  limit $2;

-- findAnnouncements, next
select "announcements"."id", "announcements"."title", "announcements"."text", "users"."first_name", "users"."last_name", "announcements"."created_at", "announcements"."edited_at"
  from "announcements"
  left join "users" on ("users"."id" = "announcements"."author_id" and "users"."deleted_at" is null)
  where ("announcements"."club_id" = $1 and "announcements"."id" < $2)
  order by "announcements"."id" desc
  limit $3;

-- insertAnnouncement
insert into "announcements" ("id", "club_id", "author_id", "title", "text", "created_at", "edited_at") values (default, $1, $2, $3, $4, $5, default)
  returning "id";

-- lockAnnouncement
select "title", "text"
  from "announcements"
  where ("announcements"."id" = $1 and "announcements"."club_id" = $2) for update;

-- setAnnouncement
update "announcements" set "title" = $1, "text" = $2, "edited_at" = $3
  where ("announcements"."id" = $4 and "announcements"."club_id" = $5);

-- removeAnnouncement
delete
  from "announcements"
  where ("announcements"."id" = $1 and "announcements"."club_id" = $2);

-- isAnnouncementThere
select "id"
  from "announcements"
  where "announcements"."id" = $1;
