import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, utcDay } from '../server/lib/days.ts';
import { eventually } from '../server/testing/eventually.ts';
import { answer, QUILLMARK } from '../server/testing/recordings.ts';
import { seriousFindings } from './browser.ts';
import { type DemoInstallation, startDemo } from './demo.ts';
import { importAnswers } from './import-answers.ts';
import { openProgram } from './program.ts';

// A demo account without answers of its own. Whether the sample data of the others raise an alert is up to chance.
const EMAIL = 'analyst@example.com';

let demo: DemoInstallation;
beforeAll(async () => {
  demo = await startDemo({ ALERT_DELAY_SECONDS: '1' });
});
afterAll(() => demo.stop());

/** Two weeks in which the brand is named often, and then seldom. */
const ANSWERS = Array.from({ length: 14 }, (_, day) =>
  ['best', 'cheapest', 'safest'].map((quality, prompt) => {
    const named = day < 7 ? prompt < 2 || day % 2 === 0 : prompt === 0 && day % 2 === 0;
    return answer({
      id: `${day} ${quality}`,
      prompt: `Which note app is ${quality}?`,
      collectedAt: `${addDays(utcDay(new Date()), day - 14)}T10:00:00Z`,
      answer: named ? 'Quillmark is an excellent choice.' : 'Tarnwick is dependable.',
    });
  }),
).flat();

test('alerts: one opens its page with the answers that made it, at 390 px too', async () => {
  const ask = await openProgram(demo.server.origin, EMAIL);
  await ask(
    'mutation { addAlertRule(input: {kind: VISIBILITY_DROP, channels: [EMAIL]}) { errors { message } } }',
  );
  await importAnswers(demo.server.origin, EMAIL, { brand: QUILLMARK, answers: ANSWERS });
  await eventually(async () => expect((await ask('{ alerts { id } }')).alerts).toHaveLength(1));

  const { page, errors } = await demo.openAs('analyst', '/dashboard/settings/alerts');
  const alerts = page.getByRole('region', { name: 'Latest alerts' }).getByRole('link');
  await alerts.first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await alerts.first().click();
  await page.getByRole('region', { name: 'What was found' }).waitFor();
  await page.getByRole('heading', { name: 'Before' }).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(errors).toEqual([]);
});
