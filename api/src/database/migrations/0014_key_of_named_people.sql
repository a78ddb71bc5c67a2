-- Not validated: no row has a value yet, and reading a large table would keep others from writing.
ALTER TABLE "notices" ADD CONSTRAINT "notices_named_id_users_id_fk" FOREIGN KEY ("named_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;
