import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../lib/days.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK } from '../../testing/recordings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LATEST = '2025-05-25';

interface Asked {
  prompt: number;
  platform: string;
  /** Whether the answer of each day names the brand, the latest day last. */
  visible: string;
}

interface Change {
  verdict: string;
  difference: number;
  pValue: number;
  prompts: number;
  leftOut: number;
  note: string;
}

/** The visibility of the last 7 days against the 7 before. */
async function visibilityOf(asked: readonly Asked[]) {
  const owner = await app.signedIn();
  const recordings = asked.flatMap(({ prompt, platform, visible }) =>
    [...visible].flatMap((mark, index) => {
      const day = addDays(LATEST, index - visible.length + 1);
      const answer = mark === '1' ? 'Quillmark is a note app.' : 'Tarnwick is a note app.';
      const question = `Which note app suits case ${prompt}?`;
      const id = `${prompt}-${platform}-${day}`;
      const on = { id, platform, run: 1, collectedAt: `${day}T10:00:00Z`, topic: 'Notes', sources: [] };
      return mark === '-' ? [] : [{ ...on, prompt: question, answer }];
    }),
  );
  await importInto(app, owner.headers, QUILLMARK, recordings);
  const { data, errors } = await graphql<{
    dashboard: { metrics: { visibility: { mentionRate: { note: string }; change: Change } } };
  }>(
    app,
    owner.headers,
    `{ dashboard(filter: { days: 7 }) { metrics { visibility { mentionRate { note }
       change { verdict difference pValue prompts leftOut note } } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.dashboard.metrics.visibility;
}

test('another mix of prompts and platforms is no change', async () => {
  const { change } = await visibilityOf([
    { prompt: 1, platform: 'chatgpt', visible: '11011111101111' },
    { prompt: 2, platform: 'chatgpt', visible: '1111111-------' },
    { prompt: 3, platform: 'chatgpt', visible: '1111110-------' },
    { prompt: 1, platform: 'gemini', visible: '00100000000100' },
    { prompt: 4, platform: 'gemini', visible: '-------0000000' },
  ]);
  // 20 of 28 answers before and 7 of 21 now: the rate fell, and no prompt did.
  expect(change).toMatchObject({ verdict: 'NO_CLEAR_CHANGE', prompts: 1, leftOut: 3 });
  expect(change.difference).toBeCloseTo(0, 6);
  expect(change.note).toBe('1 prompt compared with itself; 3 measured in one period only.');
});

test('sees a change that two proportions of the same answers do not', async () => {
  const asked = Array.from({ length: 20 }, (_, prompt) => ({
    prompt,
    platform: 'chatgpt',
    // Three prompts come up in the second week; the others are as ever.
    visible: prompt < 8 ? '11111111111111' : prompt < 17 ? '00000000000000' : '00100001101111',
  }));
  const { change, mentionRate } = await visibilityOf(asked);
  expect(change).toMatchObject({ verdict: 'UP', prompts: 20, leftOut: 0 });
  expect(change.pValue).toBeLessThan(0.05);
  // 59 and 74 of 140: z = 1.80.
  expect(change.difference).toBeCloseTo((100 * 15) / 140, 6);
  expect(mentionRate.note).toMatch(/^The 95% interval speaks of these prompts/);
});
