import { expect, test } from 'vitest';
import { EMPTY_DRAFT, isComplete, isEdited, withoutTemplate, withSource, withTemplate } from './draft.ts';
import type { EmailTemplateFragment, OutreachSourceFragment } from './FundOutreachScreen.generated.ts';

const source = (id: string): OutreachSourceFragment => ({
  id,
  name: `The ${id}`,
  domain: `${id}.example`,
  category: 'News',
  contactEmail: `desk@${id}.example`,
  keyContact: `${id} desk`,
  role: 'Plans the week',
  topics: ['seed', 'exits'],
  reach: 1000,
  engagement: 5,
  authorityScore: 80,
  partnershipPotential: 90,
  lastCoverage: null,
  reasonUnderrated: 'Few know it.',
});
const LEAF = source('Leaf');
const GRID = source('Grid');
const TEMPLATE: EmailTemplateFragment = {
  id: 't1',
  name: 'One',
  type: 'COVERAGE',
  subject: '[Topic] at [Source Name]',
  body: 'Hello [Contact Name], [Fund Name] here. [Your Name]',
};
const OTHER: EmailTemplateFragment = {
  ...TEMPLATE,
  id: 't2',
  subject: 'Hello [Source Name]',
  body: '[Domain]',
};
const FUND = 'Acme Capital';

test('fills a template from the source and the fund and leaves the rest open', () => {
  const draft = withTemplate(withSource(EMPTY_DRAFT, LEAF, FUND), TEMPLATE, FUND);
  expect(draft.subject).toBe('seed at The Leaf');
  expect(draft.body).toBe('Hello Leaf desk, Acme Capital here. [Your Name]');
  expect(isEdited(draft)).toBe(false);
  expect(isComplete(draft)).toBe(true);
});

test('fills open placeholders from a source chosen later', () => {
  const first = withTemplate(EMPTY_DRAFT, TEMPLATE, undefined);
  expect(first.subject).toBe('[Topic] at [Source Name]');
  const edited = { ...first, body: `${first.body} PS` };
  const draft = withSource(edited, LEAF, FUND);
  expect(draft.subject).toBe('seed at The Leaf');
  expect(draft.body).toBe('Hello Leaf desk, Acme Capital here. [Your Name] PS');
  expect(draft.writtenFor).toBeNull();
  expect(isEdited(draft)).toBe(true);
});

test('refills an unedited template for another source', () => {
  const draft = withSource(withTemplate(withSource(EMPTY_DRAFT, LEAF, FUND), TEMPLATE, FUND), GRID, FUND);
  expect(draft.subject).toBe('seed at The Grid');
  expect(isEdited(draft)).toBe(false);
});

test('keeps edited text under another source and remembers whom it was for', () => {
  const written = { ...withTemplate(withSource(EMPTY_DRAFT, LEAF, FUND), TEMPLATE, FUND), subject: 'Mine' };
  const moved = withSource(written, GRID, FUND);
  expect(moved).toMatchObject({ subject: 'Mine', body: written.body, source: GRID, writtenFor: LEAF });
  expect(withSource(moved, source('Third'), FUND).writtenFor).toBe(LEAF);
  expect(withSource(moved, LEAF, FUND).writtenFor).toBeNull();
});

test('restores edited text after a template, for the current source', () => {
  const mine = { ...withSource(EMPTY_DRAFT, LEAF, FUND), subject: 'Mine', body: 'Own words about [Domain]' };
  const covered = withTemplate(mine, OTHER, FUND);
  expect(covered.subject).toBe('Hello The Leaf');
  expect(withoutTemplate(covered, FUND)).toMatchObject({ subject: 'Mine', template: null, source: LEAF });
  expect(withoutTemplate(withSource(covered, GRID, FUND), FUND)).toMatchObject({
    subject: 'Mine',
    body: 'Own words about Grid.example',
    source: GRID,
    writtenFor: LEAF,
  });
  expect(withTemplate(covered, TEMPLATE, FUND).replaced).toBeNull();
});

test('requires a source, a subject and a body that are not blank', () => {
  const whole = { ...EMPTY_DRAFT, source: LEAF, subject: 'Hello', body: 'You' };
  expect(isComplete(whole)).toBe(true);
  expect(isComplete({ ...whole, source: null })).toBe(false);
  expect(isComplete({ ...whole, subject: ' ' })).toBe(false);
  expect(isComplete({ ...whole, body: '\n' })).toBe(false);
});
