import { describe, expect, test } from 'vitest';
import { DEMO_BRAND, demoWorld } from '../../demo/brand.ts';
import { TemporaryFailure } from '../failures.ts';
import { createSimulator } from './adapter.ts';
import { PERPLEXITY } from './styles/numbered-citations.ts';

const [topic] = DEMO_BRAND.topics;
const question = topic?.prompts[0] ?? '';
const platform = (day: string) =>
  createSimulator({
    world: demoWorld(DEMO_BRAND, '2026-01-01'),
    style: PERPLEXITY,
    topicOf: () => topic ?? { name: '' },
    clock: () => new Date(`${day}T12:00:00Z`),
  });

describe('the simulator as a platform', () => {
  test('says that it is one, and answers with text and sources', async () => {
    const simulator = platform('2026-02-01');
    expect(simulator).toMatchObject({ key: 'perplexity', name: 'Perplexity', simulated: true });
    const reply = await simulator.ask(question);
    expect(reply.status).toBe('answered');
    expect(reply.text.length).toBeGreaterThan(100);
    expect(reply.sources.length).toBeGreaterThan(1);
  });

  test('answers the next day anew and a repeat anew', async () => {
    const first = await platform('2026-02-01').ask(question);
    expect((await platform('2026-02-02').ask(question)).text).not.toBe(first.text);
    expect((await platform('2026-02-01').ask(question, { sample: 2 })).text).not.toBe(first.text);
  });

  test('fails now and then in a way that can heal', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 400 }, (_, index) => platform('2026-02-01').ask(question, { sample: index + 1 })),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.length).toBeGreaterThan(0);
    for (const { reason } of failures) expect(reason).toBeInstanceOf(TemporaryFailure);
  });

  test('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(platform('2026-02-01').ask(question, { signal })).rejects.toThrow('stopped');
  });
});
