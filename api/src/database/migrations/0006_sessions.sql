-- Adding an identity column would rewrite the table while nobody can read it. So the rows are copied, while they can be read,
-- and the tables are exchanged at the end.
LOCK TABLE "sessions" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "new_sessions" (
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"key_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"browser" text,
	"system" text,
	"network" text,
	"sign_in" text,
	"strong" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
INSERT INTO "new_sessions" ("token_hash", "user_id", "key_hash", "created_at", "last_seen_at")
SELECT "token_hash", "user_id", "key_hash", "created_at", "last_seen_at" FROM "sessions" ORDER BY "created_at";
--> statement-breakpoint
ALTER TABLE "new_sessions" ADD CONSTRAINT "new_sessions_pkey" PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "new_sessions_user" ON "new_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "new_sessions_last_seen" ON "new_sessions" USING btree ("last_seen_at");--> statement-breakpoint
DROP TABLE "sessions";--> statement-breakpoint
ALTER TABLE "new_sessions" RENAME TO "sessions";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "new_sessions_pkey" TO "sessions_pkey";--> statement-breakpoint
ALTER INDEX "new_sessions_user" RENAME TO "sessions_user";--> statement-breakpoint
ALTER INDEX "new_sessions_last_seen" RENAME TO "sessions_last_seen";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
