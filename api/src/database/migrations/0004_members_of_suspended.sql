-- The default of 0003 counts the owner everywhere; suspended and missing ones do not count.
UPDATE "clubs" SET "members" = 0
WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "clubs"."owner_id" AND "users"."deleted_at" IS NULL);
