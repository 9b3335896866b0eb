import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../server/services.ts';
import { createTestApp, type TestApp } from '../../server/testing/app.ts';
import { importInto } from '../../server/testing/graphql.ts';
import { DISCOVERABLE, QUILLMARK, RECORDINGS } from '../../server/testing/recordings.ts';
import { createToken } from '../../server/testing/tokens.ts';
import { outputPattern, readExamples } from './examples.ts';
import { runBash, runScript } from './run-example.ts';

const examples = readExamples(readFileSync('docs/api.md', 'utf8'));

let app: TestApp;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'sightline-docs-'));
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, [...RECORDINGS, ...DISCOVERABLE]);
  await createServices(app.database.db, app.config).discoveries.update(owner.userId);
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  env = { PATH: process.env.PATH ?? '', SIGHTLINE_URL: await app.listen(), SIGHTLINE_TOKEN: secret };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the page has examples in both languages, each with its output', () => {
  expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['bash', 'ts']));
  expect(examples.filter(({ output }) => output === null)).toEqual([]);
});

// In order: later ones use what earlier ones defined.
const scripts = examples.filter(({ language }) => language === 'ts');
test.each(examples)('docs/api.md:$line prints what it says', async (example) => {
  expect((await execute(example)).trim()).toMatch(outputPattern(example.output ?? ''));
});

function execute({ language, program }: (typeof examples)[number]): Promise<string> {
  const options = { cwd: folder, env };
  if (language === 'bash') return runBash(program, options);
  const file = `example-${scripts.findIndex((script) => script.program === program) + 1}.ts`;
  writeFileSync(join(folder, file), program);
  return runScript(file, options);
}
