import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { createUser, type UserToCreate } from '../auth/embedded/users/users.ts';
import { createVerifier } from '../auth/verifier.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { buildApp } from '../http/app.ts';
import type { RenderedMail } from '../mail/mailer.ts';
import type { Dependencies } from '../process/infrastructure.ts';
import { createLog } from '../process/log.ts';
import { createTestDatabase } from './database.ts';
import { collectMails } from './mails.ts';

/** A signed-in user, with what their requests carry. */
export interface SignedIn {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** `{authorization: 'Bearer …'}` */
  headers: { authorization: string };
}

/** The whole application on a database of its own. */
export interface TestApp {
  server: FastifyInstance;
  database: Database;
  config: Config;
  /** Every mail sent, oldest first. */
  mails: RenderedMail[];
  clock: { now(): Date; advance(milliseconds: number): void };
  /** Creates a confirmed account with a profile; what is left out is random. */
  signUp(user?: Partial<UserToCreate>): Promise<{ userId: string; email: string; password: string }>;
  /** Creates an account and signs it in. */
  signedIn(user?: Partial<UserToCreate>): Promise<SignedIn>;
  /** Listens on a free loopback port. @returns the origin */
  listen(): Promise<string>;
  close(): Promise<void>;
}

interface Overrides extends Partial<Omit<Dependencies, 'config'>> {
  config?: Partial<Config>;
}

/** At argon2's lowest cost; signing in takes the cost from the hash. */
const hashCheaply = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Builds the application as main.ts does, but for the clock, the mailer and the database. Close it after. */
export async function createTestApp({ config: settings, ...overrides }: Overrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-data-'));
  const config: Config = { ...readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...settings };
  const database = overrides.database ?? (await createTestDatabase());
  // Real time at first: supabase-js compares a session's end with its own clock.
  let now = Date.now();
  const clock = () => new Date(now);
  const mails: RenderedMail[] = [];
  const mailer = collectMails(mails);
  const verifier = createVerifier({ config, db: database.db, clock });
  const server = await buildApp({
    config,
    database,
    verifier,
    mailer,
    clock,
    log: createLog(config),
    ...overrides,
  });

  const signUp: TestApp['signUp'] = async (user = {}) => {
    const name = `user-${randomUUID().slice(0, 8)}`;
    const account = { email: `${name}@example.com`, password: 'correct-horse', username: name, ...user };
    const { id, email } = await createUser(
      database.db,
      { confirmed: true, ...account },
      clock(),
      hashCheaply,
    );
    return { userId: id, email, password: account.password };
  };

  return {
    server,
    database,
    config,
    mails,
    clock: {
      now: clock,
      advance: (milliseconds) => {
        now += milliseconds;
      },
    },
    signUp,
    signedIn: async (user) => {
      const account = await signUp(user);
      const response = await server.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: account.email, password: account.password },
      });
      if (response.statusCode !== 200) throw new Error(`Signing in failed: ${response.body}`);
      const session = response.json<{ access_token: string; refresh_token: string }>();
      return {
        ...account,
        accessToken: session.access_token,
        refreshToken: session.refresh_token,
        headers: { authorization: `Bearer ${session.access_token}` },
      };
    },
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
