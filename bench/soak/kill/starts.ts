import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config/config.ts';
import { rows } from '../../../server/db/client.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../../server/demo/accounts.ts';
import { checkRollups } from '../check.ts';
import { newDatabase, type SoakDatabase } from '../database.ts';
import { type Program, startProgram } from '../program.ts';
import { after, between, type KillWork } from './kind.ts';

/** The demo is still being filled when the first start serves. */
const FILLING_MS = 3_000;

/**
 * Kills first starts on an empty database: migrations, keys and (embedded) the demo accounts. The next start must serve,
 * continue filling the demo and refuse a second process on its folder.
 */
export const killFirstStarts: KillWork = async (kind, rounds) => {
  const whole = await measureStart(kind);
  let beforeServing = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const soak = await newDatabase(kind);
    const env = { ...soak.env, DEMO: 'on' };
    try {
      const first = await startProgram('server', env);
      const serving = first.ready().then(
        () => true,
        () => false,
      );
      await after(between(50, whole + (kind === 'embedded' ? FILLING_MS : 500)));
      await first.end('SIGKILL');
      if (!(await serving)) beforeServing += 1;

      const second = await startProgram('server', env);
      await second.ready();
      await serves(second, kind);
      if (kind === 'embedded' && round === 1) await refusesSecond(soak, env);
      // The start that repairs what the first one left may be killed too.
      if (round % 2) await second.end('SIGKILL');
      else await endsWell(second);
      await checkAccounts(soak);
    } finally {
      await soak.drop();
    }
  }
  return `${beforeServing} of ${rounds} killed before they served; every next start served, and nothing was half done`;
};

async function measureStart(kind: SoakDatabase['kind']): Promise<number> {
  const soak = await newDatabase(kind);
  const began = performance.now();
  const server = await startProgram('server', { ...soak.env, DEMO: 'on' });
  await server.ready();
  const took = performance.now() - began;
  await server.end('SIGKILL');
  await soak.drop();
  return took;
}

async function serves({ origin }: Program, kind: SoakDatabase['kind']): Promise<void> {
  const [account] = kind === 'embedded' ? demoAccounts(readConfig({})) : [];
  const reply = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email ?? 'nobody@example.com', password: DEMO_PASSWORD }),
  });
  // An empty Postgres has no accounts: a complete schema refuses the sign-in.
  const expected = account ? 200 : 400;
  if (reply.status !== expected) throw new Error(`Signing in: ${reply.status} ${await reply.text()}`);
}

async function refusesSecond({ dataDir }: SoakDatabase, env: Record<string, string>): Promise<void> {
  const rival = await startProgram('server', env);
  const code = await rival.ended;
  if (code !== 1 || !rival.output().includes(`The data folder ${dataDir} is in use by process`)) {
    throw new Error(`A second process ended with ${code}:\n${rival.output()}`);
  }
}

async function endsWell(server: Program): Promise<void> {
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
}

async function checkAccounts(soak: SoakDatabase): Promise<void> {
  const { db, close } = await soak.open();
  try {
    const accounts = await rows<{ id: string }>(db, sql`select user_id as id from sightline.account`);
    for (const { id } of accounts) await checkRollups(db, id);
  } finally {
    await close();
  }
}
