-- lockActiveUser
select "id", "email", "first_name", "last_name", "description", "locale", "admin", "confirmed_email", "max_clubs", "suspended_at", "erase_at", "deleted_at"
  from "users"
  where ("users"."id" = $1 and "users"."deleted_at" is null) for no key update;

-- lockUsers
select "id", "email", "first_name", "last_name", "description", "locale", "admin", "confirmed_email", "max_clubs", "suspended_at", "erase_at", "deleted_at"
  from "users"
  where "users"."id" in ($1, $2)
  order by "users"."id" asc for no key update;

-- lockUserAndAdmins
select "id", "email", "first_name", "last_name", "description", "locale", "admin", "confirmed_email", "max_clubs", "suspended_at", "erase_at", "deleted_at"
  from "users"
  where ("users"."id" = $1 or ("users"."admin" and "users"."deleted_at" is null))
  order by "users"."id" asc for no key update;

-- changeUser
update "users" set "max_clubs" = $1
  where "users"."id" = $2;

-- findUserByEmail
select "id", "admin", "confirmed_email", "suspended_at"
  from "users"
  where lower("users"."email") = $1;

-- findAdmins
select "id", "email", "first_name", "last_name", "description", "locale", "admin", "confirmed_email", "max_clubs", "suspended_at", "erase_at", "deleted_at"
  from "users"
  where "users"."admin" = $1
  order by "users"."id" asc;
