import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openPostgres } from '../db/client.ts';

/** Whether there is a Postgres server to make roles and databases on. */
export const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/**
 * An empty database, opened as an owner who is no superuser and may just make roles, as the user of a hosted
 * Postgres is. Close it after.
 */
export async function createLimitedDatabase(): Promise<Database> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  const name = `sightline_limited_${randomBytes(6).toString('hex')}`;
  await admin.query(`create role ${name} login createrole password '${name}'`);
  await letGrantBrowserRoles(admin, name);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  const database = openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}

/** From Postgres 16 on, only who has a role by the admin option may grant it; its maker has. */
async function letGrantBrowserRoles(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('anon', 'authenticated')
       and current_setting('server_version_num')::int >= 160000`,
  );
  for (const { rolname } of rows) await admin.query(`grant ${rolname} to ${name} with admin true, set false`);
}
