ALTER TABLE "notices" ADD COLUMN "named_id" integer;
