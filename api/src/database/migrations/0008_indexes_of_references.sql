CREATE INDEX "announcements_author" ON "announcements" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "bans_by" ON "bans" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "club_offers_by" ON "club_offers" USING btree ("by_id","id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "reports_owner" ON "reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_closed_by" ON "reports" USING btree ("closed_by");