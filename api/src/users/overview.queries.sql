-- countUsers
select count(*), count(case when "users"."confirmed_email" then 1 end), count("suspended_at"), count(case when "users"."admin" and "users"."deleted_at" is null then 1 end), count("erase_at")
  from "users";

-- countClubsByState
select "state", count(*)
  from "clubs"
  where "clubs"."hidden_at" is null
  group by "clubs"."state";

-- countNewMessages
select count(*) as count
  from "contact_messages"
  where "contact_messages"."status" = $1;;

-- countOpenReports
select count(*) as count
  from "reports"
  where "reports"."state" = $1;;
