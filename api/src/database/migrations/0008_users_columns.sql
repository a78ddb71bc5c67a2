ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passkey_handle" "bytea";--> statement-breakpoint
-- "deleted_at" stays, and follows the two. A generated column would rewrite the table while nobody can read it.
CREATE FUNCTION "set_deleted_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."deleted_at" := coalesce(NEW."suspended_at", NEW."erase_at");
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_deleted_at" BEFORE INSERT OR UPDATE OF "suspended_at", "erase_at" ON "users"
FOR EACH ROW EXECUTE FUNCTION "set_deleted_at"();
