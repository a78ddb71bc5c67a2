-- findUsers, all
select "id", "email", "first_name", "last_name", "country", "admin", (select "id"
  from "clubs"
  where "clubs"."owner_id" = "users"."id"
  limit 1) is not null, "confirmed_email", "max_clubs", "joined_at", "suspended_at", "erase_at", (select "enabled_at"
  from "two_factors"
  where "two_factors"."user_id" = "users"."id") is not null, (select count(*)::integer
  from "passkeys"
  where "passkeys"."user_id" = "users"."id")
  from "users"
  where "users"."id" > $1
  order by "users"."id" asc
  limit $2;

-- findUsers, by a beginning
select ids, many
  from ( with hits as ((select $1::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $2 and lower("users"."email") like lower($3)
  order by lower("users"."email") using ~<~
  limit $4)
  union all (select $5::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $6 and lower("users"."first_name" || ' ' || "users"."last_name") like lower($7)
  order by lower("users"."first_name" || ' ' || "users"."last_name") using ~<~
  limit $8)
  union all (select $9::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $10 and lower("users"."last_name") like lower($11)
  order by lower("users"."last_name") using ~<~
  limit $12)
  union all (select -1, "users"."id"
  from "users"
  where "users"."id" > $13 and "users"."id" = $14::integer)) select array(select distinct id
  from hits
  order by id
  limit $15) as ids, exists (select
  from hits
  group by place having count(*) > $16) as many) as found;

select "id"
  from (select "id", "email", "first_name", "last_name", "country", "description", "password_hash", "admin", "confirmed_email", "max_clubs", "locale", "joined_at", "first_login_at", "password_changed_at", "suspended_at", "erase_at", "deleted_at", "passkey_handle"
  from "users"
  where "users"."id" > $1
  order by "users"."id" asc
  limit $2) "near"
  where (lower("near"."email") like lower($3) or lower("near"."first_name" || ' ' || "near"."last_name") like lower($4) or lower("near"."last_name") like lower($5) or "near"."id" = $6::integer)
  order by "near"."id" asc
  limit $7;

(select "users"."id"
  from "users"
  where ("users"."id" > $1 and lower("users"."email") like lower($2))
  order by "users"."id" + 0
  limit $3)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $4 and lower("users"."first_name" || ' ' || "users"."last_name") like lower($5))
  order by "users"."id" + 0
  limit $6)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $7 and lower("users"."last_name") like lower($8))
  order by "users"."id" + 0
  limit $9)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $10 and "users"."id" = $11::integer)
  order by "users"."id" + 0
  limit $12)
  order by id
  limit $13;

-- findUsers, by an id
select ids, many
  from ( with hits as ((select $1::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $2 and lower("users"."email") like lower($3)
  order by lower("users"."email") using ~<~
  limit $4)
  union all (select $5::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $6 and lower("users"."first_name" || ' ' || "users"."last_name") like lower($7)
  order by lower("users"."first_name" || ' ' || "users"."last_name") using ~<~
  limit $8)
  union all (select $9::integer as place, "users"."id" as id
  from "users"
  where "users"."id" > $10 and lower("users"."last_name") like lower($11)
  order by lower("users"."last_name") using ~<~
  limit $12)
  union all (select -1, "users"."id"
  from "users"
  where "users"."id" > $13 and "users"."id" = $14::integer)) select array(select distinct id
  from hits
  order by id
  limit $15) as ids, exists (select
  from hits
  group by place having count(*) > $16) as many) as found;

select "id"
  from (select "id", "email", "first_name", "last_name", "country", "description", "password_hash", "admin", "confirmed_email", "max_clubs", "locale", "joined_at", "first_login_at", "password_changed_at", "suspended_at", "erase_at", "deleted_at", "passkey_handle"
  from "users"
  where "users"."id" > $1
  order by "users"."id" asc
  limit $2) "near"
  where (lower("near"."email") like lower($3) or lower("near"."first_name" || ' ' || "near"."last_name") like lower($4) or lower("near"."last_name") like lower($5) or "near"."id" = $6::integer)
  order by "near"."id" asc
  limit $7;

(select "users"."id"
  from "users"
  where ("users"."id" > $1 and lower("users"."email") like lower($2))
  order by "users"."id" + 0
  limit $3)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $4 and lower("users"."first_name" || ' ' || "users"."last_name") like lower($5))
  order by "users"."id" + 0
  limit $6)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $7 and lower("users"."last_name") like lower($8))
  order by "users"."id" + 0
  limit $9)
  union (select "users"."id"
  from "users"
  where ("users"."id" > $10 and "users"."id" = $11::integer)
  order by "users"."id" + 0
  limit $12)
  order by id
  limit $13;

-- findUsersWithIds
select "id", "email", "first_name", "last_name", "country", "admin", (select "id"
  from "clubs"
  where "clubs"."owner_id" = "users"."id"
  limit 1) is not null, "confirmed_email", "max_clubs", "joined_at", "suspended_at", "erase_at", (select "enabled_at"
  from "two_factors"
  where "two_factors"."user_id" = "users"."id") is not null, (select count(*)::integer
  from "passkeys"
  where "passkeys"."user_id" = "users"."id")
  from "users"
  where "users"."id" = any($1::integer[])
  order by "users"."id" asc
  limit $2;
