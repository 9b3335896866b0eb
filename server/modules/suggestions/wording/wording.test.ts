import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/all.ts';
import type { CatalogueTopic, Category } from '../model.ts';
import { generalTopics } from './general-topics.ts';
import { canRender, render } from './render.ts';
import {
  BRAND_RIVAL_TEMPLATES,
  BRAND_TEMPLATES,
  PRICE_TEMPLATES,
  RIVAL_TEMPLATES,
  TEMPLATES,
} from './templates.ts';
import { topicQuestions } from './topic-prompts.ts';

const VOWEL_SOUND =
  /^(?:[ai]|e(?!u[rt])|o(?!ne-|nce\b)|u(?!n[iu]|s[ea]|t[iu]|k\b)|hour|honest|heir|[AEFHILMNORSX][A-Z]|8)/;

/** What is wrong with a sentence; empty when nothing is. */
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

const templatesOf = (category: Category, topic: CatalogueTopic) => [
  ...Object.values(TEMPLATES).flat(),
  ...PRICE_TEMPLATES[topic.kind ?? category.kind],
  ...RIVAL_TEMPLATES,
  ...BRAND_TEMPLATES,
  ...BRAND_RIVAL_TEMPLATES,
];

test('every template is a clean question with the words of every topic', () => {
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

  test.each(rivalLists.map((list) => [list]))('are many and different, with rivals %j', (competitors) => {
    for (const category of CATALOGUE) {
      const topics = all(category, competitors);
      for (const { generic, branded } of topics) {
        expect(generic.length).toBeGreaterThanOrEqual(6);
        expect(branded.length).toBeGreaterThanOrEqual(2);
        for (const question of generic) expect(question).not.toContain('Kestrelwright');
        for (const question of branded) expect(question).toContain('Kestrelwright');
      }
      const questions = topics.flatMap(({ generic, branded }) => [...generic, ...branded]);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  test('use each wording once, so that no two topics read the same', () => {
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

test('whatever the names are, the questions are single lines without slots, and end as questions', () => {
  const shape = /^[^\s{}<>](?:[^\n{}<>](?!\s\s))*\?$/u;
  fc.assert(
    fc.property(
      anyName,
      fc.array(anyName, { maxLength: 3 }),
      fc.option(anyName),
      fc.constantFrom(...everyTopic),
      (brand, competitors, field, { category, topic }) => {
        const { generic, branded } = topicQuestions(category, topic, 1, { brand, competitors });
        const free = generalTopics(field, { brand, competitors }).flatMap((found) => [
          ...found.generic,
          ...found.branded,
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
])('own words stand within a sentence: %s', (field, within) => {
  const questions = generalTopics(field, { brand: 'Kestrelwright', competitors: [] }).flatMap(
    ({ generic }) => generic,
  );
  expect(questions.length).toBeGreaterThanOrEqual(12);
  for (const question of questions) {
    expect(question).toContain(within);
    expect(faultsOf(question)).toEqual([]);
  }
});

test('without any business only the brand is asked about', () => {
  const [topic, ...others] = generalTopics(null, { brand: 'Kestrelwright, Inc.', competitors: ['Ithmarra'] });
  expect(others).toEqual([]);
  expect(topic?.name).toBe('About Kestrelwright');
  expect(topic?.generic).toEqual([]);
  for (const question of topic?.branded ?? []) expect(question).toMatch(/Kestrelwright(?!, Inc)/);
});
