-- Looked for before 0004 locks the clubs, so that readers do not wait for it. All migrations run in one transaction.
CREATE TEMPORARY TABLE "clubs_without_members" ON COMMIT DROP AS
SELECT "clubs"."id" FROM "clubs" LEFT JOIN "users" ON "users"."id" = "clubs"."owner_id"
WHERE "users"."id" IS NULL OR "users"."deleted_at" IS NOT NULL;
--> statement-breakpoint
ANALYZE "clubs_without_members";
