-- 0004 counted the owner everywhere; suspended and missing ones do not count.
UPDATE "clubs" SET "members" = 0 WHERE "id" IN (SELECT "id" FROM "clubs_without_members");
