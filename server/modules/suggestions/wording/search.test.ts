import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { createBrandMatcher } from '../../prompts/brand-matcher.ts';
import { visitorName } from '../../wizard/visitor-text.ts';
import { suggestAliases } from '../aliases.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { parsePhrase } from './phrase.ts';
import { searchPrompts } from './search-prompts.ts';
import { findSearchTopic, listSearchTopics } from './search-topics.ts';
import templates from './templates.json' with { type: 'json' };

const brandedFor = (name: string) =>
  createBrandMatcher({ id: '', kind: 'brand', name, aliases: suggestAliases(name, null), domain: null });

const ask = (name: string, topics: readonly string[], competitors: readonly string[] = []) =>
  searchPrompts({ name, topics, competitors, language: 'en' }, brandedFor(name), 8);

describe('search topics', () => {
  test.each(CATALOGUE.map((category) => [category.key, category] as const))(
    'of %s are 5 or 6 different short phrases, each found again by its text',
    (_key, category) => {
      const topics = listSearchTopics(category, null);
      expect([5, 6]).toContain(topics.length);
      expect(new Set(topics.map(({ text }) => text.toLowerCase())).size).toBe(topics.length);
      for (const { text, topic } of topics) {
        expect(text).toMatch(/^[\p{L}\p{N}][^?!.,;{}]*$/u);
        expect(text.split(' ').length).toBeLessThanOrEqual(8);
        expect(text).not.toMatch(/\b(?:of|that|who|with|and|a|an) (?:[\w-]+s)$/);
        expect(findSearchTopic(text.toUpperCase())?.topic.thing).toEqual(topic.thing);
      }
    },
  );

  test('of a company are those of its own trade', () => {
    for (const category of CATALOGUE) {
      for (const topic of category.topics) {
        const topics = listSearchTopics(category, [topic.name]);
        expect(topics.length).toBeGreaterThanOrEqual(3);
        for (const { text } of topics) expect(text).toContain(topic.thing.many);
      }
    }
  });
});

test.each([
  ['Running Shoes for Beginners', 'things', 'running shoes for beginners'],
  ['best running shoes for flat feet', 'things', 'running shoes for flat feet'],
  ['plumber in Leeds', 'providers', 'plumbers in Leeds'],
  ['herbalists', 'providers', 'herbalists'],
  ['cleaning service', 'providers', 'cleaning services'],
  ['Top 10 project management tool 2026', 'things', 'project management tools'],
  ['the best project management software', 'thing', 'project management software'],
  ['CRM software reviews pricing', 'thing', 'CRM software'],
  ['IKEA furniture', 'field', 'IKEA furniture'],
  ['Microsoft Office', 'field', 'Microsoft Office'],
  ['web analytics', 'field', 'web analytics'],
  ['fitness', 'field', 'fitness'],
  ['Tax Advice', 'field', 'tax advice'],
  ['Trello alternatives', 'things', 'Trello alternatives'],
  ['How to fix a leaking tap?', 'use', 'fix a leaking tap'],
  ['Which VPN is safest?', 'question', 'which VPN is safest'],
  ['会計ソフト', 'field', '会計ソフト'],
  ['best', 'field', 'best'],
])('%s becomes %s in a question: %s', (given, form, text) =>
  expect(parsePhrase(given)).toEqual({ form, text }),
);

describe('prompts', () => {
  test('are divided equally among the topics', () => {
    const topics = [
      'oat milk',
      'rain boots',
      'piano lessons',
      'tax advice',
      'garden sheds',
      'bike repair',
      'tents',
      'tea',
    ];
    const { generic } = ask('Kestrelwright', topics);
    expect(generic.map((question) => topics.filter((topic) => question.includes(topic)))).toEqual(
      topics.map((topic) => [topic]),
    );
    const two = ask('Kestrelwright', ['oat milk', 'rain boots']).generic;
    expect(two.filter((question) => question.includes('oat milk'))).toHaveLength(4);
    expect(new Set(ask('Kestrelwright', ['oat milk']).generic).size).toBe(8);
    expect(ask('Kestrelwright', [...topics, 'cheese', 'wine']).generic).toHaveLength(8);
  });

  test('of a catalogue topic use its words and audience', () => {
    const { generic, branded } = ask('Kestrelwright', ['running shoes for beginners'], ['Ithmarra, Inc.']);
    for (const question of generic) expect(question).toContain('beginners');
    expect(branded).toEqual([
      'Is Kestrelwright a good choice for running shoes?',
      'How does Kestrelwright compare with Ithmarra for running shoes?',
      'What are the pros and cons of Kestrelwright for running shoes?',
      'What are the best alternatives to Kestrelwright for running shoes?',
    ]);
  });

  test('of a catalogue topic begin with questions that companies answer', () => {
    const { generic } = ask('Kestrelwright', ['CRM systems', 'running shoes']);
    const ownQuestions = CATALOGUE.flatMap(({ topics }) => topics.flatMap(({ questions }) => questions));
    expect(generic.filter((question) => ownQuestions.includes(question))).toEqual([]);
    expect(generic.filter((question) => /^(?:How can|What’s the easiest way)/.test(question))).toEqual([]);
  });

  test('ask for the price of products, not of their makers', () => {
    const { generic } = ask('Kestrelwright', ['sportswear brands']);
    expect(generic.join(' ')).toMatch(/best value|higher price|affordable|paying more/);
    expect(generic.join(' ')).not.toMatch(/hidden costs|open about what/);
  });

  test('leave out a topic with the company’s name when there are others', () => {
    const { generic, branded } = ask('Notion', ['notion alternatives', 'garden sheds']);
    expect(generic).toHaveLength(8);
    for (const question of [...generic, ...branded])
      expect(question.toLowerCase()).not.toContain('notion alt');
    expect(ask('Kestrelwright', ['Kestrelwright reviews']).generic).toEqual([]);
    expect(ask('Coffee', ['coffee']).generic).toHaveLength(8);
  });

  test.each(['What', 'Which?', 'Who', 'How', 'Is', 'I’m', 'Can', 'Are', 'Do'])(
    'do not name a company called “%s” in the first 8',
    (name) => {
      const isBranded = brandedFor(name);
      for (const topic of ['oat milk', 'rain boots', 'CRM software', 'how to fix a tap']) {
        const { generic } = ask(name, [topic]);
        expect(generic).toHaveLength(8);
        for (const question of generic) expect(isBranded(question)).toBe(false);
      }
    },
  );

  test('every template makes a clean question with any phrase of its form', () => {
    const phrases = {
      things: ['garden sheds'],
      providers: ['plumbers in Leeds'],
      thing: ['CRM software'],
      field: ['tax advice', 'CRM for dentists', '会計ソフト'],
      use: ['fix a leaking tap'],
      question: ['which VPN is safest'],
    };
    for (const [form, lists] of Object.entries(templates.search)) {
      for (const topic of phrases[form as keyof typeof phrases]) {
        const sentences = Object.values(lists)
          .flat()
          .map((template) => template.replace('{topic}', topic));
        expect(new Set(sentences).size).toBe(sentences.length);
        expect(sentences.length).toBeGreaterThanOrEqual(11);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/[^\s?]\?$/);
          expect(sentence).not.toMatch(/\s\s|\{|\b(\w+) \1\b/i);
        }
      }
    }
  });
});

const word = fc.oneof(
  fc.constantFrom(
    'Acme',
    'Zorblax',
    'Nordlicht',
    'Яндекс',
    '三菱電機',
    'بنك',
    'AT&T',
    'monday.com',
    'Ørsted',
    'crm',
  ),
  fc.constantFrom(
    'best',
    'tools',
    'for',
    'how to',
    'which',
    'software',
    'dentist',
    'shoes',
    'in',
    'Options',
    '2026',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const typed = fc
  .array(word, { minLength: 1, maxLength: 12 })
  .map((words) => visitorName.safeParse(words.join(' ')).data)
  .filter((name) => name !== undefined);

test('any input gives 10 or more different prompts, the first 8 without the company', () => {
  fc.assert(
    fc.property(
      typed,
      fc.array(typed, { minLength: 1, maxLength: 10 }),
      fc.array(typed, { maxLength: 5 }),
      (name, topics, competitors) => {
        const isBranded = brandedFor(name);
        // A topic that is only the company's name has no other subject.
        fc.pre(
          topics.some((topic) => !isBranded(topic) && !topic.toLowerCase().includes(name.toLowerCase())),
        );
        const { generic, branded } = ask(name, topics, competitors);
        expect(generic).toHaveLength(8);
        expect(branded.length).toBeGreaterThanOrEqual(2);
        expect(new Set([...generic, ...branded].map((question) => question.toLowerCase())).size).toBe(
          generic.length + branded.length,
        );
        for (const question of generic) expect(isBranded(question)).toBe(false);
        for (const question of [...generic, ...branded]) {
          // Three names of 80 characters and the longest wording. Characters outside the BMP count once, as in the limit.
          expect([...question].length).toBeLessThanOrEqual(300);
          expect(question).toMatch(/^[^\n\r\u2028]+\?$/);
          expect(question).not.toMatch(/[<>{}]|undefined|\s\s/);
        }
      },
    ),
    propertyRuns(300),
  );
});

test('the analysis finds the company’s name in the others', () => {
  const names = fc.constantFrom(
    'Kestrelwright',
    'Zorblax Group, Inc.',
    'zorblax',
    'AT&T',
    'Яндекс',
    '三菱電機',
    'Apple',
    'notion',
    'monday.com',
    'Bank of Ithmarra',
  );
  fc.assert(
    fc.property(names, typed, fc.array(typed, { maxLength: 2 }), (name, topic, competitors) => {
      const isBranded = brandedFor(name);
      for (const question of ask(name, [topic], competitors).branded) expect(isBranded(question)).toBe(true);
    }),
  );
});
