-- 0004 counted the owner everywhere; suspended and missing ones do not count.
UPDATE "clubs" SET "members" = 0
WHERE "owner_id" IS NULL OR "owner_id" IN (SELECT "id" FROM "users" WHERE "deleted_at" IS NOT NULL);
