import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysOf } from '../../server/lib/days.ts';
import { bucketOf } from '../../server/modules/metrics-table/buckets.ts';
import { createTestApp, type TestApp } from '../../server/testing/app.ts';
import { importInto } from '../../server/testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../server/testing/recordings.ts';
import { bearer, createToken } from '../../server/testing/tokens.ts';
import { outputPattern, readExamples } from './examples.ts';
import { runBash, runSql } from './run-example.ts';

const examples = readExamples(readFileSync('docs/feeds.md', 'utf8'));
const exampleIn = (language: string) => {
  const found = examples.find((example) => example.language === language);
  if (!found) throw new Error(`docs/feeds.md has no example in ${language}.`);
  return found;
};

let app: TestApp;
let token: string;
let options: { cwd: string; env: Record<string, string> };
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  token = (await createToken(app, owner)).secret;
  options = {
    cwd: mkdtempSync(join(tmpdir(), 'sightline-feeds-')),
    env: { PATH: process.env.PATH ?? '', SIGHTLINE_URL: await app.listen(), SIGHTLINE_TOKEN: token },
  };
});
afterAll(async () => {
  await app.close();
  rmSync(options.cwd, { recursive: true, force: true });
});

test('the request prints what the page says', async () => {
  const { program, output } = exampleIn('bash');
  expect((await runBash(program, options)).replace(/^\uFEFF/, '').trim()).toMatch(
    outputPattern(output ?? ''),
  );
});

test('DuckDB reads the download and adds up the shares of the dashboard', async () => {
  const [download, query] = [exampleIn('bash'), exampleIn('sql')];
  await runBash(download.program, options);
  const printed = await runSql(query.program, options);
  expect(printed.trim()).toMatch(outputPattern(query.output ?? ''));
  const rows = Papa.parse<Record<string, string>>(printed, { header: true, skipEmptyLines: true }).data;
  const whole = await app.server.inject({
    url: '/api/export/metrics.csv?bucket=week&by=company&days=90',
    headers: bearer(token),
  });
  const expected = Papa.parse<Record<string, string>>(whole.body, {
    header: true,
    skipEmptyLines: true,
  }).data;
  const sharesOf = (list: typeof rows) =>
    list.map(({ company, share_of_voice }) => [company, Math.round(Number(share_of_voice) * 10) / 10]).sort();
  expect(sharesOf(rows)).toEqual(sharesOf(expected));
});

test('DuckDB names the weeks of ISO 8601 as the files do', async () => {
  const range = { from: '2019-01-01', to: '2031-12-31' };
  const printed = await runSql(
    `select strftime(day, '%G-W%V') as week
     from generate_series(date '${range.from}', date '${range.to}', interval 1 day) as days(day)`,
    options,
  );
  expect(printed.split('\n').slice(1)).toEqual(daysOf(range).map((day) => bucketOf(day, range, 'week')));
});

test('the function for Google Sheets returns the table', async () => {
  const { program } = exampleIn('js');
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const { body } = await app.server.inject({ url: '/api/export/metrics.csv', headers: bearer(token) });
  // Stand-ins of Google's services; the server's reply is the real one.
  const services = {
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => token }) },
    UrlFetchApp: {
      fetch(url: string, { headers }: { headers: Record<string, string> }) {
        asked.push({ url, headers });
        return { getContentText: () => body };
      },
    },
    Utilities: { parseCsv: (text: string) => Papa.parse<string[]>(text.trimEnd()).data },
  };
  const table: string[][] = runInNewContext(`${program}; SIGHTLINE('bucket=week')`, services);
  expect(table[0]?.slice(0, 3)).toEqual(['bucket', 'from', 'to']);
  expect(table[1]?.[0]).toBe('2025-W21');
  expect(asked[0]?.url).toMatch(/\/api\/export\/metrics\.csv\?bucket=week$/);
  expect(asked[0]?.headers).toEqual({ Authorization: `Bearer ${token}` });
});
