import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_BRAND, demoWorld } from '../../demo/brand.ts';
import { STYLES, simulate } from './simulate.ts';
import type { Scene } from './world.ts';

const world = demoWorld(DEMO_BRAND, '2026-01-01');
const questions = DEMO_BRAND.topics.flatMap((topic) =>
  topic.prompts.map((question) => ({ topic, question })),
);
const scenes: fc.Arbitrary<Scene> = fc
  .record({
    asked: fc.constantFrom(...questions),
    offset: fc.nat({ max: 400 }),
    sample: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ asked, offset, sample }) => ({ world, ...asked, day: dayAfter('2026-01-01', offset), sample }));
const styles = fc.constantFrom(...STYLES);

const dayAfter = (day: string, offset: number) =>
  new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10);

describe('a simulated answer', () => {
  test('is the same for the same scene', () => {
    fc.assert(
      fc.property(scenes, styles, (scene, style) => {
        expect(simulate(scene, style)).toEqual(simulate(structuredClone(scene), style));
      }),
    );
  });

  test('follows the random numbers it is given', () => {
    const scene = {
      world,
      topic: questions[0]?.topic ?? { name: '' },
      question: 'Which?',
      day: '2026-01-01',
    };
    const style = STYLES[0] ?? expect.unreachable();
    const low = simulate({ ...scene, sample: 1 }, style, () => 0.3);
    expect(simulate({ ...scene, sample: 2 }, style, () => 0.3)).toEqual(low);
    expect(simulate({ ...scene, sample: 1 }, style, () => 0.999).status).toBe('failed');
  });

  test('differs from day to day and from sample to sample', () => {
    const scene = { world, ...(questions[0] ?? expect.unreachable()) };
    for (const style of STYLES) {
      const days = Array.from({ length: 20 }, (_, offset) => dayAfter('2026-01-01', offset));
      const texts = days.map((day) => simulate({ ...scene, day, sample: 1 }, style).text);
      const samples = [1, 2, 3, 4].map((sample) => simulate({ ...scene, day: '2026-01-01', sample }, style));
      expect(new Set(texts).size).toBeGreaterThan(17);
      expect(new Set(samples.map(({ text }) => text)).size).toBeGreaterThan(2);
    }
  });

  test('has complete sentences and cites only hosts that cannot exist', () => {
    fc.assert(
      fc.property(scenes, styles, (scene, style) => {
        const { status, text, sources, failure } = simulate(scene, style);
        expect(text).not.toMatch(/[{}]|undefined|\s,|\.\./);
        const urls = [...text.matchAll(/https?:\/\/[^\s)"]+/g)].map(([url]) => url);
        for (const url of [...urls, ...sources.map((source) => source.url)]) {
          expect(new URL(url).hostname).toMatch(/\.example$/);
        }
        expect(text === '').toBe(status === 'empty' || status === 'failed');
        expect(failure === null).toBe(status !== 'failed');
      }),
    );
  });

  test('works for brands without details', () => {
    const unknown = {
      seed: 'x',
      brand: { name: 'Ælfgárd', aliases: [], domain: null },
      competitors: [{ name: '小さな店', aliases: [], domain: null }],
    };
    const made = STYLES.flatMap((style) =>
      Array.from({ length: 30 }, (_, offset) =>
        simulate(
          {
            world: unknown,
            topic: { name: 'Garden tools' },
            question: 'Which?',
            day: dayAfter('2026-01-01', offset),
            sample: 1,
          },
          style,
        ),
      ),
    );
    expect(made.some(({ text }) => text.includes('Ælfgárd') || text.includes('Ælfgard'))).toBe(true);
    expect(made.some(({ text }) => text.includes('小さな店'))).toBe(true);
    expect(made.every(({ plan }) => plan.status !== 'answered' || plan.pages.length > 0)).toBe(true);
  });
});

test('every kind of failure happens, but rarely', () => {
  const statuses = questions.flatMap((asked) =>
    STYLES.flatMap((style) =>
      Array.from(
        { length: 20 },
        (_, offset) =>
          simulate({ world, ...asked, day: dayAfter('2026-01-01', offset), sample: 1 }, style).status,
      ),
    ),
  );
  const share = (status: string) => statuses.filter((each) => each === status).length / statuses.length;
  for (const status of ['refused', 'empty', 'failed']) {
    expect(share(status)).toBeGreaterThan(0);
    expect(share(status)).toBeLessThan(0.03);
  }
});
