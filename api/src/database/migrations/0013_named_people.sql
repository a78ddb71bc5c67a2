ALTER TABLE "notices" ADD COLUMN "named_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_named_id_users_id_fk" FOREIGN KEY ("named_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_named" ON "notices" USING btree ("named_id") WHERE "notices"."named_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_former_person" ON "audit_entries" USING btree (("before"->>'person')) WHERE "audit_entries"."before" ? 'person';