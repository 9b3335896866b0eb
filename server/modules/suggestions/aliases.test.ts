import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEverydayWord } from '../../analysis/text/everyday-words.ts';
import { suggestAliases } from './aliases.ts';

describe('suggestAliases', () => {
  test.each([
    ['Kestrelwright Widgets, Inc.', null, ['Kestrelwright Widgets', 'KestrelwrightWidgets']],
    ['Müller GmbH & Co. KG', 'mueller.example', ['Müller']],
    ['International Business Machines (IBM)', 'ibm.com', ['International Business Machines', 'IBM']],
    ['Procter & Gamble', 'pg.com', ['Procter and Gamble', 'PG']],
    ['Barnes and Noble', null, ['Barnes & Noble']],
    ['HubSpot', 'hubspot.com', ['Hub Spot']],
    ['The Quillfeather Company', null, ['The Quillfeather', 'Quillfeather']],
    ['Goldman Sachs Group', null, ['Goldman Sachs']],
    ['Monday', 'monday.com', ['monday.com']],
    ['Alphabet', 'google.com', ['Google']],
    ['Zorblax', 'zorblax.io', []],
  ])('%s (%s)', (name, domain, expected) => {
    for (const alias of expected) expect(suggestAliases(name, domain)).toContain(alias);
    if (expected.length === 0) expect(suggestAliases(name, domain)).toEqual([]);
  });

  test('never suggests a single everyday word', () => {
    for (const name of [
      'Apple Inc.',
      'The Gap',
      'Target Corporation',
      'Square (Block)',
      'Meta Technologies',
    ]) {
      for (const alias of suggestAliases(name, null)) expect(isEverydayWord(alias)).toBe(false);
    }
  });

  const names = fc.oneof(
    fc.string({ minLength: 1, maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          'Acme',
          'apple',
          '&',
          'and',
          'The',
          'Inc.',
          'GmbH',
          '(ACM)',
          'BigCo',
          ',',
          'Group',
          'Ünü',
        ),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((words) => words.join(' ')),
  );

  test('gives any name few distinct aliases that differ from it', () => {
    fc.assert(
      fc.property(names, fc.option(fc.domain()), (name, domain) => {
        const aliases = suggestAliases(name, domain);
        expect(aliases.length).toBeLessThanOrEqual(8);
        expect(new Set(aliases.map((alias) => alias.toLowerCase())).size).toBe(aliases.length);
        for (const alias of aliases) {
          expect(alias).toMatch(/[\p{L}\p{N}].*[\p{L}\p{N}]/u);
          expect(alias).toBe(alias.trim());
          expect(alias.length).toBeLessThanOrEqual(120);
          expect(alias.toLowerCase()).not.toBe(name.trim().toLowerCase());
          expect(isEverydayWord(alias)).toBe(false);
        }
      }),
    );
  });
});
