import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, type CatalogueTopic, type Category } from '../catalogue/catalogue.ts';
import { generalTopics } from './general-topics.ts';
import { findBusinessNoun } from './phrase.ts';
import { canRender, render } from './render.ts';
import templates from './templates.json' with { type: 'json' };
import { topicQuestions } from './topic-prompts.ts';

const VOWEL_SOUND =
  /^(?:[ai]|e(?!u[rt])|o(?!ne-|nce\b)|u(?!n[iu]|s[ea]|t[iu]|k\b)|hour|honest|heir|[AEFHILMNORSX][A-Z]|8)/;

/** Faults of a sentence. */
function faultsOf(sentence: string): string[] {
  const faults: string[] = [];
  if (!/^[\p{Lu}\p{N}]/u.test(sentence)) faults.push('does not begin with a capital');
  if (!/[^\s?!.,]\?$/.test(sentence)) faults.push('does not end as a question');
  if (/\s\s|\s[?,]|\s\.(?!\w)|[\n\t]/.test(sentence)) faults.push('has a stray space');
  if (/[{}]|undefined|null/.test(sentence)) faults.push('has a slot left');
  if (/\b(\w+) \1\b/i.test(sentence)) faults.push('repeats a word');
  if (/[.,]{2}|[.,]\?/.test(sentence)) faults.push('has too many marks');
  if (sentence.length > 200) faults.push('is too long');
  for (const [, article, next] of sentence.matchAll(/\b(an?) ([\w-]+)/g)) {
    const expected = VOWEL_SOUND.test(next ?? '') || /^eSIM/.test(next ?? '') ? 'an' : 'a';
    if (article !== expected) faults.push(`has “${article} ${next}”`);
  }
  return faults;
}

const everyTopic = CATALOGUE.flatMap((category) => category.topics.map((topic) => ({ category, topic })));

function templatesOf(category: Category, topic: CatalogueTopic): string[] {
  const kind = topic.kind ?? category.kind;
  const naming = kind === 'product' ? 'product' : 'other';
  return [
    ...Object.values(templates.topic).flat(),
    ...templates.price[kind],
    ...templates.rivals[naming],
    ...templates.brand[naming],
    ...templates.brandRivals[naming],
  ];
}

test('every template makes a clean question with the words of every topic', () => {
  const wrong: string[] = [];
  for (const { category, topic } of everyTopic) {
    for (let at = 0; at < 4; at += 1) {
      const slots = {
        thing: topic.thing.one,
        things: topic.thing.many,
        'a thing': topic.thing.any,
        audience: topic.audiences[at % topic.audiences.length],
        use: topic.uses[at % topic.uses.length],
        problem: topic.problems[at % topic.problems.length],
        brand: 'Kestrelwright',
        competitor: 'Ordwyth & Calder',
        other: 'monday.com',
      };
      const sentences = templatesOf(category, topic).map((template) => {
        expect(canRender(template, slots)).toBe(true);
        return render(template, slots);
      });
      for (const sentence of [...sentences, ...topic.questions]) {
        for (const fault of faultsOf(sentence)) wrong.push(`${sentence} (${category.key}: ${fault})`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

describe('the questions of a category', () => {
  const rivalLists = [[], ['Ithmarra'], ['Ithmarra', 'Grelspan, Inc.', 'Ordwyth & Calder']];
  const all = (category: Category, competitors: string[]) =>
    category.topics.map((topic, at) =>
      topicQuestions(category, topic, at, { brand: 'Kestrelwright', competitors }),
    );

  test.each(rivalLists.map((list) => [list]))(
    'are many and different, with competitors %j',
    (competitors) => {
      for (const category of CATALOGUE) {
        const topics = all(category, competitors);
        for (const [at, { generic, branded }] of topics.entries()) {
          expect(generic.length).toBeGreaterThanOrEqual(6);
          expect(branded.length).toBeGreaterThanOrEqual(2);
          for (const question of generic) expect(question).not.toContain('Kestrelwright');
          for (const question of branded) expect(question).toContain('Kestrelwright');
          const { one, many } = category.topics[at]?.thing ?? { one: '', many: '' };
          for (const question of branded)
            expect(question.includes(one) || question.includes(many)).toBe(true);
        }
        const questions = topics.flatMap(({ generic, branded }) => [...generic, ...branded]);
        expect(new Set(questions).size).toBe(questions.length);
      }
    },
  );

  test('use each wording once', () => {
    for (const category of CATALOGUE) {
      const masked = all(category, []).flatMap(({ generic }, at) =>
        [generic[0], generic.at(-2)].map((question) => {
          const { thing } = category.topics[at] ?? { thing: { one: '', many: '', any: '' } };
          return question
            ?.replace(thing.any, '_')
            .replace(thing.many, '_')
            .replace(thing.one, '_')
            .split(' for ')[0];
        }),
      );
      expect(new Set(masked).size).toBe(masked.length);
    }
  });
});

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((name) => /[\p{L}\p{N}]/u.test(name));

test('any names give single-line questions without slots', () => {
  const shape = /^[^\s{}<>](?:[^\n{}<>](?!\s\s))*\?$/u;
  fc.assert(
    fc.property(
      anyName,
      fc.array(anyName, { maxLength: 3 }),
      anyName,
      fc.option(anyName),
      fc.constantFrom(...everyTopic),
      (brand, competitors, field, audience, { category, topic }) => {
        const { generic, branded } = topicQuestions(category, topic, 1, { brand, competitors });
        const business = { offering: field, audience };
        const free = generalTopics(business, { brand, competitors }).flatMap((topic) => [
          ...topic.generic,
          ...topic.branded,
        ]);
        for (const question of [...generic, ...branded, ...free]) {
          expect(question).toMatch(shape);
          expect(question).toMatch(/^[\p{Lu}\p{N}]/u);
        }
        expect(free.length).toBeGreaterThan(5);
      },
    ),
  );
});

test.each([
  ['Accounting for bakeries', 'accounting for bakeries'],
  ['CRM for dentists?', 'CRM for dentists'],
  ['IKEA furniture assembly', 'IKEA furniture assembly'],
  ['bakery', 'bakeries'],
  ['Printers', 'printers'],
  ['how to fix a tap', 'fix a tap'],
])('every question about %s names the offering and the audience', (offering, within) => {
  const names = { brand: 'Kestrelwright', competitors: ['Ithmarra', 'Grelspan'] };
  const topics = generalTopics({ offering, audience: 'families in Leeds' }, names);
  const questions = topics.flatMap(({ generic, branded }) => [...generic, ...branded]);
  expect(questions.length).toBeGreaterThanOrEqual(20);
  for (const question of questions) {
    expect(question).toContain(within);
    expect(faultsOf(question)).toEqual([]);
  }
  if (!offering.startsWith('how')) {
    const forAudience = questions.filter((question) => question.includes('for families in Leeds'));
    expect(forAudience.length).toBeGreaterThanOrEqual(8);
  }
  const [about] = topics.filter(({ branded }) => branded.length > 0);
  expect(about?.branded.length).toBeGreaterThanOrEqual(5);
});

test('asks what providers charge, not what to pay for them', () => {
  const topics = generalTopics(
    { offering: 'bakery', audience: null },
    { brand: 'Tern Hill', competitors: [] },
  );
  const questions = topics.flatMap(({ generic }) => generic).join(' ');
  expect(questions).toContain('What do bakeries usually charge?');
  expect(questions).not.toContain('pay for bakeries');
});

test.each([
  ['Tern Hill Bakery', null, 'bakery'],
  ['Tern Hill Bakeries Ltd.', null, 'bakery'],
  ['Bakery of Tern Hill', null, 'bakery'],
  ['Tern Hill', 'ternhillbakery.example', 'bakery'],
  ['Burrow & Finch Opticians', null, 'optician'],
  ['Kestrelwright', 'kestrelwright.example', null],
  ['Burrow Solutions', null, null],
])('the name %s (%s) gives the category %s', (name, domain, noun) => {
  expect(findBusinessNoun(name, domain)).toBe(noun);
});
