-- findAllMemberships
select "clubs"."id", "clubs"."title", case when "clubs"."owner_id" = "memberships"."user_id" then 'owner' else "memberships"."role" end, "memberships"."since"
  from "memberships"
  inner join "clubs" on "clubs"."id" = "memberships"."club_id"
  where "memberships"."user_id" = $1
  order by "memberships"."id" asc;

-- findAllRequests
select "clubs"."id", "clubs"."title", "membership_requests"."message", "membership_requests"."state", "membership_requests"."reason", "membership_requests"."asked_at"
  from "membership_requests"
  inner join "clubs" on "clubs"."id" = "membership_requests"."club_id"
  where "membership_requests"."user_id" = $1
  order by "membership_requests"."id" asc;

-- findAllOffers
select "clubs"."id", "clubs"."title", "club_offers"."by_id" is not distinct
  from $1, "club_offers"."state", "club_offers"."offered_at", "club_offers"."expires_at"
  from "club_offers"
  inner join "clubs" on "clubs"."id" = "club_offers"."club_id"
  where ("club_offers"."by_id" = $2 or "club_offers"."user_id" = $3)
  order by "club_offers"."id" asc;

-- findInvitationsMadeBy
select "clubs"."id", "clubs"."title", "invitations"."made_at", "invitations"."expires_at"
  from "invitations"
  inner join "clubs" on "clubs"."id" = "invitations"."club_id"
  where "invitations"."by_id" = $1
  order by "invitations"."id" asc;

-- findInvitationsKeptBy
select "clubs"."id", "clubs"."title", "kept_invitations"."kept_at", "invitations"."expires_at"
  from "kept_invitations"
  inner join "invitations" on "invitations"."id" = "kept_invitations"."invitation_id"
  inner join "clubs" on "clubs"."id" = "invitations"."club_id"
  where "kept_invitations"."user_id" = $1
  order by "kept_invitations"."id" asc;

-- findBansOf
select "clubs"."id", "clubs"."title", "bans"."reason", "bans"."at"
  from "bans"
  inner join "clubs" on "clubs"."id" = "bans"."club_id"
  where "bans"."user_id" = $1
  order by "bans"."id" asc;

-- findAnnouncementsBy
select "announcements"."id", "clubs"."id", "clubs"."title", "announcements"."title", "announcements"."text", "announcements"."created_at"
  from "announcements"
  inner join "clubs" on "clubs"."id" = "announcements"."club_id"
  where "announcements"."author_id" = $1
  order by "announcements"."id" asc;

-- findMeetingAnswersOf
select "clubs"."id", "clubs"."title", "meetings"."id", "meetings"."title", "meeting_answers"."answer"
  from "meeting_answers"
  inner join "meetings" on "meetings"."id" = "meeting_answers"."meeting_id"
  inner join "clubs" on "clubs"."id" = "meetings"."club_id"
  where "meeting_answers"."user_id" = $1
  order by "meetings"."id" asc;

-- findReportsBy
select "club_id", "evidence"->>'title', "reason", "text", "state", "created_at"
  from "reports"
  where "reports"."reporter_id" = $1
  order by "reports"."id" asc;
