import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm, canonicalJson, hashOf, type Registered } from './canonical.ts';

const uuid = fc.uuid();
const registered: fc.Arbitrary<Registered> = fc
  .record({
    id: uuid,
    name: fc.string({ minLength: 1 }),
    metric: fc.constantFrom('mentions' as const, 'citations' as const),
    pages: fc.uniqueArray(fc.webUrl(), { maxLength: 4 }),
    startsOn: fc.constantFrom('2026-01-01', '2026-02-28'),
    daysBefore: fc.integer({ min: 14, max: 56 }),
    daysLeftOut: fc.integer({ min: 0, max: 21 }),
    daysAfter: fc.integer({ min: 14, max: 56 }),
    method: fc.constant('experiment-1'),
    registeredAt: fc.constant('2026-01-01T00:00:00.000Z'),
    ids: fc.uniqueArray(uuid, { minLength: 3, maxLength: 9 }),
  })
  .map(({ ids, ...rest }) => {
    const [first = ''] = ids;
    const prompts = ids.map((promptId, index) => ({
      ...{ promptId, question: `Question ${index}?` },
      role: index === 0 ? ('treated' as const) : ('control' as const),
      matchedTo: index === 0 ? null : first,
    }));
    return { ...rest, prompts };
  });

const hash = (form: Registered) => hashOf(canonicalForm(form));

test('does not depend on the order of prompts and pages', () => {
  fc.assert(
    fc.property(registered, (form) => {
      const reversed = { ...form, pages: form.pages.toReversed(), prompts: form.prompts.toReversed() };
      expect(hash(reversed)).toBe(hash(form));
    }),
  );
});

test('changes with everything that was registered', () => {
  fc.assert(
    fc.property(registered, (form) => {
      const [, second] = form.prompts;
      const others: Registered[] = [
        { ...form, name: `${form.name}!` },
        { ...form, metric: form.metric === 'mentions' ? 'citations' : 'mentions' },
        { ...form, pages: [...form.pages, 'https://another.example/page'] },
        { ...form, startsOn: '2026-03-03' },
        { ...form, daysBefore: form.daysBefore + 1 },
        { ...form, daysLeftOut: form.daysLeftOut + 1 },
        { ...form, daysAfter: form.daysAfter + 1 },
        { ...form, method: 'experiment-2' },
        { ...form, prompts: form.prompts.filter((prompt) => prompt !== second) },
      ];
      expect(new Set([form, ...others].map(hash)).size).toBe(others.length + 1);
    }),
  );
});

test('is JSON with sorted keys and nothing between', () => {
  expect(canonicalJson({ b: [1, { d: null, c: '“x”' }], a: 'y', e: undefined })).toBe(
    '{"a":"y","b":[1,{"c":"“x”","d":null}]}',
  );
  // printf '{"a":1}' | sha256sum
  expect(hashOf('{"a":1}')).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
});
