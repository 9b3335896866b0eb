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

test('is a platform that is marked as simulated and costs nothing', async () => {
  expect(simulatorOf('Quillmark')).toMatchObject({ key: 'simulator', name: 'Simulator', simulated: true });
  for (const reply of await replies('Quillmark')) {
    expect(reply).toMatchObject({
      model: 'simulator',
      usage: { inputTokens: 0, outputTokens: 0, searches: 0 },
    });
  }
});

test('names the account’s own companies in the styles of several platforms', async () => {
  const texts = (await replies('Quillmark')).map(({ text }) => text).join('\n');
  expect(texts).toContain('Quillmark');
  expect(texts).toContain('Tarnwick');
  expect(texts).toMatch(/^1\. \*\*/m);
  expect(texts).toMatch(/^\* {3}\*\*/m);
});

test('answers another account differently', async () => {
  const [one] = await replies('Quillmark');
  const [other] = await replies('Ostrava Labs');
  expect(one?.text).not.toBe(other?.text);
});

test('gives the same answer again', async () => {
  expect((await replies('Quillmark')).map(({ text }) => text)).toEqual(
    (await replies('Quillmark')).map(({ text }) => text),
  );
});

test('a simulated outage is permanent: the same question fails again', async () => {
  const asked = Array.from({ length: 300 }, (_, index) =>
    simulatorOf('Quillmark').ask('Which note app is best?', { sample: index + 1 }),
  );
  const failed = (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toBeInstanceOf(PermanentFailure);
});

test('answers differently on another day and for another sample', async () => {
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
