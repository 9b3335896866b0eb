/**
 * A digest of tables, columns, indexes, constraints, functions, triggers, rights, roles and settings, without the roles of other
 * tests. Only a superuser may read all of it.
 */
export const CATALOGS = `select md5(string_agg(entry, ' ' order by entry)) as digest from (
  select c::text from (
    select oid, relname, relkind, relnatts, relchecks, relhastriggers, relhasrules, relrowsecurity, relacl, reloptions
    from pg_class where oid >= 16384) c
  union all select a::text from pg_attribute a where attrelid >= 16384
  union all select i::text from pg_index i where indexrelid >= 16384
  union all select s::text from pg_statistic s where starelid >= 16384
  union all select o::text from pg_constraint o where oid >= 16384
  union all select t::text from pg_trigger t where oid >= 16384
  union all select p::text from pg_proc p where oid >= 16384
  union all select y::text from pg_type y where oid >= 16384
  union all select l::text from pg_policy l
  union all select u::text from pg_publication u
  union all select e::text from pg_extension e
  union all select n::text from pg_namespace n
  union all select r::text from pg_authid r where rolname not like 'sightline_limited_%'
  union all select m::text from pg_auth_members m where member::regrole::text not like 'sightline_limited_%'
  union all select g::text from pg_db_role_setting g
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
  union all select v::text from sightline_migration v
) entries (entry)`;
