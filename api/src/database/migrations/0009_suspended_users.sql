-- Until now an account could be suspended, but not be pending deletion.
UPDATE "users" SET "suspended_at" = "deleted_at" WHERE "deleted_at" IS NOT NULL;
