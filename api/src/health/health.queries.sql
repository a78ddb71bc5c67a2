-- isDatabaseReady
select to_regclass('public.users') is not null and to_regclass('public.rate_limits') is not null as ready;
