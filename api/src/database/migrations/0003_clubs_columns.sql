ALTER TABLE "clubs" ADD COLUMN "members" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "hidden_at" timestamp with time zone;
