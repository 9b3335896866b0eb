import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_FUND } from '../../demo/brand.ts';
import type { FundPrompt } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { RECORDINGS } from '../../testing/recordings.ts';
import { fundTopic } from './samples.ts';

const FUND_ID = randomUUID();

let app: TestApp;
let fund: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ config: { fundUserIds: new Set([FUND_ID]) } });
  fund = await app.signedIn({ id: FUND_ID });
  other = await app.signedIn();
});
afterAll(() => app.close());

const PROMPTS = `query ($userId: ID) {
  fundPrompts(userId: $userId) {
    sample
    brand { name }
    prompts { id prompt category averageRank rankChange visibility topCompetitors }
  }
}`;
const TOPIC = `query ($slug: String!, $userId: ID) {
  fundTopic(slug: $slug, userId: $userId) { sample name sentiment visibility marketPosition activePrompts }
}`;

interface Prompts {
  fundPrompts: { sample: boolean; brand: { name: string } | null; prompts: FundPrompt[] };
}
const prompts = async (who = fund, userId?: string) =>
  graphql<Prompts>(app, who.headers, PROMPTS, { userId });
const topic = async (slug: string, who = fund) =>
  graphql<{ fundTopic: object | null }>(app, who.headers, TOPIC, { slug });

describe('the fund’s prompts', () => {
  test('are twenty, marked as sample content, with unique ids and texts', async () => {
    const { data, errors } = await prompts();
    expect(errors).toBeUndefined();
    expect(data.fundPrompts.sample).toBe(true);
    const listed = data.fundPrompts.prompts;
    expect(listed).toHaveLength(20);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(20);
    expect(new Set(listed.map(({ prompt }) => prompt)).size).toBe(20);
  });

  test('have figures within their limits, on both sides of each badge’s threshold', async () => {
    const listed = (await prompts()).data.fundPrompts.prompts;
    for (const { averageRank, rankChange, visibility } of listed) {
      expect(averageRank).toBeGreaterThanOrEqual(1);
      expect(averageRank * 10).toBeCloseTo(Math.round(averageRank * 10), 9);
      expect(rankChange * 10).toBeCloseTo(Math.round(rankChange * 10), 9);
      expect(visibility).toBeGreaterThanOrEqual(0);
      expect(visibility).toBeLessThanOrEqual(100);
    }
    expect(listed.map(({ visibility }) => visibility)).toEqual(expect.arrayContaining([85, 84, 70, 69]));
  });

  test('name only invented competitors, some more than a screen shows', async () => {
    const rivals = DEMO_FUND.competitors.map(({ name }) => name);
    const listed = (await prompts()).data.fundPrompts.prompts;
    for (const { topCompetitors } of listed) {
      expect(rivals).toEqual(expect.arrayContaining([...topCompetitors]));
      expect(new Set(topCompetitors).size).toBe(topCompetitors.length);
    }
    expect(listed.some(({ topCompetitors }) => topCompetitors.length > 3)).toBe(true);
  });

  test('come with the account’s brand', async () => {
    expect((await prompts()).data.fundPrompts.brand).toBeNull();
    await importInto(app, fund.headers, { brand: { name: 'Wendrova Ventures' } }, RECORDINGS.slice(0, 1));
    expect((await prompts()).data.fundPrompts.brand).toEqual({ name: 'Wendrova Ventures' });
  });
});

describe('the fund’s topics', () => {
  test('have the prompt count that the sidebar shows', async () => {
    const found = await Promise.all(
      ['portfolio-companies', 'investment-strategy'].map((slug) => topic(slug)),
    );
    expect(found.map(({ data }) => data.fundTopic)).toMatchObject([
      { sample: true, name: 'Portfolio Companies', activePrompts: 32 },
      { sample: true, name: 'Investment Strategy', activePrompts: 28 },
    ]);
    expect(DEMO_FUND.topics.map(({ name, prompts }) => [name, new Set(prompts).size])).toEqual([
      ['Portfolio Companies', 32],
      ['Investment Strategy', 28],
    ]);
  });

  test('have a sentiment from 0 to 1', async () => {
    const { data } = await topic('portfolio-companies');
    expect(data.fundTopic).toMatchObject({ sentiment: 0.82, visibility: 87.5, marketPosition: 2 });
  });

  test('another topic is null', async () => {
    expect(await topic('api')).toMatchObject({ data: { fundTopic: null } });
  });

  test('an unknown number of prompts counts as 20', () => {
    const figures = { name: 'A', slug: 'a', sentiment: 0.5, marketPosition: null };
    expect(fundTopic({ ...figures, promptCount: null }).activePrompts).toBe(20);
    expect(fundTopic({ ...figures, promptCount: 0 }).activePrompts).toBe(0);
  });
});

describe('permissions', () => {
  test('refuses an account without the fund view', async () => {
    for (const { errors } of [await prompts(other), await topic('portfolio-companies', other)]) {
      expect(errors?.[0]).toMatchObject({
        message: 'Only accounts with the fund view have this data.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
  });

  test('refuses other members and visitors', async () => {
    expect((await prompts(other, FUND_ID)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await graphql(app, {}, PROMPTS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('allows an analyst who names the fund’s account', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    expect((await prompts(analyst, FUND_ID)).data.fundPrompts.prompts).toHaveLength(20);
    expect((await prompts(analyst)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
