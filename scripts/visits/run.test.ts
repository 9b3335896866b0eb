import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyExpected, type LogPlan, makeLines, makeLog } from '../../bench/logs/make-log.ts';
import { rows } from '../../server/db/client.ts';
import { daysAgo, siteOwner, visitsOf } from '../../server/modules/visits/testing/posting.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../server/testing/app.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { createToken } from '../../server/testing/tokens.ts';
import { readVisitsArguments, type VisitsArguments } from './arguments.ts';
import { runVisits, type VisitsOptions } from './run.ts';

let app: TestApp;
let url: string;
let owner: SignedIn;
let folder: string;
let said: string[];

beforeAll(async () => {
  app = await createTestApp();
  url = await app.listen();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await siteOwner(app);
  folder = mkdtempSync(join(tmpdir(), 'sightline-visits-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plan = (changes: Partial<LogPlan> = {}): LogPlan => ({
  ...{ writer: 'combined', seed: 3, requests: 300, start: daysAgo(app, 2), seconds: 5000, bad: 0 },
  ...changes,
});

function write(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

async function* bytes(text: string) {
  yield Buffer.from(text);
}

const run = (files: string[], changes: Partial<VisitsArguments> = {}, options: Partial<VisitsOptions> = {}) =>
  runVisits(
    { files, account: owner.email, url, host: undefined, follow: false, ...changes },
    {
      token: undefined,
      password: async () => owner.password,
      stdin: bytes(''),
      say: (message) => said.push(message),
      waitForLines: async () => false,
      retryPolicy: { retries: 3, firstWaitMs: 1 },
      ...options,
    },
  );

const counts = () => visitsOf(app, owner.userId);
const expectedOf = ({ agents, people }: ReturnType<typeof emptyExpected>) => ({ agents, people });

describe('sending files', () => {
  test('counts plain and compressed files and standard input, and says what was read', async () => {
    const first = makeLog(plan());
    const later = makeLog(plan({ writer: 'cloudflare', seed: 4, start: daysAgo(app, 4) }));
    const last = makeLog(plan({ writer: 'iis', seed: 5, start: daysAgo(app, 6) }));
    const files = [write('a.log', first.text), write('b.log.gz', gzipSync(later.text)), '-'];
    expect(await run(files, {}, { stdin: bytes(last.text) })).toBe(0);
    const logs = [first, later, last].map(({ expected }) => expected);
    expect(await counts()).toEqual({
      agents: new Map(logs.flatMap(({ agents }) => [...agents])),
      people: new Map(logs.flatMap(({ people }) => [...people])),
    });
    expect(said.filter((line) => !line.startsWith(' '))).toEqual([
      `${files[0]}: ${first.expected.lines} lines, combined (nginx, Apache).`,
      `${files[1]}: ${later.expected.lines} lines, Cloudflare Logpush.`,
      `-: ${last.expected.lines} lines, IIS (W3C).`,
    ]);
  });

  test('signs in by an API token that may only send logs', async () => {
    const { secret } = await createToken(app, owner, { scope: 'VISITS' });
    const { text, expected } = makeLog(plan());
    await run([write('a.log', text)], { account: undefined }, { token: secret });
    expect(await counts()).toEqual(expectedOf(expected));
  });

  test('counts lines that could not be read, and names the first', async () => {
    const { text } = makeLog(plan());
    const [first = '', ...rest] = text.split('\n');
    expect(await run([write('a.log', [first, 'gar\u001bbage', ...rest].join('\n'))])).toBe(1);
    expect(said.at(-1)).toBe(String.raw`  Could not be read: 1. The first is line 2: gar\u001bbage`);
  });

  test('refuses what is no log, with the first line', async () => {
    await expect(run([write('a.txt', 'Dear diary,\nit rained.\n')])).rejects.toThrow(
      /not a log that Sightline reads.*Line 1 begins: Dear diary,/,
    );
    await expect(run([join(folder, 'missing.log')])).rejects.toThrow('missing.log cannot be read.');
    await expect(run([write('a.gz', gzipSync('x'.repeat(9999)).subarray(0, 20))])).rejects.toThrow(
      /gzip data of .*a\.gz is broken/,
    );
  });

  test('takes the host of lines that name none', async () => {
    const time = new Date(daysAgo(app, 1)).toISOString().replace('.000Z', '+00:00');
    const line = `20.171.206.17 - - [${time}] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.3"\n`;
    await run([write('a.log', line)], { host: 'docs.quillmark.example' });
    expect([...(await counts()).agents.keys()][0]).toContain('https://docs.quillmark.example/a 200');
    await run([write('b.log', line)], { host: 'elsewhere.example' });
    expect(said.at(-1)).toBe('  At hosts that are not your site: 1, such as elsewhere.example.');
  });

  test('a killed run that is started again counts every line once', async () => {
    const expected = emptyExpected();
    const shares = { agents: 0.02, people: 0.01 };
    const lines = [...makeLines(plan({ requests: 100_000, shares }), expected)];
    const text = `${lines.join('\n')}\n`;
    const child = spawn(
      process.execPath,
      ['scripts/visits.ts', '-', '--account', owner.email, '--url', url],
      {
        env: { ...process.env, SIGHTLINE_PASSWORD: owner.password },
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
    const closed = once(child, 'close');
    child.stdin.on('error', () => {});
    // More than one part of 16 MB; the end never comes.
    child.stdin.write(text.slice(0, 17 * 1024 * 1024));
    await eventually(async () => expect((await counts()).agents.size).toBeGreaterThan(0));
    child.kill('SIGKILL');
    await closed;
    const file = write('a.log', text);
    // The server may still be storing what the killed run sent, and lets the new one wait.
    await run([file], {}, { retryPolicy: { retries: 10, firstWaitMs: 100 } });
    expect(await counts()).toEqual(expectedOf(expected));
    expect(said.join()).toMatch(/An earlier run had sent \d\d,\d{3} lines, so this one went on there/);
    // Nothing is sent again, however often.
    said.length = 0;
    await run([file]);
    expect(said.join()).toContain('All of it was sent before');
    expect(await importedFiles()).toEqual([{ name: null, lines: 100_000 + repeatedOf(expected) }]);
  });

  test('a large file that begins like one that was read, and one for another site, are read as a whole', async () => {
    const shares = { agents: 0.02, people: 0.01 };
    const made = (start: number) => {
      const expected = emptyExpected();
      const lines = [...makeLines(plan({ requests: 90_000, shares, seed: start, repeated: 0 }), expected)];
      return { lines, expected };
    };
    const { lines } = made(1);
    const other = made(2).lines.slice(0, 5000);
    await run([write('a.log', `${lines.join('\n')}\n`)]);
    const before = await counts();
    await run([
      write('b.log', `${[...lines.slice(0, 85_000), ...other, ...lines.slice(85_000)].join('\n')}\n`),
    ]);
    expect(said.join()).not.toContain('earlier run');
    expect([...(await counts()).agents.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(
      [...before.agents.values()].reduce((a, b) => a + b, 0),
    );
    await run([join(folder, 'a.log')], { host: 'docs.quillmark.example' });
    expect([...(await counts()).agents.keys()].some((key) => key.includes('//docs.quillmark'))).toBe(true);
  });
});

const importedFiles = () =>
  rows(
    app.database.db,
    sql`select name, lines::int as lines from sightline.visit_import where user_id = ${owner.userId}`,
  );
const repeatedOf = ({ lines }: ReturnType<typeof emptyExpected>) => lines - 100_000;

describe('following a file', () => {
  test('goes on with new lines, also when the file is renamed and another one begins', async () => {
    const { lines, expected } = makeLog(plan());
    const path = write('access.log', `${lines.slice(0, 100).join('\n')}\n`);
    const half = lines[100] ?? '';
    const steps = [
      () => appendFileSync(path, half.slice(0, 20)),
      () => appendFileSync(path, `${half.slice(20)}\n`),
      () => {
        appendFileSync(path, `${lines.slice(101, 200).join('\n')}\n`);
        renameSync(path, `${path}.1`);
        writeFileSync(path, `${lines.slice(200, 250).join('\n')}\n`);
      },
      () => appendFileSync(path, `${lines.slice(250).join('\n')}\n`),
    ];
    const waitForLines = async () => {
      const step = steps.shift();
      step?.();
      return step !== undefined;
    };
    expect(await run([path], { follow: true }, { waitForLines })).toBe(0);
    expect(await counts()).toEqual(expectedOf(expected));
    const imports = await rows(
      app.database.db,
      sql`select name from sightline.visit_import where user_id = ${owner.userId}`,
    );
    expect(imports).toEqual([{ name: 'access.log' }]);
  });

  test('begins again when the file was emptied', async () => {
    const { lines, expected } = makeLog(plan());
    const path = write('access.log', `${lines.slice(0, 200).join('\n')}\n`);
    const steps = [() => writeFileSync(path, `${lines.slice(200).join('\n')}\n`)];
    const waitForLines = async () => steps.shift()?.() === undefined && steps.length === 0 && !done();
    let waits = 0;
    const done = () => ++waits > 1;
    await run([path], { follow: true }, { waitForLines });
    expect(await counts()).toEqual(expectedOf(expected));
  });
});

describe('the command line', () => {
  test.each([
    [[], 'The log to read is missing.'],
    [['a.log'], '--account is missing.'],
    [['a.log', 'b.log', '--follow', '--account', 'e'], '--follow reads one file.'],
    [['-', '-', '--account', 'e'], 'Standard input is read once.'],
    [['a.log', '--acount', 'e'], '--acount'],
    [['a.log', '--account', 'e', '--url', 'ftp://x'], '--url'],
  ])('says what is wrong with %j', (argv, message) => {
    expect(() => readVisitsArguments(argv, false)).toThrow(message);
  });

  test('needs no account with an API token', () => {
    expect(readVisitsArguments(['a.log'], true)).toMatchObject({ files: ['a.log'], account: undefined });
  });
});
