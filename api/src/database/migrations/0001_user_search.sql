DROP INDEX "users_first_name_prefix";--> statement-breakpoint
DROP INDEX "users_email_prefix";--> statement-breakpoint
DROP INDEX "users_last_name_prefix";--> statement-breakpoint
CREATE INDEX "users_full_name_prefix" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops,"id","first_name","last_name");--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") text_pattern_ops,"id","email");--> statement-breakpoint
CREATE INDEX "users_last_name_prefix" ON "users" USING btree (lower("last_name") text_pattern_ops,"id","last_name");