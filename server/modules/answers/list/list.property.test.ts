import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedAnswerInput } from '../../../graphql/resolvers.generated.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts';
import { graphql, importInto } from '../../../testing/graphql.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';

const SENTENCES = [
  'Quillmark is an excellent choice.',
  'Quillmark is slow and unreliable.',
  'Many teams use Quillmark.',
  'Quillmark is fast and reliable, but it is expensive and hard to learn.',
  'Tarnwick is better than Quillmark.',
  'Ostrava Labs comes first.',
  'See [the docs](https://docs.quillmark.example/start).',
  'Nothing is named here.',
];
const DAYS = ['2025-04-20', '2025-05-02', '2025-05-19', '2025-05-24', '2025-05-25'];
const PLATFORMS = ['chatgpt', 'gemini'];

const recording = fc.record({
  platform: fc.constantFrom(...PLATFORMS),
  day: fc.constantFrom(...DAYS),
  place: fc.constantFrom(
    { topic: 'Notes', prompt: 'Which note app is best?' },
    { topic: 'Notes', prompt: 'Is Quillmark any good?' },
    { topic: 'Wikis', prompt: 'Which wiki suits a team?' },
  ),
  sentences: fc.array(fc.constantFrom(...SENTENCES), { maxLength: 3 }),
  cited: fc.subarray(['https://news.example/a', 'https://www.news.example/b?utm_source=x']),
});

const view = fc.record({
  from: fc.option(fc.constantFrom(...DAYS.slice(0, 3)), { nil: undefined }),
  to: fc.option(fc.constantFrom(...DAYS.slice(3)), { nil: undefined }),
  platform: fc.option(fc.constantFrom(...PLATFORMS), { nil: undefined }),
  window: fc.constantFrom('ALL', 'MONTH', 'WEEK'),
  topic: fc.option(fc.constantFrom('Notes', 'Wikis'), { nil: undefined }),
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const METRICS = `fragment M on TopicMetrics {
  answers failed
  sentiment { mentions analyzed counts { positive mixed negative unjudged unsupportedLanguage } }
  visibility { mentionRate { hits answers } brandedMentionRate { hits answers } }
  competitors(window: $window) { rankings { id mentions } }
  sources(window: $window) { url mentions }
  platforms { platform { key } answers failed mentionRate { hits answers } }
}`;
const OVERVIEW = `query ($filter: MetricsFilter, $window: TimeWindow!) {
  dashboard(filter: $filter) { metrics { ...M } }
} ${METRICS}`;
const TOPIC = `query ($filter: MetricsFilter, $window: TimeWindow!, $slug: String!) {
  topicDashboard(filter: $filter, slug: $slug) { topic { id } metrics { ...M } }
} ${METRICS}`;
const TOTAL = 'query ($filter: AnswersFilter) { answers(filter: $filter, first: 1) { total } }';

interface Counts {
  hits: number;
  answers: number;
}
interface Metrics {
  answers: number;
  failed: number;
  sentiment: { mentions: number; analyzed: number; counts: Record<string, number> };
  visibility: { mentionRate: Counts; brandedMentionRate: Counts };
  competitors: { rankings: { id: string; mentions: number }[] };
  sources: { url: string; mentions: number }[];
  platforms: { platform: { key: string }; answers: number; failed: number; mentionRate: Counts }[];
}

async function metricsOf(person: SignedIn, filter: object, window: string, topic: string | undefined) {
  if (!topic) {
    const { data } = await graphql<{ dashboard: { metrics: Metrics } }>(app, person.headers, OVERVIEW, {
      filter,
      window,
    });
    return { metrics: data.dashboard.metrics, topicId: undefined };
  }
  const { data } = await graphql<{ topicDashboard: { topic: { id: string }; metrics: Metrics } | null }>(
    app,
    person.headers,
    TOPIC,
    { filter, window, slug: topic.toLowerCase() },
  );
  return (
    data.topicDashboard && { metrics: data.topicDashboard.metrics, topicId: data.topicDashboard.topic.id }
  );
}

const FAILED = ['FAILED', 'REFUSED', 'EMPTY'];
const USABLE = ['ANSWERED'];

test('every number opens a list of exactly as many answers as it counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(recording, { minLength: 1, maxLength: 25 }),
      fc.array(view, { minLength: 1, maxLength: 3 }),
      async (recordings, views) => {
        const person = await app.signedIn();
        const answers = recordings.map(
          ({ platform, day, place, sentences, cited }, index): RecordedAnswerInput => ({
            id: `a${index}`,
            platform,
            run: 1,
            collectedAt: `${day}T10:00:00Z`,
            ...place,
            answer: sentences.join('\n\n'),
            sources: cited.map((url) => ({ url, title: '' })),
          }),
        );
        await importInto(app, person.headers, QUILLMARK, answers);
        for (const { topic, window, ...range } of views) {
          const found = await metricsOf(person, range, window, topic);
          if (!found) continue;
          const { metrics, topicId } = found;
          const total = async (filter: object) => {
            const sent = { ...range, topicId, ...filter };
            const { data } = await graphql<{ answers: { total: number } }>(app, person.headers, TOTAL, {
              filter: sent,
            });
            return data.answers.total;
          };
          const { mentionRate, brandedMentionRate } = metrics.visibility;
          expect(await total({ status: USABLE })).toBe(metrics.answers);
          expect(await total({ status: FAILED })).toBe(metrics.failed);
          expect(await total({ visible: true })).toBe(metrics.sentiment.mentions);
          for (const band of ['positive', 'mixed', 'negative', 'unjudged']) {
            expect(await total({ sentiment: band.toUpperCase() })).toBe(metrics.sentiment.counts[band]);
          }
          for (const [branded, rate] of [
            [false, mentionRate],
            [true, brandedMentionRate],
          ] as const) {
            expect(await total({ branded, visible: true })).toBe(rate.hits);
            expect(await total({ branded, status: USABLE })).toBe(rate.answers);
          }
          for (const { id, mentions } of metrics.competitors.rankings) {
            expect(await total({ companyId: id, window })).toBe(mentions);
            const usable = await total({ status: USABLE, window });
            expect(await total({ notCompanyId: id, window })).toBe(usable - mentions);
          }
          for (const { url, mentions } of metrics.sources) {
            expect(await total({ sourceUrl: url, window })).toBe(mentions);
          }
          for (const { platform, ...counts } of metrics.platforms) {
            expect(await total({ platform: platform.key, status: USABLE })).toBe(counts.answers);
            expect(await total({ platform: platform.key, status: FAILED })).toBe(counts.failed);
            expect(await total({ platform: platform.key, branded: false, visible: true })).toBe(
              counts.mentionRate.hits,
            );
          }
        }
      },
    ),
    propertyRuns(12),
  );
});
