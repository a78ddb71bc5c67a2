-- countMails
select count(*) filter (where name = $1 and state in ('created', 'retry', 'active'))::int as waiting, count(*) filter (where name = $2)::int as parked
  from pgboss.job
  where name in ($3, $4);

-- deleteMailsTo
delete
  from pgboss.job
  where name in ($1, $2) and state <> 'active' and data->>'to' = $3;
