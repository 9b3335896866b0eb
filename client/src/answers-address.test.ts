import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnswersAddress, toSearch } from './answers-address.ts';
import { readAddress } from './read-answers-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('writes readable addresses', () => {
  expect(toSearch({ platform: 'chatgpt', visible: true, window: 'WEEK', branded: false })).toBe(
    '?visible=yes&branded=no&platform=chatgpt&window=week',
  );
  expect(toSearch({})).toBe('');
});

test('omits invalid values', () => {
  expect(read('?visible=perhaps&status=gone,,&window=year&from=soon&sentiment=LOUD&topic=&other=1')).toEqual(
    {},
  );
  expect(read('?status=failed,gone')).toEqual({ status: ['FAILED'] });
});

test('reads every address as it was written', () => {
  const words = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const day = fc.constantFrom('2026-08-02', '2025-12-31');
  const address: fc.Arbitrary<AnswersAddress> = fc.record(
    {
      visible: fc.boolean(),
      missed: fc.boolean(),
      branded: fc.boolean(),
      company: words,
      topic: words,
      prompt: words,
      platform: words,
      surface: fc.constantFrom('API', 'INTERFACE', 'IMPORT'),
      search: words,
      source: fc.webUrl(),
      from: day,
      to: day,
      window: fc.constantFrom('MONTH', 'WEEK'),
      sentiment: fc.constantFrom('POSITIVE', 'MIXED', 'NEGATIVE', 'UNJUDGED'),
      status: fc.subarray(['ANSWERED', 'FAILED', 'REFUSED', 'EMPTY'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(address, (wanted) => {
      expect(read(toSearch(wanted))).toEqual(wanted);
    }),
  );
});
