import { expect, test } from 'vitest';
import { PermanentFailure } from '../failures.ts';
import { createAccountSimulator } from './simulator.ts';

const simulatorOf = (brand: string, day = '2026-02-01') =>
  createAccountSimulator({
    brand: { name: brand, aliases: [], domain: 'quillmark.example', fame: 3 },
    competitors: [{ name: 'Tarnwick', aliases: [], domain: null, fame: 3 }],
    topicOf: () => ({ name: 'Note taking' }),
    clock: () => new Date(`${day}T12:00:00Z`),
  });

/** Replies to one question, without the simulated outages. */
async function replies(brand: string) {
  const asked = Array.from({ length: 60 }, (_, index) =>
    simulatorOf(brand).ask('Which note app is best?', { sample: index + 1 }),
  );
  return (await Promise.allSettled(asked)).flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  );
}

test('is a platform of its own that says what it is and bills nothing', async () => {
  expect(simulatorOf('Quillmark')).toMatchObject({ key: 'simulator', name: 'Simulator', simulated: true });
  for (const reply of await replies('Quillmark')) {
    expect(reply).toMatchObject({
      model: 'simulator',
      usage: { inputTokens: 0, outputTokens: 0, searches: 0 },
    });
  }
});

test('speaks of the account’s own companies, in the ways of several platforms', async () => {
  const texts = (await replies('Quillmark')).map(({ text }) => text).join('\n');
  expect(texts).toContain('Quillmark');
  expect(texts).toContain('Tarnwick');
  expect(texts).toMatch(/^1\. \*\*/m);
  expect(texts).toMatch(/^\* {3}\*\*/m);
});

test('answers another account in other words', async () => {
  const [one] = await replies('Quillmark');
  const [other] = await replies('Ostrava Labs');
  expect(one?.text).not.toBe(other?.text);
});

test('asked again, says the same', async () => {
  expect((await replies('Quillmark')).map(({ text }) => text)).toEqual(
    (await replies('Quillmark')).map(({ text }) => text),
  );
});

test('an outage is final: the same question fails again, however often it is asked', async () => {
  const asked = Array.from({ length: 300 }, (_, index) =>
    simulatorOf('Quillmark').ask('Which note app is best?', { sample: index + 1 }),
  );
  const failed = (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toBeInstanceOf(PermanentFailure);
});

test('answers another day and another sample in other words', async () => {
  const texts = await Promise.all([
    simulatorOf('Quillmark').ask('Which note app is best?'),
    simulatorOf('Quillmark').ask('Which note app is best?', { sample: 2 }),
    simulatorOf('Quillmark', '2026-02-02').ask('Which note app is best?'),
  ]);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(3);
});

test('stops when the signal is aborted', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(simulatorOf('Quillmark').ask('Which?', { signal })).rejects.toThrow('stopped');
});
