CREATE TABLE "bans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"by_id" integer,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"by_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"by_id" integer,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"invitation_id" integer NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"ask_again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Written by hand: every owner is a member since the day the club was made. Before keys and indexes exist, it is much faster.
-- The lock keeps clubs from being added meanwhile; they can be read.
LOCK TABLE "clubs" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "memberships" ("club_id", "user_id", "since")
SELECT "id", "owner_id", "created_at" FROM "clubs" WHERE "owner_id" IS NOT NULL ORDER BY "id";
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offers" ADD CONSTRAINT "club_offers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offers" ADD CONSTRAINT "club_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offers" ADD CONSTRAINT "club_offers_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_invitations" ADD CONSTRAINT "kept_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_invitations" ADD CONSTRAINT "kept_invitations_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bans_club_user" ON "bans" USING btree ("club_id","user_id");--> statement-breakpoint
CREATE INDEX "bans_club" ON "bans" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "bans_user" ON "bans" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_offers_pending" ON "club_offers" USING btree ("club_id") WHERE "club_offers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "club_offers_person" ON "club_offers" USING btree ("club_id","user_id","id");--> statement-breakpoint
CREATE INDEX "club_offers_user" ON "club_offers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "club_offers_expiry" ON "club_offers" USING btree ("expires_at") WHERE "club_offers"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_club" ON "invitations" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "invitations_maker" ON "invitations" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_invitations_user" ON "kept_invitations" USING btree ("user_id","invitation_id");--> statement-breakpoint
CREATE INDEX "kept_invitations_invitation" ON "kept_invitations" USING btree ("invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_requests_pending" ON "membership_requests" USING btree ("club_id","user_id") WHERE "membership_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "membership_requests_waiting" ON "membership_requests" USING btree ("club_id","id") WHERE "membership_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "membership_requests_person" ON "membership_requests" USING btree ("club_id","user_id","id");--> statement-breakpoint
CREATE INDEX "membership_requests_user" ON "membership_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_club_user" ON "memberships" USING btree ("club_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_club" ON "memberships" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "memberships_managers" ON "memberships" USING btree ("club_id","user_id") WHERE "memberships"."role" = 'manager';--> statement-breakpoint
CREATE INDEX "bans_by" ON "bans" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "club_offers_by" ON "club_offers" USING btree ("by_id","id");
