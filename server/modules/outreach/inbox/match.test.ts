import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createToken, isToken } from '../../../lib/token.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { withPlus } from '../drafts/compose.ts';
import { readDeliveryStatus } from './dsn.ts';
import { excerptOf, findOwnIds, isAutomatic } from './match.ts';
import { parseHeaders } from './parse-headers.ts';
import { isRelevant, readMessage } from './read-message.ts';

test('finds its own ids among others, wherever they stand, and no other ids', () => {
  const noise = fc.array(fc.constantFrom('<a@b.example>', '<outreach.short@x>', 'text', '<>', '\t'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(noise, noise, fc.boolean(), (before, after, isUpper) => {
      const token = createToken();
      const reference = `<outreach.${isUpper ? token.toUpperCase() : token}@sender.example>`;
      const references = [...before, reference, ...after].join(' ');
      expect(isToken(token)).toBe(true);
      expect(findOwnIds({ ids: [references], recipients: [] }).tokens).toEqual([token]);
      expect(findOwnIds({ ids: [], recipients: [withPlus('a+b@c.example', token)] }).tokens).toEqual([token]);
      expect(findOwnIds({ ids: before, recipients: after })).toEqual({ tokens: [], mailIds: [] });
    }),
    propertyRuns(200),
  );
});

test('reads delivery reports of any line ends and folds, and ignores what is none', async () => {
  const body = (end: string) =>
    [
      'Reporting-MTA: dns; a',
      '',
      'Final-Recipient: rfc822; X@b.example',
      'Action: Failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp;',
      '  550 no such user',
      '',
      'Action: delayed',
      'Status: 4.4.1',
    ].join(end);
  for (const end of ['\n', '\r\n', '\r']) {
    expect(readDeliveryStatus(body(end))).toEqual([
      { action: 'failed', status: '5.1.1', diagnostic: '550 no such user', recipient: 'x@b.example' },
      { action: 'delayed', status: '4.4.1', diagnostic: '', recipient: '' },
    ]);
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 2_000 }), async (text) => {
      for (const { diagnostic, recipient } of readDeliveryStatus(text)) {
        expect(diagnostic.length + recipient.length).toBeLessThanOrEqual(600);
      }
      const source = Buffer.from(
        `Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n${text}`,
      );
      expect(isRelevant(parseHeaders(source))).toBe(true);
      expect(await readMessage(source)).toBeNull();
    }),
    propertyRuns(50),
  );
});

test('tells automatic replies, and takes a reply’s own words', () => {
  expect(isAutomatic(new Map([['auto-submitted', 'auto-replied']]))).toBe(true);
  expect(isAutomatic(new Map([['precedence', 'bulk']]))).toBe(true);
  expect(isAutomatic(new Map([['auto-submitted', 'no']]))).toBe(false);
  expect(excerptOf('Yes.\n\nOn Monday, Ada wrote:\n> Hello\n')).toBe('Yes.');
  expect(excerptOf('x'.repeat(5_000))).toHaveLength(500);
});
