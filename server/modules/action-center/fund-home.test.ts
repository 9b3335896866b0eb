import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FundActionCenter, FundGenerator } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { RECORDINGS } from '../../testing/recordings.ts';

const FUND_ID = randomUUID();

let app: TestApp;
let fund: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ config: { fundUserIds: new Set([FUND_ID]) } });
  fund = await app.signedIn({ id: FUND_ID });
});
afterAll(() => app.close());

const FUND_CONTENT = `query ($userId: ID) {
  fundActionCenter(userId: $userId) {
    sample
    figures {
      publishedItems libraryItems analysedSources sourceCitations emailsSent responseRate promptVisibility prompts
    }
    activities { id tool title description day }
    performance { category prompts visibility }
    recommendations { id title text category tool }
  }
  fundGenerator(userId: $userId) {
    simulated
    brand { name }
    templates { id title type description prompt example }
  }
}`;

interface Reply {
  fundActionCenter: FundActionCenter;
  fundGenerator: Omit<FundGenerator, 'brand'> & { brand: { name: string } | null };
}
const read = (headers: Record<string, string> = fund.headers, userId?: string) =>
  graphql<Reply>(app, headers, FUND_CONTENT, { userId });
async function content() {
  const { data, errors } = await read();
  expect(errors).toBeUndefined();
  return data;
}
const unique = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length;

describe('the home page', () => {
  test('its figures equal those of the tools', async () => {
    const { fundActionCenter } = await content();
    const { data } = await graphql<{
      sourceAnalysis: { sources: { citations: number }[] };
      outreach: { campaigns: { sentCount: number; responseRate: number | null }[] };
      fundPrompts: { prompts: { visibility: number }[] };
      llmsLibrary: { items: { status: string }[] };
    }>(
      app,
      fund.headers,
      `{ sourceAnalysis { sources { citations } }
         outreach { campaigns { sentCount responseRate } }
         fundPrompts { prompts { visibility } }
         llmsLibrary { items { status } } }`,
    );
    const { figures, sample } = fundActionCenter;
    const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    const { campaigns } = data.outreach;
    const sent = total(campaigns.map(({ sentCount }) => sentCount));
    const answered = total(campaigns.map((one) => (one.sentCount * (one.responseRate ?? 0)) / 100));
    expect(sample).toBe(true);
    expect(figures).toMatchObject({
      publishedItems: data.llmsLibrary.items.filter(({ status }) => status === 'PUBLISHED').length,
      libraryItems: data.llmsLibrary.items.length,
      analysedSources: data.sourceAnalysis.sources.length,
      sourceCitations: total(data.sourceAnalysis.sources.map(({ citations }) => citations)),
      emailsSent: sent,
      prompts: 20,
    });
    expect(figures.responseRate).toBeCloseTo((answered / sent) * 100, 0);
    expect(figures.promptVisibility).toBeCloseTo(
      total(data.fundPrompts.prompts.map(({ visibility }) => visibility)) / 20,
      0,
    );
  });

  test('lists activities of every tool, latest first', async () => {
    const { activities } = (await content()).fundActionCenter;
    expect(unique(activities)).toBe(true);
    expect(new Set(activities.map(({ tool }) => tool)).size).toBe(4);
    const days = activities.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('recommends categories in which the fund is below average', async () => {
    const { figures, performance, recommendations } = (await content()).fundActionCenter;
    expect(unique(recommendations)).toBe(true);
    expect(new Set(recommendations.map(({ tool }) => tool)).size).toBe(4);
    const weak = performance.filter(({ visibility }) => visibility < figures.promptVisibility);
    for (const { category } of recommendations) expect(weak.map((one) => one.category)).toContain(category);
  });
});

describe('the generator', () => {
  test('is marked as simulated and has a template for every kind of text', async () => {
    const { simulated, templates } = (await content()).fundGenerator;
    expect(simulated).toBe(true);
    expect(unique(templates)).toBe(true);
    expect(templates.map(({ type }) => type).toSorted()).toEqual([
      'BLOG_POST',
      'CASE_STUDY',
      'MARKET_REPORT',
      'NEWSLETTER',
      'PRESS_RELEASE',
      'SOCIAL_MEDIA',
    ]);
    for (const { prompt, example } of templates) {
      expect(prompt.trim()).not.toBe('');
      expect(example.length).toBeGreaterThan(200);
    }
  });
});

test('shows the account’s brand', async () => {
  const before = await content();
  expect(before.fundGenerator.brand).toBeNull();
  await importInto(app, fund.headers, { brand: { name: 'Wendrova Ventures' } }, RECORDINGS.slice(0, 1));
  const after = await content();
  expect(after.fundGenerator.brand).toEqual({ name: 'Wendrova Ventures' });
});

test.each(['fundActionCenter { sample }', 'fundGenerator { simulated }'])(
  '%s is for the fund, and for analysts who name its account',
  async (field) => {
    const query = `query ($userId: ID) { ${field.replace(' {', '(userId: $userId) {')} }`;
    const codeOf = async (headers: Record<string, string>, userId?: string) =>
      (await graphql(app, headers, query, { userId })).errors?.[0]?.extensions.code;
    const other = await app.signedIn();
    expect(await codeOf(other.headers)).toBe('FORBIDDEN');
    expect(await codeOf(other.headers, FUND_ID)).toBe('FORBIDDEN');
    expect(await codeOf({})).toBe('UNAUTHENTICATED');
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    expect(await codeOf(analyst.headers, FUND_ID)).toBeUndefined();
  },
);
