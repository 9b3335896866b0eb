import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, CONTENT_TYPES, type TextChoices, TONES } from './choices.ts';
import { fundText } from './fund-text.ts';

const types = CONTENT_TYPES.map(({ value }) => value);
const audiences = AUDIENCES.map(({ value }) => value);
const tones = TONES.map(({ value }) => value);
const choices = fc.record({
  type: fc.constantFrom(...types),
  audience: fc.constantFrom(...audiences),
  tone: fc.constantFrom(...tones),
});

function whole(wanted: TextChoices, fund: string | undefined, version: number) {
  const { title, text } = fundText(wanted, fund, version);
  return `${title}\n\n${text}`;
}

test('writes the fund’s name unchanged and leaves no placeholder for it', () => {
  fc.assert(
    fc.property(
      choices,
      fc.constantFrom('Acme Capital', 'A$& B', '{fund}'),
      fc.nat(9),
      (wanted, fund, version) => {
        const text = whole(wanted, fund, version);
        expect(text).toContain(fund);
        expect(text.replaceAll(fund, '')).not.toMatch(/[{}]/);
      },
    ),
  );
  expect(whole({ type: 'newsletter', audience: 'media', tone: 'casual' }, undefined, 0)).toContain(
    '[Fund Name]',
  );
});

test('writes a different text for every choice', () => {
  const all = types.flatMap((type) =>
    audiences.flatMap((audience) => tones.map((tone) => whole({ type, audience, tone }, 'Acme', 0))),
  );
  expect(new Set(all).size).toBe(216);
});

test('writes a different text for the next version', () => {
  fc.assert(
    fc.property(choices, fc.nat(9), (wanted, version) => {
      expect(whole(wanted, 'Acme', version + 1)).not.toBe(whole(wanted, 'Acme', version));
    }),
  );
});
