-- countUsers
select count(*), count(case when "users"."confirmed_email" then 1 end), count("deleted_at"), count(case when "users"."admin" and "users"."deleted_at" is null then 1 end)
  from "users";

-- countClubsByState
select "state", count(*)
  from "clubs"
  group by "clubs"."state";

-- countOpenReports
select count(*) as count
  from "reports"
  where "reports"."state" = $1;;
