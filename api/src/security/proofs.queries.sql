-- insertProof
insert into "proofs" ("token_hash", "session_hash", "expires_at") values ($1, $2, $3);

-- isProofOf
select "expires_at"
  from "proofs"
  where ("proofs"."token_hash" = $1 and "proofs"."session_hash" = $2 and "proofs"."expires_at" > $3);

-- endProofsOf
delete
  from "proofs"
  where "proofs"."session_hash" = $1;

-- deleteExpiredProofs
delete
  from "proofs"
  where "proofs"."expires_at" <= $1;
