CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","action");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree (("after"->>'person')) WHERE "audit_entries"."after" ? 'person';
