import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, CONTENT_TYPES, TONES } from './choices.ts';
import { fundText } from './fund-text.ts';

const choices = fc.record({
  type: fc.constantFrom(...CONTENT_TYPES),
  audience: fc.constantFrom(...AUDIENCES),
  tone: fc.constantFrom(...TONES),
});

test('names the fund as it is, and leaves no placeholder of its own', () => {
  fc.assert(
    fc.property(
      choices,
      fc.constantFrom('Acme Capital', 'A$& B', '{fund}'),
      fc.nat(9),
      (wanted, fund, version) => {
        const text = fundText(wanted, fund, version);
        expect(text).toContain(fund);
        expect(text.replaceAll(fund, '')).not.toMatch(/[{}]/);
      },
    ),
  );
  expect(fundText({ type: 'newsletter', audience: 'media', tone: 'casual' }, undefined, 0)).toContain(
    '[Fund Name]',
  );
});

test('every choice makes another text', () => {
  const all = CONTENT_TYPES.flatMap((type) =>
    AUDIENCES.flatMap((audience) => TONES.map((tone) => fundText({ type, audience, tone }, 'Acme', 0))),
  );
  expect(new Set(all).size).toBe(216);
});

test('the next version is another one', () => {
  fc.assert(
    fc.property(choices, fc.nat(9), (wanted, version) => {
      expect(fundText(wanted, 'Acme', version + 1)).not.toBe(fundText(wanted, 'Acme', version));
    }),
  );
});
