import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { type Numbers, overviewOf, THREE_WEEKS, topicPageOf } from '../../testing/three-weeks.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, THREE_WEEKS);
});
afterAll(() => app.close());

const overview = (filter?: object, who = owner) => overviewOf(app, who, filter);
const topicPage = (slug: string, filter: object) => topicPageOf(app, owner, slug, filter);

/** The numbers without those of previous periods. */
const alone = ({ previous: _, ...numbers }: Numbers) => numbers;

describe('the previous period', () => {
  const asked = fc.oneof(
    fc.record({ days: fc.integer({ min: 1, max: 25 }) }),
    fc
      .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 9 }))
      .map(([from, to]) => ({ from: `2025-05-${String(from).padStart(2, '0')}`, to: `2025-06-0${to}` })),
    fc.record({ from: fc.constantFrom('2025-05-20', '2025-05-27', '2025-06-04') }),
  );
  const platform = fc.constantFrom(undefined, 'chatgpt', 'gemini');

  test('has the same numbers as its days as a range, for a topic and the overview', async () => {
    await fc.assert(
      fc.asyncProperty(asked, platform, fc.constantFrom('notes', 'wikis'), async (range, on, slug) => {
        const page = await overview({ ...range, platform: on });
        const { previous } = page.metrics;
        if (!previous) {
          expect(page.range.to).toBeNull();
          return;
        }
        const direct = await overview({ ...previous.range, platform: on });
        expect(previous).toEqual({
          ...alone(direct.metrics),
          previous: alone(direct.metrics.previous as Numbers),
        });

        const topic = await topicPage(slug, { ...range, platform: on });
        expect(topic.metrics.previous?.range).toEqual(previous.range);
        expect(topic.metrics.previous).toEqual(
          alone((await topicPage(slug, { ...previous.range, platform: on })).metrics),
        );
      }),
      propertyRuns(15),
    );
  });

  test('has ids that differ from the range’s and are stable', async () => {
    const names = async () => {
      const { metrics } = await overview({ days: 7 });
      return [metrics.id, metrics.previous?.id, metrics.previous?.previous?.id];
    };
    const first = await names();
    expect(new Set(first).size).toBe(3);
    expect(await names()).toEqual(first);
  });

  test('exists for a range with a first day only, not with a last day only or for all days', async () => {
    expect((await overview({ from: '2025-06-04' })).metrics).toMatchObject({
      range: { from: '2025-06-04', to: '2025-06-05' },
      failed: 1,
      previous: { range: { from: '2025-06-02', to: '2025-06-03' }, answers: 0 },
    });
    for (const filter of [{}, { to: '2025-06-01' }, { from: '2025-06-06' }]) {
      expect((await overview(filter)).metrics.previous).toBeNull();
    }
  });

  test('ranges with the same days have different ids when one has an open end', async () => {
    const [open, closed] = [
      await overview({ from: '2025-06-04' }),
      await overview({ from: '2025-06-04', to: '2025-06-05' }),
    ];
    expect(open.range).toEqual(closed.range);
    expect([open.metrics.failed, closed.metrics.failed]).toEqual([1, 0]);
    expect(open.metrics.id).not.toBe(closed.metrics.id);
  });

  test('does not exist before the first representable day', async () => {
    expect((await overview({ from: '0001-01-01', to: '2025-06-05' })).metrics).toMatchObject({
      answers: 10,
      previous: null,
    });
  });

  test('reaches a year back by months, and no further', async () => {
    const back = (ranges: number) =>
      graphql(
        app,
        owner.headers,
        `query { dashboard(filter: { days: 30 }) { metrics {
          ${'previous { '.repeat(ranges)} range { from } ${'}'.repeat(ranges)}
        } } }`,
      );
    expect((await back(12)).errors).toBeUndefined();
    expect((await back(13)).errors).toMatchObject([
      {
        message: 'previous goes at most 12 ranges back.',
        extensions: { code: 'BAD_USER_INPUT', field: 'previous' },
      },
    ]);
  });

  test('is read once per request', async () => {
    const statements = vi.spyOn(app.database.db, 'execute');
    const taken = async (asked: string) => {
      statements.mockClear();
      const { errors } = await graphql(
        app,
        owner.headers,
        `query { dashboard(filter: { days: 7 }) { metrics { ${asked} } } }`,
      );
      expect(errors).toBeUndefined();
      return statements.mock.calls.length;
    };
    const [none, once, thrice] = [
      await taken('answers'),
      await taken('answers previous { answers }'),
      await taken(
        'answers a: previous { answers } b: previous { failed } c: previous { citationRate { value } }',
      ),
    ];
    statements.mockRestore();
    // Its days up to the latest collected one.
    expect(once - none).toBe(2);
    expect(thrice).toBe(once);
  });
});
