import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';

/** Ten times what it takes on a slow machine; a build must not fail because others are busy. */
const WITHIN_MS = 300_000;

/**
 * Starts the server as it was built on an empty folder and asks it for a dashboard, so that a build that does not run
 * is noticed here. What this process compiled on the way is kept for the starts to come.
 * @throws Error with what the server wrote, when it does not answer
 */
export async function tryServer(root: string): Promise<void> {
  // Where scripts/start.mjs looks for it.
  const compiled = join(root, 'build/cache');
  rmSync(compiled, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'sightline-build-'));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('try-main.ts', import.meta.url))], {
    cwd: root,
    // None of the operator's settings: nothing of theirs is opened for a trial.
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), WITHIN_MS);
  const output = collect(child);
  try {
    await askForDashboard(await output.origin);
    child.kill('SIGTERM');
    await once(child, 'close');
  } catch (error) {
    throw new Error(`The server does not run as it was built: ${error}\n${output.text()}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What it writes, and the address it tells in its greeting. */
function collect(child: ChildProcess): { text: () => string; origin: Promise<string> } {
  let text = '';
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const address = /at (http:\S+)\n/.exec(text)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('close', (code, signal) => reject(new Error(`it ended with ${code ?? signal}`)));
  });
  return { text: () => text, origin };
}

/** Something of each part of a dashboard: the code of all of them is then among what was compiled. */
const QUERY = `query Trial($filter: MetricsFilter!) {
  viewer { id }
  dashboard(filter: $filter) {
    topicBreakdown { topic { name } percentage }
    metrics {
      visibility { percent mentionRate { value low high } }
      sentiment { score }
      impressionHistory { date impressions }
      sentimentHistory { date sentiment }
      competitors(window: MONTH) { companyRank rankings { name mentions shareOfVoice } }
      sources(window: MONTH) { url mentions }
      platforms { platform { name } }
    }
  }
}`;

async function askForDashboard(origin: string): Promise<void> {
  const { access_token } = await post(`${origin}/auth/v1/token?grant_type=password`, {
    email: 'brand@example.com',
    password: DEMO_PASSWORD,
  });
  const reply = await post(
    `${origin}/graphql`,
    { query: QUERY, variables: { filter: { days: 90 } } },
    { authorization: `Bearer ${access_token}` },
  );
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} replied ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as { access_token?: string; errors?: unknown };
}
