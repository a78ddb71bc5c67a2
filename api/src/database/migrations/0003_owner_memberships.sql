-- Every owner is a member since the day the club was made. Before 0004, whose lock on clubs readers would wait for.
INSERT INTO "memberships" ("club_id", "user_id", "since")
SELECT "id", "owner_id", "created_at" FROM "clubs" WHERE "owner_id" IS NOT NULL ORDER BY "id";
