-- eraseRows
delete
  from "invitations"
  where "invitations"."by_id" = $1;

delete
  from "club_offers"
  where "club_offers"."by_id" = $1;

delete
  from "contact_messages"
  where lower("contact_messages"."email") = $1;

update "audit_entries" set "before" = "audit_entries"."before" - '{firstName,lastName}'::text[], "after" = "audit_entries"."after" - '{firstName,lastName}'::text[]
  where ("audit_entries"."subject_kind" = $1 and "audit_entries"."subject_id" = $2);

update "notices" set "by_id" = nullif("notices"."by_id", $1), "named_id" = nullif("notices"."named_id", $2), "values" = case when ("notices"."named_id" = $3 or ("notices"."by_id" = $4 and "notices"."named_id" is null)) and "notices"."values" ? 'name' then "notices"."values" || '{"name": "Deleted User"}'::jsonb else "notices"."values" end, "detail" = case when "notices"."kind" = 'request_received' and ("notices"."named_id" = $5 or ("notices"."by_id" = $6 and "notices"."named_id" is null)) then null else "notices"."detail" end
  where "notices"."id" in (select "id"
  from "notices"
  where ("notices"."named_id" = $7 or "notices"."by_id" = $8)
  limit $9);

delete
  from "rate_limits"
  where split_part("rate_limits"."key", ':', 2) in ($1, $2);

delete
  from "users"
  where "users"."id" = $1;

-- removeFromNotices
update "notices" set "by_id" = nullif("notices"."by_id", $1), "named_id" = nullif("notices"."named_id", $2), "values" = case when ("notices"."named_id" = $3 or ("notices"."by_id" = $4 and "notices"."named_id" is null)) and "notices"."values" ? 'name' then "notices"."values" || '{"name": "Deleted User"}'::jsonb else "notices"."values" end, "detail" = case when "notices"."kind" = 'request_received' and ("notices"."named_id" = $5 or ("notices"."by_id" = $6 and "notices"."named_id" is null)) then null else "notices"."detail" end
  where "notices"."id" in (select "id"
  from "notices"
  where ("notices"."named_id" = $7 or "notices"."by_id" = $8)
  limit $9);
