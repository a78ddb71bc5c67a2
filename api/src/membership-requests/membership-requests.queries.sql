-- insertRequest
insert into "membership_requests" ("id", "club_id", "user_id", "message", "state", "asked_at", "decided_at", "reason", "ask_again_at") values (default, $1, $2, $3, default, $4, default, default, default)
  returning "id";

-- closeRequest
update "membership_requests" set "state" = $1, "decided_at" = $2
  where (("membership_requests"."club_id" = $3 and "membership_requests"."user_id" = $4) and "membership_requests"."state" = 'pending')
  returning "id";

-- declineRequest
update "membership_requests" set "state" = $1, "decided_at" = $2, "reason" = $3, "ask_again_at" = $4
  where "membership_requests"."id" = $5;

-- clearWaitingTime
update "membership_requests" set "ask_again_at" = $1
  where (("membership_requests"."club_id" = $2 and "membership_requests"."user_id" = $3) and "membership_requests"."ask_again_at" is not null);

-- findRequest
select "membership_requests"."id", "membership_requests"."user_id", "membership_requests"."state", "users"."first_name", "users"."last_name"
  from "membership_requests"
  inner join "users" on "users"."id" = "membership_requests"."user_id"
  where ("membership_requests"."id" = $1 and "membership_requests"."club_id" = $2 and "users"."deleted_at" is null);

-- findPendingRequest
select "membership_requests"."id", "membership_requests"."user_id", "users"."first_name", "users"."last_name"
  from "membership_requests"
  inner join "users" on "users"."id" = "membership_requests"."user_id"
  where (("membership_requests"."club_id" = $1 and "membership_requests"."user_id" = $2) and "membership_requests"."state" = 'pending' and "users"."deleted_at" is null);

-- countPendingRequestsOf
select count(*)
  from "membership_requests"
  inner join "clubs" on "clubs"."id" = "membership_requests"."club_id"
  where ("membership_requests"."user_id" = $1 and "membership_requests"."state" = 'pending' and "clubs"."state" <> $2 and "clubs"."hidden_at" is null);

-- findPendingRequests
select "membership_requests"."id", "membership_requests"."message", "membership_requests"."asked_at", "users"."id", "users"."first_name", "users"."last_name", "users"."country"
  from "membership_requests"
  inner join "users" on "users"."id" = "membership_requests"."user_id"
  where ("membership_requests"."club_id" = $1 and "membership_requests"."state" = 'pending' and "membership_requests"."id" > $2 and "users"."deleted_at" is null)
  order by "membership_requests"."id" asc
  limit $3;

-- endRequestsOfClub
update "membership_requests" set "state" = $1, "decided_at" = $2
  where ("membership_requests"."club_id" = $3 and "membership_requests"."state" = 'pending')
  returning "user_id";

-- findApplicantIds
select "user_id"
  from "membership_requests"
  where ("membership_requests"."club_id" = $1 and "membership_requests"."state" = 'pending');
