import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, MAX_FINDINGS } from './finding.ts';
import { checkLlmsTxt } from './llms-txt/check.ts';
import { checkRobotsTxt } from './robots-txt/check.ts';
import { type Defect, LLMS_DEFECTS } from './testing/llms-defects.ts';
import { ROBOTS_DEFECTS } from './testing/robots-defects.ts';
import { SOUND_LLMS, SOUND_ROBOTS } from './testing/sound-files.ts';

/** Line and kind of each finding. */
const linesAndKinds = (findings: readonly Finding[]) => findings.map(({ line, kind }) => `${line} ${kind}`);
const expected = ({ line, kind }: Defect) => `${line} ${kind}`;
/** Both mistakes of this file are needed for its defect. */
const ALSO: Record<string, string[]> = { 'groups-joined': ['2 crawl-delay-value'] };

test('has at least 40 defects and 20 sound files', () => {
  expect(LLMS_DEFECTS.length + ROBOTS_DEFECTS.length).toBeGreaterThanOrEqual(40);
  expect(SOUND_LLMS.length + SOUND_ROBOTS.length).toBe(20);
});

describe('llms.txt', () => {
  test.each(LLMS_DEFECTS)('reports $kind on line $line and nothing else', (defect) => {
    expect(linesAndKinds(checkLlmsTxt(defect.text))).toEqual([expected(defect)]);
  });
  test.each(SOUND_LLMS.map((text) => ({ text })))('reports nothing in $text', ({ text }) => {
    expect(checkLlmsTxt(text)).toEqual([]);
  });
});

describe('robots.txt', () => {
  test.each(ROBOTS_DEFECTS)('reports $kind on line $line and nothing else', (defect) => {
    const all = [...(ALSO[defect.kind] ?? []), expected(defect)];
    expect(linesAndKinds(checkRobotsTxt(defect.text))).toEqual(all);
  });
  test.each(SOUND_ROBOTS.map((text) => ({ text })))('reports nothing in $text', ({ text }) => {
    expect(checkRobotsTxt(text)).toEqual([]);
  });
});

test('checks any text within its limits', () => {
  const fragments = fc.array(
    fc.constantFrom(
      ...LLMS_DEFECTS.map(({ text }) => text),
      ...SOUND_LLMS,
      ...ROBOTS_DEFECTS.slice(5).map(({ text }) => text),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fragments, fc.string({ unit: 'binary', maxLength: 40 }), (texts, noise) => {
      const text = `# A\n${texts.join('\n')}\n${noise}`;
      const lines = text.split(/\r\n|\r|\n/).length;
      for (const findings of [checkLlmsTxt(text), checkRobotsTxt(text)]) {
        expect(findings.length).toBeLessThanOrEqual(MAX_FINDINGS);
        expect(
          findings.every(({ line, message, allowed }) => line >= 1 && line <= lines && message && allowed),
        ).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
