import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LlmsTxtFile } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
});
afterAll(() => app.close());

const TOOLS = `query ($userId: ID) {
  llmsTxtFile(userId: $userId) {
    sample text example scores { conciseness fluency technicalAccuracy citationPotential }
  }
  contentGenerator(userId: $userId) { simulated sampleContent }
}`;
const read = (headers: Record<string, string>, userId?: string) =>
  graphql<{ llmsTxtFile: LlmsTxtFile; contentGenerator: { simulated: boolean; sampleContent: string } }>(
    app,
    headers,
    TOOLS,
    { userId },
  );

test('the sample llms.txt file has one link with a description per line', async () => {
  const { data, errors } = await read(owner.headers);
  expect(errors).toBeUndefined();
  const { sample, text: own, example: text, scores } = data.llmsTxtFile;
  expect({ sample, own }).toEqual({ sample: false, own: '' });
  const [title, ...lines] = text.split('\n').filter(Boolean);
  expect(title).toMatch(/^# \S/);
  const links = lines.filter((line) => line.startsWith('- '));
  expect(links.length).toBeGreaterThanOrEqual(10);
  for (const line of links)
    expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[a-z-]+\.example\/[a-z0-9/-]+\): \S/);
  expect(new Set(links).size).toBe(links.length);
  for (const score of Object.values(scores)) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
});

test('the generator’s sample content has several paragraphs and is marked as simulated', async () => {
  const { simulated, sampleContent } = (await read(owner.headers)).data.contentGenerator;
  expect(simulated).toBe(true);
  expect(sampleContent.trim().split('\n\n').length).toBeGreaterThanOrEqual(3);
});

test('is for the own account, and for an analyst any', async () => {
  const other = await app.signedIn();
  const codeOf = async (query: string, headers: Record<string, string>) =>
    (await graphql(app, headers, query, { userId: owner.userId })).errors?.[0]?.extensions.code;
  for (const field of [
    'llmsTxtFile(userId: $userId) { text }',
    'contentGenerator(userId: $userId) { simulated }',
  ]) {
    const query = `query ($userId: ID) { ${field} }`;
    expect(await codeOf(query, other.headers)).toBe('FORBIDDEN');
    expect(await codeOf(query, {})).toBe('UNAUTHENTICATED');
  }
  const analyst = await app.signedIn();
  await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
  expect((await read(analyst.headers, owner.userId)).errors).toBeUndefined();
});

test('refuses both without the Action Center', async () => {
  const without = await app.signedIn();
  // The first request creates the account.
  expect((await read(without.headers)).errors).toBeUndefined();
  await switchActionCenterOff(app.database.db, without.userId);
  expect((await read(without.headers)).errors?.[0]).toMatchObject({
    message: 'The Action Center is not available for this account.',
    extensions: { code: 'FORBIDDEN' },
  });
});
