import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { expect, test } from 'vitest';
import { describeFailure } from './PromptsScreen.tsx';

const reply = (status: number) => ({ response: new Response(null, { status }), bodyText: 'oops' });

test.each([
  ['the server refused', new CombinedGraphQLErrors({ errors: [{ message: 'secret' }] })],
  ['the server failed', new ServerError('secret', reply(500))],
  ['nobody answered', new TypeError('Load failed')],
])('%s: says that prompts could not be fetched', (_what, error) => {
  expect(describeFailure(error)).toBe('Failed to fetch prompts');
});

test('calls a reply that is not JSON an invalid format', () => {
  expect(describeFailure(new ServerParseError(new SyntaxError('secret'), reply(200)))).toBe(
    'Invalid data format received from API',
  );
});

test('calls any other error unknown', () => {
  expect(describeFailure(new Error('secret'))).toBe('An unknown error occurred');
});
