import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedAnswerInput } from '../../graphql/resolvers.generated.ts';
import { addDays } from '../../lib/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

const NAMES = ['Quillmark', 'Tarnwick', 'Ostrava Labs'];
const DAYS = ['2025-04-20', '2025-05-19', '2025-05-24', '2025-05-25'];
const PLATFORMS = ['chatgpt', 'gemini'];
const PLACES = [
  { topic: 'Notes', prompt: 'Which note app is best?' },
  { topic: 'Notes', prompt: 'Is Quillmark any good?' },
  { topic: 'Wikis', prompt: 'Which wiki suits a team?' },
];
/** A competitor’s own page cannot be got into and is no gap. */
const OF_COMPETITOR = 'https://tarnwick.example/tour';
const PAGES = ['https://news.example/a', 'https://docs.quillmark.example/start', OF_COMPETITOR];

const recording = fc.record({
  platform: fc.constantFrom(...PLATFORMS),
  day: fc.constantFrom(...DAYS),
  place: fc.constantFrom(...PLACES),
  named: fc.subarray(NAMES),
  cited: fc.subarray(PAGES),
  failed: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});
type Recording = typeof recording extends fc.Arbitrary<infer Value> ? Value : never;

/** Half of the views are of all. */
const HALF = { nil: undefined, freq: 2 };
const view = fc.record({
  from: fc.option(fc.constantFrom(...DAYS.slice(0, 2)), { nil: undefined }),
  to: fc.option(fc.constantFrom(...DAYS.slice(2)), { nil: undefined }),
  platform: fc.option(fc.constantFrom(...PLATFORMS), HALF),
  topic: fc.option(fc.constantFrom('Notes', 'Wikis'), HALF),
  neverVisible: fc.boolean(),
  /** Instead of `from` and `to`, up to the latest day; 36 and more are all. */
  days: fc.option(fc.constantFrom(1, 7, 35, 36, 365), HALF),
});
type View = typeof view extends fc.Arbitrary<infer Value> ? Value : never;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ASKED = 'query ($filter: MetricsFilter, $topicId: ID, $neverVisible: Boolean!)';
const PROMPT_GAPS = `${ASKED} {
  promptGaps(filter: $filter, topicId: $topicId, neverVisible: $neverVisible) { total nodes {
    id question lastMissed ...R instead { company { id name } answers } } }
}
fragment R on PromptGap { visible { hits answers } missed { hits answers } }`;
const SOURCE_GAPS = `${ASKED} {
  sourceGaps(filter: $filter, topicId: $topicId, neverVisible: $neverVisible) { total nodes { url lastMissed ...S } }
}
fragment S on SourceGap { visible { hits answers } missed { hits answers } }`;
const TOTAL = 'query ($filter: AnswersFilter) { answers(filter: $filter, first: 1) { total } }';

interface Gap {
  id: string;
  question: string;
  url: string;
  lastMissed: string;
  visible: { hits: number; answers: number };
  missed: { hits: number; answers: number };
  instead: { company: { id: string; name: string }; answers: number }[];
}
interface Gaps {
  promptGaps: { total: number; nodes: Gap[] };
  sourceGaps: { total: number; nodes: Gap[] };
}

const isVisible = ({ named }: Recording) => named.includes('Quillmark');
const isMissed = (one: Recording) => !isVisible(one) && one.named.length > 0;

/** Expected gaps of the recorded answers: `name of the gap → counts`. */
function expected(recordings: readonly Recording[], shown: View, keysOf: (one: Recording) => string[]) {
  const inView = recordings.filter(
    ({ day, platform, place, failed }) =>
      !failed &&
      day >= (shown.from ?? '') &&
      day <= (shown.to ?? '9999') &&
      platform === (shown.platform ?? platform) &&
      place.topic === (shown.topic ?? place.topic),
  );
  const keys = [...new Set(inView.flatMap(keysOf))];
  return keys
    .map((key) => {
      const own = inView.filter((one) => keysOf(one).includes(key));
      const missed = own.filter(isMissed);
      const visible = own.filter(isVisible).length;
      const lastMissed = missed
        .map(({ day }) => day)
        .toSorted()
        .at(-1);
      return { key, answers: own.length, visible, missed: missed.length, lastMissed };
    })
    .filter(({ missed, visible }) => missed > 0 && (!shown.neverVisible || visible === 0))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const latestUsableDay = (recordings: readonly Recording[], shown: View): string | undefined =>
  recordings
    .filter(({ failed, platform }) => !failed && platform === (shown.platform ?? platform))
    .map(({ day }) => day)
    .toSorted()
    .at(-1);

const counted = (gaps: readonly Gap[], keyOf: (gap: Gap) => string) =>
  gaps
    .map((gap) => {
      expect(gap.visible.answers).toBe(gap.missed.answers);
      const { visible, missed, lastMissed } = gap;
      return {
        key: keyOf(gap),
        answers: missed.answers,
        visible: visible.hits,
        missed: missed.hits,
        lastMissed,
      };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

async function topicsOf(person: SignedIn) {
  const { data } = await graphql<{ topics: { id: string; name: string }[] }>(
    app,
    person.headers,
    '{ topics { id name } }',
  );
  return new Map(data.topics.map(({ id, name }) => [name, id]));
}

test('gaps match the recorded answers, and open lists of exactly as many answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(recording, { minLength: 1, maxLength: 25, size: 'max' }),
      fc.array(view, { minLength: 3, maxLength: 4 }),
      async (recordings, views) => {
        const person = await app.signedIn();
        const answers = recordings.map(
          ({ platform, day, place, named, cited, failed }, index): RecordedAnswerInput => ({
            id: `a${index}`,
            platform,
            run: index + 1,
            collectedAt: `${day}T10:00:00Z`,
            ...place,
            answer: failed ? ' ' : `Options: ${named.join(', ') || 'none'}.`,
            sources: cited.map((url) => ({ url, title: '' })),
          }),
        );
        await importInto(app, person.headers, QUILLMARK, answers);
        const topics = await topicsOf(person);
        for (const shown of views) {
          const { topic, neverVisible, days, ...chosen } = shown;
          const latest = latestUsableDay(recordings, shown);
          const filter = days && latest ? { ...chosen, from: addDays(latest, 1 - days), to: latest } : chosen;
          const topicId = topic && topics.get(topic);
          if (topic && !topicId) continue;
          const asked = days && latest ? { platform: chosen.platform, days } : filter;
          const ask = async (query: string) =>
            (await graphql<object>(app, person.headers, query, { filter: asked, topicId, neverVisible }))
              .data;
          const data = { ...(await ask(PROMPT_GAPS)), ...(await ask(SOURCE_GAPS)) } as Gaps;
          const { promptGaps, sourceGaps } = data;
          const prompts = expected(recordings, { ...shown, ...filter }, ({ place }) => [place.prompt]);
          const sources = expected(recordings, { ...shown, ...filter }, ({ cited }) =>
            cited.filter((url) => url !== OF_COMPETITOR),
          );
          expect(counted(promptGaps.nodes, ({ question }) => question)).toEqual(prompts);
          expect(counted(sourceGaps.nodes, ({ url }) => url)).toEqual(sources);
          expect([promptGaps.total, sourceGaps.total]).toEqual([prompts.length, sources.length]);

          const total = async (of: object) => {
            const variables = { filter: { ...filter, topicId, ...of } };
            const reply = await graphql<{ answers: { total: number } }>(
              app,
              person.headers,
              TOTAL,
              variables,
            );
            return reply.data.answers.total;
          };
          const opens = async (gap: Gap, of: object) => {
            expect(await total({ ...of, missed: true })).toBe(gap.missed.hits);
            expect(await total({ ...of, visible: true })).toBe(gap.visible.hits);
            expect(await total({ ...of, status: ['ANSWERED'] })).toBe(gap.missed.answers);
          };
          for (const gap of promptGaps.nodes) {
            await opens(gap, { promptId: gap.id });
            for (const { company, answers: naming } of gap.instead) {
              expect(await total({ promptId: gap.id, missed: true, companyId: company.id })).toBe(naming);
            }
            const first = gap.instead.map(({ answers: naming }) => naming);
            expect(first).toEqual(first.toSorted((a, b) => b - a));
          }
          for (const gap of sourceGaps.nodes) await opens(gap, { sourceUrl: gap.url });
        }
      },
    ),
    propertyRuns(12),
  );
});
