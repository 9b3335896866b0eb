import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { findSite } from './companies.ts';
import { findCategory, findCategoryByText } from './find-category.ts';

test.each([
  ['Asana', 'asana.com'],
  ['asana, inc.', 'asana.com'],
  ['Levi’s', 'levi.com'],
  ['Docker', 'docker.com'],
  ['Klarna', 'klarna.com'],
  ['Kestrelwright Widgets', null],
  ['!!!', null],
])('the site of %s is %s', (name, site) => {
  expect(findSite(name)).toBe(site);
});

test('an unknown company has no site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (rest) => {
      expect(findSite(`Zqxvorblat ${rest}`)).toBeNull();
    }),
  );
});

test('finds every company of the catalogue by its name, in the first category that lists it', () => {
  for (const { companies } of CATALOGUE) {
    for (const { name, domain } of companies) {
      const found = findCategory(name, null, null);
      const first = CATALOGUE.find((category) => category.companies.some((company) => company.name === name));
      expect(found).toMatchObject({ category: first, basis: 'known' });
      expect(findSite(name)).toBe(domain);
    }
  }
});

test.each([
  ['Kestrelwright', 'kestrelwright.example', 'We sell mattresses and beds', 'home-furniture'],
  ['Kestrelwright Payroll', null, null, 'payroll'],
  ['Kestrelwright', 'kestrelaccounting.example', null, 'accounting-software'],
  ['Kestrelwright', null, 'A workflow automation tool for accountants', 'automation-low-code'],
  ['Kestrelwright', null, 'An e-commerce marketing agency', 'marketing-agencies'],
])('guesses the category of %s (%s, %s)', (name, domain, description, key) => {
  const found = findCategory(name, domain, description);
  expect(found?.basis).toBe('guess');
  expect(found?.category.key).toBe(key);
});

test.each([
  ['Asana Deutschland', 'asana.com', 'project-management'],
  ['Amazon Web Services', 'amazon.de', 'cloud-platforms'],
  ['Close', 'close-brothers.example', null],
  ['Google', 'google.com', null],
])('does not confuse %s at %s with companies of the same name or domain', (name, domain, key) => {
  const found = findCategory(name, domain, null);
  expect(found && { key: found.category.key, basis: found.basis }).toEqual(key && { key, basis: 'known' });
});

test.each([
  ['Kestrel Laptops', null, ['Laptops']],
  ['Kestrel', 'Sofas and mattresses', ['Mattresses', 'Sofas']],
  ['Kestrel', 'A bank with savings accounts', ['Savings']],
  ['Kestrel Bank', null, null],
])('derives the topics of %s (%s) from its words', (name, description, topics) => {
  expect(findCategory(name, null, description)?.topics).toEqual(topics);
});

test.each([
  ['Brother', 'We make printers'],
  ['Kestrel Health Insurance', null],
  ['Luigi’s Restaurant', null],
  ['Seaview Hotel', null],
])('has no category for a business without topics: %s (%s)', (name, description) => {
  expect(findCategory(name, null, description)).toBeNull();
});

test('guesses nothing without evidence', () => {
  expect(findCategory('Kestrelwright', 'kestrelwright.example', null)).toBeNull();
});

test('finds a category by its key, label or one of its words only', () => {
  for (const category of CATALOGUE) {
    expect(findCategoryByText(category.key)?.category).toBe(category);
    expect(findCategoryByText(category.label.toUpperCase())).not.toBeNull();
  }
  const found = findCategoryByText('Robot vacuums');
  expect(found?.category.key).toBe('smart-home-appliances');
  expect(found?.topics).toEqual(['Vacuum cleaners']);
  expect(findCategoryByText('dog walking app')).toBeNull();
  expect(findCategoryByText('printers')).toBeNull();
});
