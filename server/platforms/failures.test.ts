import { APICallError, JSONParseError, TypeValidationError } from 'ai';
import { expect, test } from 'vitest';
import { ReplyTooLarge } from '../lib/limited-fetch.ts';
import { failureOf } from './asking/failure-of.ts';
import { kindOfFailure } from './failures.ts';

const ASKED = { name: 'House Model', variables: 'COMPATIBLE_1' };

const call = (statusCode: number | undefined, code?: string, cause?: unknown) =>
  new APICallError({
    message: 'what the vendor said',
    url: 'https://vendor.example',
    requestBodyValues: {},
    ...(statusCode ? { statusCode } : {}),
    responseBody: code ? JSON.stringify({ error: { code } }) : '',
    ...(cause ? { cause } : {}),
  });

test.each([
  ['credit', call(402)],
  ['credit', call(429, 'insufficient_quota')],
  ['key', call(401)],
  ['outage', call(503)],
  ['pace', call(429)],
  ['question', call(400)],
  ['settings', call(404)],
  ['settings', call(302)],
  ['unreached', call(undefined)],
  ['unreached', call(undefined, undefined, Object.assign(new Error(), { code: 'ECONNREFUSED' }))],
  ['reply', call(200, undefined, new JSONParseError({ text: '{', cause: null }))],
  ['reply', call(200, undefined, new TypeValidationError({ value: {}, cause: null }))],
  ['reply', new ReplyTooLarge()],
])('classifies the message of a failure of kind %s', (kind, error) => {
  const { message } = failureOf(error, ASKED, new Date());
  expect(kindOfFailure(message)).toBe(kind);
});

test('does not classify other messages', () => {
  expect(kindOfFailure('')).toBe('other');
  expect(kindOfFailure('the vendor was closed on that day')).toBe('other');
});
