import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../../lib/format.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import { MAX_OVERTAKERS, OVERTAKER_ANSWERS, overtakers } from './findings.ts';

const context = {
  userId: 'user',
  topicId: 'topic',
  topicName: null,
  platform: null,
  brand: 'Quillmark',
  day: '2026-11-01',
  days: 7,
};

/** A ranking of companies, most mentions first. */
const ranked = (mentions: readonly number[]): RankedCompany[] =>
  mentions
    .map((count, index) => ({
      id: `c${index}`,
      name: `Company ${index}`,
      domain: null,
      logoUrl: null,
      isBrand: index === 0,
      rank: 0,
      mentions: count,
      count: 0,
      voices: count,
      shareOfVoice: null,
      meanPosition: null,
    }))
    .filter((company) => company.mentions > 0)
    .sort((a, b) => b.mentions - a.mentions);

test('reports competitors that were behind the brand and are ahead, up to a limit', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(counts, counts, (before, now) => {
      const found = overtakers(context, ranked(now), ranked(before));
      const expected = now.flatMap((count, index) => {
        const [brandNow = 0, earlier = 0, brandBefore = 0] = [now[0], before[index], before[0]];
        const passed = earlier > 0 && earlier < brandBefore && count > brandNow && count >= OVERTAKER_ANSWERS;
        return index > 0 && passed ? [`topic:c${index}`] : [];
      });
      expect(found.length).toBe(Math.min(expected.length, MAX_OVERTAKERS));
      for (const { finding } of found) expect(expected).toContain(finding.subject);
    }),
  );
});

test('keeps a name on one line and otherwise unchanged', () => {
  expect(oneLine(' Quill\r\n\u2028mark\u0000 & Söhne ')).toBe('Quill mark & Söhne');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(oneLine(name)).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
      expect(oneLine(oneLine(name))).toBe(oneLine(name));
    }),
  );
});
