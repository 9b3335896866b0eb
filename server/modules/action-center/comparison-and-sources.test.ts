import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnalysedSource, ContentComparison, SourceAnalysis } from '../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { contentTypeFigures } from './samples.ts';

const FUND_ID = randomUUID();

let app: TestApp;
const who: Record<string, SignedIn> = {};
beforeAll(async () => {
  app = await createTestApp({ config: { fundUserIds: new Set([FUND_ID]) } });
  who.fund = await app.signedIn({ id: FUND_ID });
  who.general = await app.signedIn();
});
afterAll(() => app.close());

const SCORES = 'authoritativeness citations statistics technicalTerms fluency';
const ARTICLE = `id title source url excerpt scores { ${SCORES} quotations }`;
const COMPARISON = `{ contentComparison { sample competitorArticles { ${ARTICLE} } ownArticles { ${ARTICLE} } } }`;
const SOURCES = `{ sourceAnalysis {
  sample keyInsight
  sources { id name url citations description scores { ${SCORES} } contentTypes { type count examples } }
  contentTypes { type topSource averageCitations impact }
} }`;

async function read<Data>(view: string, query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(app, who[view]?.headers ?? {}, query);
  expect(errors).toBeUndefined();
  return data;
}

describe.each(['general', 'fund'])('the %s view', (view) => {
  test('has five articles of competitors and ten of the brand, with scores of 0–100', async () => {
    const { contentComparison } = await read<{ contentComparison: ContentComparison }>(view, COMPARISON);
    const { sample, competitorArticles, ownArticles } = contentComparison;
    expect([sample, competitorArticles.length, ownArticles.length]).toEqual([true, 5, 10]);
    const all = [...competitorArticles, ...ownArticles];
    expect(new Set(all.map(({ id }) => id)).size).toBe(15);
    expect(new Set(ownArticles.map(({ source }) => source)).size).toBe(1);
    for (const { url, scores } of all) {
      expect(new URL(url).hostname).toMatch(/\.example$/);
      for (const score of Object.values(scores)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
  });

  test('sorts sources by citations and gives every kind of text with its leading source', async () => {
    const { sourceAnalysis } = await read<{ sourceAnalysis: SourceAnalysis }>(view, SOURCES);
    const { sources, contentTypes } = sourceAnalysis;
    expect(sourceAnalysis.sample).toBe(true);
    expect(sourceAnalysis.keyInsight).toContain('comparison tables get 3x more citations');
    expect(sources.length).toBeGreaterThanOrEqual(3);
    const citations = sources.map((source) => source.citations);
    expect(citations).toEqual(citations.toSorted((a, b) => b - a));
    expect(contentTypes).toHaveLength(9);
    const written = new Set(sources.flatMap((source) => source.contentTypes.map(({ type }) => type)));
    expect(new Set(contentTypes.map(({ type }) => type))).toEqual(written);
    for (const { topSource, impact } of contentTypes) {
      expect(sources.map(({ name }) => name)).toContain(topSource);
      expect([1, 2, 3, 4, 5]).toContain(impact);
    }
  });

  test('figures match the insight that tables and lists are cited three times as often', async () => {
    const { sourceAnalysis } = await read<{ sourceAnalysis: SourceAnalysis }>(view, SOURCES);
    const isList = (type: string) => type === 'Top 10 Lists' || type === 'Comparison Tables';
    const meanOf = (lists: boolean) => {
      const figures = sourceAnalysis.contentTypes.filter(({ type }) => isList(type) === lists);
      return figures.reduce((sum, { averageCitations }) => sum + averageCitations, 0) / figures.length;
    };
    expect(Math.round(meanOf(true) / meanOf(false))).toBe(3);
  });
});

test('the general view analyses three sources', async () => {
  const { sourceAnalysis } = await read<{ sourceAnalysis: SourceAnalysis }>('general', SOURCES);
  expect(sourceAnalysis.sources).toHaveLength(3);
});

test('the source with the highest count leads a kind of text; unused kinds are left out', () => {
  const source = (name: string, count: number): AnalysedSource => ({
    id: name,
    name,
    url: 'https://a.example',
    citations: 1,
    description: '',
    scores: { authoritativeness: 1, citations: 1, statistics: 1, technicalTerms: 1, fluency: 1 },
    contentTypes: [{ type: 'Checklists', count, examples: [] }],
  });
  const figures = contentTypeFigures({
    sources: [source('Few', 2), source('Many', 9)],
    contentTypes: [
      { type: 'Case Studies', averageCitations: 9, impact: 5 },
      { type: 'Checklists', averageCitations: 2.5, impact: 2 },
    ],
  });
  expect(figures).toEqual([{ type: 'Checklists', topSource: 'Many', averageCitations: 2.5, impact: 2 }]);
});
