-- findRecipients
select "users"."id", "users"."email", "users"."first_name", "users"."locale", "users"."confirmed_email", "notice_preferences"."mail"
  from "users"
  left join "notice_preferences" on ("notice_preferences"."user_id" = "users"."id" and "notice_preferences"."kind" = $1)
  where ("users"."id" in ($2, $3) and "users"."deleted_at" is null);

-- insertNotices
insert into "notices" ("id", "user_id", "kind", "event", "by_id", "named_id", "club_id", "target", "values", "detail", "created_at", "read_at") values (default, $1, $2, $3, (select id
  from users
  where id = $4), (select id
  from users
  where id = $5), $6, $7, $8, $9, $10, default), (default, $11, $12, $13, (select id
  from users
  where id = $14), (select id
  from users
  where id = $15), $16, $17, $18, $19, $20, default)
  on conflict ("user_id","kind","event") do nothing
  returning "user_id";

-- findNotices, all
select "id", "kind", "club_id", "target", "values", "detail", "created_at", "read_at"
  from "notices"
  where ("notices"."user_id" = $1 and "notices"."id" < $2)
  order by "notices"."id" desc
  limit $3;

-- findNotices, unread
select "id", "kind", "club_id", "target", "values", "detail", "created_at", "read_at"
  from "notices"
  where ("notices"."user_id" = $1 and "notices"."read_at" is null)
  order by "notices"."id" desc
  limit $2;

-- countUnread
select count(*)
  from (select "id"
  from "notices"
  where ("notices"."user_id" = $1 and "notices"."read_at" is null)
  limit $2) "unread";

-- markRead, some
update "notices" set "read_at" = $1
  where ("notices"."user_id" = $2 and "notices"."read_at" is null and "notices"."id" in ($3, $4));

-- markRead, all
update "notices" set "read_at" = $1
  where ("notices"."user_id" = $2 and "notices"."read_at" is null);

-- removeNotice
delete
  from "notices"
  where ("notices"."id" = $1 and "notices"."user_id" = $2)
  returning "id";

-- deleteNoticesOf
delete
  from "notices"
  where ("notices"."target" = $1 and "notices"."kind" = $2);

-- deleteOldNotices
delete
  from "notices"
  where "notices"."created_at" < $1;

-- findPreferences
select "kind", "mail"
  from "notice_preferences"
  where "notice_preferences"."user_id" = $1;

-- savePreference
insert into "notice_preferences" ("user_id", "kind", "mail") values ($1, $2, $3)
  on conflict ("user_id","kind") do update set "mail" = $4;
