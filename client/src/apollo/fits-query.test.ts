import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { fitsQuery } from './fits-query.ts';

const QUERY = gql`
  query Page($compare: Boolean!) {
    page {
      __typename
      id
      days: history {
        __typename
        date
      }
      ...Part
      before @include(if: $compare) {
        __typename
        id
      }
    }
  }
  fragment Part on Page {
    title
  }
`;
const day = { __typename: 'Day', date: '2026-08-03' };
const page = { __typename: 'Page', id: '1', days: [day], title: 'One' };
const fits = (value: unknown, compare = false) => fitsQuery(QUERY, { compare }, value);

test('a whole reply fits, and so do null and empty lists', () => {
  expect(fits({ page })).toBe(true);
  expect(fits({ page: { ...page, days: [] } })).toBe(true);
  expect(fits({ page: null })).toBe(true);
});

test.each([
  ['no object', 'page'],
  ['nothing', {}],
  ['a list in place of an object', [page]],
  ['a text in place of a list', { page: { ...page, days: 'Monday' } }],
  ['an incomplete item', { page: { ...page, days: [day, { __typename: 'Day' }] } }],
  ['a missing field of a part', { page: { ...page, title: undefined } }],
  ['another type', { page: { ...page, __typename: 'Viewer' } }],
])('%s does not fit', (_what, value) => {
  expect(fits(value)).toBe(false);
});

test('what a variable includes has to be there', () => {
  expect(fits({ page }, true)).toBe(false);
  expect(fits({ page: { ...page, before: { __typename: 'Page', id: '0' } } }, true)).toBe(true);
});
