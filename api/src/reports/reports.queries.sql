-- insertReport
insert into "reports" ("id", "club_id", "owner_id", "reporter_id", "reason", "text", "evidence", "created_at", "state", "outcome", "note", "closed_at", "closed_by") values (default, $1, $2, $3, $4, $5, $6, $7, default, default, default, default, default)
  on conflict do nothing
  returning "id";

-- findReports, open
select "reports"."id", "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members", "owners"."id", "owners"."first_name", "owners"."last_name", "owners"."email", "owners"."deleted_at", "reporters"."id", "reporters"."first_name", "reporters"."last_name", "reporters"."deleted_at", "reports"."reason", "reports"."text", "reports"."created_at", ( select count(*)::int
  from reports others
  where others.club_id = "reports"."club_id" and others.state = 'open' ), "reports"."evidence", "reports"."state", "reports"."outcome", "reports"."note", "reports"."closed_at", "closers"."id", "closers"."first_name", "closers"."last_name", "closers"."deleted_at"
  from "reports"
  left join "clubs" on ("clubs"."id" = "reports"."club_id" and "clubs"."hidden_at" is null)
  left join "users" "owners" on "owners"."id" = case when "clubs"."id" is null then "reports"."owner_id" else "clubs"."owner_id" end
  left join "users" "reporters" on "reporters"."id" = "reports"."reporter_id"
  left join "users" "closers" on "closers"."id" = "reports"."closed_by"
  where ("reports"."state" = $1 and "reports"."id" > $2)
  order by "reports"."id" asc
  limit $3;

-- findReports, closed
select "reports"."id", "clubs"."id", "clubs"."title", "clubs"."country", "clubs"."privacy", "clubs"."state", "clubs"."members", "owners"."id", "owners"."first_name", "owners"."last_name", "owners"."email", "owners"."deleted_at", "reporters"."id", "reporters"."first_name", "reporters"."last_name", "reporters"."deleted_at", "reports"."reason", "reports"."text", "reports"."created_at", ( select count(*)::int
  from reports others
  where others.club_id = "reports"."club_id" and others.state = 'open' ), "reports"."evidence", "reports"."state", "reports"."outcome", "reports"."note", "reports"."closed_at", "closers"."id", "closers"."first_name", "closers"."last_name", "closers"."deleted_at"
  from "reports"
  left join "clubs" on ("clubs"."id" = "reports"."club_id" and "clubs"."hidden_at" is null)
  left join "users" "owners" on "owners"."id" = case when "clubs"."id" is null then "reports"."owner_id" else "clubs"."owner_id" end
  left join "users" "reporters" on "reporters"."id" = "reports"."reporter_id"
  left join "users" "closers" on "closers"."id" = "reports"."closed_by"
  where ("reports"."state" = $1 and "reports"."id" < $2)
  order by "reports"."id" desc
  limit $3;

-- findReport
select "reports"."club_id", case when "clubs"."id" is null then "reports"."owner_id" else "clubs"."owner_id" end, "reports"."evidence"->>'title'
  from "reports"
  left join "clubs" on ("clubs"."id" = "reports"."club_id" and "clubs"."hidden_at" is null)
  where "reports"."id" = $1;

-- lockOpenReports
select "id", "reporter_id"
  from "reports"
  where ("reports"."club_id" = $1 and "reports"."state" = $2)
  order by "reports"."id" asc for update;

-- setClosed
update "reports" set "state" = $1, "outcome" = $2, "note" = $3, "closed_at" = $4, "closed_by" = $5
  where "reports"."id" in ($6, $7);

-- findAdminIds
select "id"
  from "users"
  where "users"."admin" and "users"."deleted_at" is null
  order by "users"."id" asc;
