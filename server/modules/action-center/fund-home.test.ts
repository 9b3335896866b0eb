import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FundActionCenter, FundGenerator } from '../../graphql/resolvers.generated.ts';
import { graphql } from '../../testing/graphql.ts';
import {
  expectFundOnly,
  expectTrackedBrand,
  type FundTest,
  hasUniqueIds,
  openFundTest,
} from './testing/fund.ts';

let t: FundTest;
beforeAll(async () => {
  t = await openFundTest();
});
afterAll(() => t.app.close());

const FUND_CONTENT = `{
  fundActionCenter {
    sample
    figures {
      publishedItems libraryItems analysedSources sourceCitations emailsSent responseRate promptVisibility prompts
    }
    activities { id tool title description day }
    performance { category prompts visibility }
    recommendations { id title text category tool }
  }
  fundGenerator {
    simulated
    brand { name }
    templates { id title type description prompt example }
  }
}`;

interface Reply {
  fundActionCenter: FundActionCenter;
  fundGenerator: Omit<FundGenerator, 'brand'> & { brand: { name: string } | null };
}
async function content() {
  const { data, errors } = await graphql<Reply>(t.app, t.fund.headers, FUND_CONTENT);
  expect(errors).toBeUndefined();
  return data;
}

describe('the home page', () => {
  test('its figures equal those of the tools', async () => {
    const { fundActionCenter } = await content();
    const { data } = await graphql<{
      sourceAnalysis: { sources: { citations: number }[] };
      fundOutreach: { campaigns: { sentCount: number; responseRate: number | null }[] };
      fundPrompts: { prompts: { visibility: number }[] };
      llmsLibrary: { items: { status: string }[] };
    }>(
      t.app,
      t.fund.headers,
      `{ sourceAnalysis { sources { citations } }
         fundOutreach { campaigns { sentCount responseRate } }
         fundPrompts { prompts { visibility } }
         llmsLibrary { items { status } } }`,
    );
    const { figures, sample } = fundActionCenter;
    const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    const { campaigns } = data.fundOutreach;
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
    expect(hasUniqueIds(activities)).toBe(true);
    expect(new Set(activities.map(({ tool }) => tool)).size).toBe(4);
    const days = activities.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('recommends categories in which the fund is below average', async () => {
    const { figures, performance, recommendations } = (await content()).fundActionCenter;
    expect(hasUniqueIds(recommendations)).toBe(true);
    expect(new Set(recommendations.map(({ tool }) => tool)).size).toBe(4);
    const weak = performance.filter(({ visibility }) => visibility < figures.promptVisibility);
    for (const { category } of recommendations) expect(weak.map((one) => one.category)).toContain(category);
  });
});

describe('the generator', () => {
  test('is marked as simulated and has a template for every kind of text', async () => {
    const { simulated, templates } = (await content()).fundGenerator;
    expect(simulated).toBe(true);
    expect(hasUniqueIds(templates)).toBe(true);
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

test('shows the account’s brand', () => expectTrackedBrand(t, FUND_CONTENT, 'fundGenerator'));

test.each(['fundActionCenter(userId: $userId) { sample }', 'fundGenerator(userId: $userId) { simulated }'])(
  'only the fund and analysts who name its account see %s',
  (field) => expectFundOnly(t, `query ($userId: ID) { ${field} }`),
);
