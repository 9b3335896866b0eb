import { getDomain } from 'tldts';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

test('has at least sixty categories, each with its own key, words and companies', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(CATALOGUE.length);
  expect(new Set(CATALOGUE.map(({ label }) => label)).size).toBe(CATALOGUE.length);
  for (const { key, companies, topics, ...category } of CATALOGUE) {
    const words = [...category.words, ...category.uncovered, ...topics.flatMap((topic) => topic.words)];
    const names = topics.map(({ name }) => name);
    expect(key).toMatch(/^[a-z-]{3,40}$/);
    expect(words.length).toBeGreaterThanOrEqual(4);
    for (const word of category.uncovered) expect(words.filter((other) => other === word)).toEqual([word]);
    expect(words.filter((word) => !/^[a-z0-9][a-z0-9 /-]*$/.test(word))).toEqual([]);
    expect(companies.length).toBeGreaterThanOrEqual(8);
    expect(new Set(companies.map(({ name }) => name)).size).toBe(companies.length);
    for (const company of companies) for (const name of company.topics ?? []) expect(names).toContain(name);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.length).toBeLessThanOrEqual(6);
    expect(new Set(names).size).toBe(topics.length);
  }
});

test('every company has one registrable domain in all categories', () => {
  const domains = new Map<string, string>();
  for (const { name, domain } of CATALOGUE.flatMap(({ companies }) => companies)) {
    expect(name).toMatch(/\S/);
    expect(getDomain(domain)).toBe(domain);
    expect(domains.get(name) ?? domain).toBe(domain);
    domains.set(name, domain);
  }
});

test('the words of topics fit into the templates', () => {
  for (const { topics } of CATALOGUE) {
    for (const topic of topics) {
      expect(topic.audiences.length).toBeGreaterThanOrEqual(2);
      expect(topic.uses.length).toBeGreaterThanOrEqual(2);
      for (const phrase of [...topic.audiences, ...topic.uses]) expect(phrase).toMatch(/[^.?!,]$/);
      // “To …” has no subject.
      for (const use of topic.uses) expect(use).not.toMatch(/\b(my|our|your|me|us)\b/i);
      for (const problem of topic.problems) expect(problem).toMatch(/^\p{Lu}.*[^.?!]$/u);
      for (const question of topic.questions) expect(question).toMatch(/^\p{Lu}.*\?$/u);
    }
  }
});
