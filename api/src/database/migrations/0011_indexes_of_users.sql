CREATE INDEX "users_erase_at" ON "users" USING btree ("erase_at") WHERE "users"."erase_at" is not null;
