CREATE INDEX "notices_named" ON "notices" USING btree ("named_id") WHERE "notices"."named_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_former_person" ON "audit_entries" USING btree (("before"->>'person')) WHERE "audit_entries"."before" ? 'person';
