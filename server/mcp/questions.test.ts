import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/client.ts';
import { callTool, connectMcp } from '../testing/mcp.ts';
import { CREATE } from '../testing/tokens.ts';
import { createDemoApp, type DemoApp } from './testing/demo-app.ts';
import type { Ask, Counting, Question } from './testing/question.ts';
import { ANSWERS } from './testing/questions/answers.ts';
import { SOURCES } from './testing/questions/sources.ts';
import { VISIBILITY } from './testing/questions/visibility.ts';
import { VISITS } from './testing/questions/visits.ts';
import { WORK } from './testing/questions/work.ts';

const QUESTIONS: readonly Question[] = [...VISIBILITY, ...ANSWERS, ...SOURCES, ...VISITS, ...WORK];
/** Two periods of 30 days, and an experiment that has ended. */
const DAYS = 65;
const MAX_CALLS = 3;
const ENOUGH = 28;

let app: DemoApp;
let client: Client;
let counting: Counting;
beforeAll(async () => {
  app = await createDemoApp(DAYS);
  client = await connectMcp(await app.listen(), await readToken());
  counting = { userId: app.userId, rows: (query) => rows(app.database.db, query) };
}, 240_000);
afterAll(async () => {
  await client?.close();
  await app?.close();
});

async function readToken(): Promise<string> {
  const { email, password } = app;
  const payload = { email, password };
  const signedIn = await app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload,
  });
  const { access_token: token } = signedIn.json<{ access_token: string }>();
  const created = await app.server.inject({
    ...{ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` } },
    payload: { query: CREATE, variables: { input: { name: 'An analyst', scope: 'READ' } } },
  });
  return created.json<{ data: { createApiToken: { secret: string } } }>().data.createApiToken.secret;
}

interface Attempt {
  text: string;
  calls: number;
  answer: unknown;
  truth: unknown;
}

async function attempt({ text, ask, count }: Question): Promise<Attempt> {
  let calls = 0;
  const tool: Ask = async <Data>(name: string, args: Record<string, unknown> = {}) => {
    calls += 1;
    const { data, error } = await callTool<Data>(client, name, args);
    if (error !== null) throw new Error(`${name}: ${error}`);
    return data;
  };
  const answer = await ask(tool).catch((error: unknown) => String(error));
  return { text, calls, answer, truth: await count(counting) };
}

test(`answers at least ${ENOUGH} of 30 questions of an analyst in at most ${MAX_CALLS} calls each`, async () => {
  expect(QUESTIONS).toHaveLength(30);
  const attempts: Attempt[] = [];
  for (const question of QUESTIONS) attempts.push(await attempt(question));
  const wrong = attempts.filter(
    ({ calls, answer, truth }) => calls > MAX_CALLS || !isDeepStrictEqual(answer, truth),
  );
  process.stdout.write(`${attempts.length - wrong.length} of ${attempts.length} questions answered\n`);
  expect(attempts.length - wrong.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(ENOUGH);
  // None is answered by there being nothing to count.
  expect(attempts.filter(({ truth }) => isEmpty(truth))).toEqual([]);
}, 240_000);

const isEmpty = (value: unknown) =>
  value === 0 || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
