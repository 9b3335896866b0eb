import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsLink, visitorLine, visitorList, visitorName } from './visitor-text.ts';

const taken = (text: unknown) => visitorName.safeParse(text);
const problem = (text: unknown) => taken(text).error?.issues[0]?.message;

describe('a name', () => {
  test.each([
    'Booking.com',
    'monday.com',
    'Amazon.com, Inc.',
    'Yahoo!',
    'AT&T',
    'AC/DC',
    'S.p.A./GmbH',
    'Dr. Oetker / Coppenrath & Wiese',
    'H&M',
    '7-Eleven',
    'Toys “R” Us',
    'L’Oréal',
    'Société Générale',
    'Ørsted A/S',
    'Škoda',
    'Ülker',
    'Яндекс',
    '三菱UFJ銀行',
    '삼성전자',
    'ไทยพาณิชย์',
    'بنك الراجحي',
    'דיסקונט',
    'हिंदुस्तान यूनिलीवर',
    'Ελληνικά Πετρέλαια',
    'Data: The Company',
    'C++ Builders',
    '@cosme',
    'noise cancelling headphones',
  ])('keeps %s unchanged', (name) => expect(taken(name)).toEqual({ success: true, data: name }));

  test.each([
    ['spaces', '  Acme \t Works  ', 'Acme Works'],
    ['a wide space', 'Acme\u3000Works', 'Acme Works'],
    ['a letter with its accent apart', 'Cafe\u0301', 'Café'],
    ['a byte order mark', '\ufeffAcme', 'Acme'],
    ['zero-width spaces', 'Ac\u200bme\u2060', 'Acme'],
    ['a soft hyphen', 'Ac\u00adme', 'Acme'],
    ['an override of direction', 'Acme\u202eknaB', 'AcmeknaB'],
    ['isolates of direction', '\u2066Acme\u2069', 'Acme'],
    ['hidden tags', `Acme${String.fromCodePoint(0xe0041, 0xe0042)}`, 'Acme'],
    ['a joiner where none belongs', 'Ac\u200dme', 'Acme'],
    ['a joiner that Persian needs', 'خانه\u200cها', 'خانه\u200cها'],
  ])('normalizes %s', (_what, given, name) => expect(taken(given).data).toBe(name));

  test.each([
    ['a header of a mail', 'Acme\r\nBcc: all@example.com', /one line/],
    ['a line break alone', 'Acme\nWorks', /one line/],
    ['a line separator', 'Acme\u2028Works', /one line/],
    ['a NUL', 'Acme\0', /control/],
    ['an escape', 'Acme\u001b[31m', /control/],
    ['half a character', 'Acme\ud800', /control/],
    ['private use', 'Acme\ue000', /control/],
    ['markup', '<b>Acme</b>', /< > { }/],
    ['a template', '{{constructor}}', /< > { }/],
    ['nothing', '', /1–80/],
    ['space', ' \t ', /1–80/],
    ['nothing that can be seen', '\u200b\u200e', /1–80/],
    ['marks alone', '?!', /1–80/],
    ['too much', 'x'.repeat(81), /At most 80/],
    ['far too much', 'x'.repeat(1_000_000), /At most 80/],
    ['a number', 5, /Text is needed/],
    ['null', null, /Text is needed/],
    ['a list', ['Acme'], /Text is needed/],
  ])('refuses %s and says what is allowed', (_what, given, words) => expect(problem(given)).toMatch(words));

  test.each([
    'https://evil.example',
    'Acme HTTP://EVIL.EXAMPLE/x',
    'hxxps://evil.example',
    'https:evil.example',
    'ｈｔｔｐｓ：／／evil.example',
    'Acme //evil.example',
    '//evil.example',
    'ftp://evil.example',
    'www.evil.com',
    'Visit WWW.evil.com now',
    'www2.evil.com',
    'éwww.evil.com',
    'www .evil.com',
    'evil.com/login',
    'evil.co.uk/?a=1',
    'evil.com?login=1',
    'evil.com#now',
    'evil.com:8080',
    'evil。com/login',
    'münchen.de/rathaus',
    '192.0.2.1/login',
    'bit.ly/abc',
    '[Acme](evil.com)',
    'javascript:alert(1)',
    'data:text/html,hi',
    'mailto:all@example.com',
    'somebody@evil.com',
    'ht\u200btps://evil.example',
  ])('%s holds a link', (text) => expect(problem(text)).toMatch(/Links are not allowed/));
});

test('every accepted text is one line within the limit and is accepted again unchanged', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    fc.constantFrom(
      'www.',
      '://',
      'a.com',
      '/',
      '\u202e',
      '\u200b',
      '\u0301',
      'a',
      '\u200d',
      '\r\n',
      '<',
      ' ',
      '\ud800',
      '@',
      'é',
      'ک',
    ),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
      const { data } = taken(parts.join(''));
      if (data === undefined) return;
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThanOrEqual(80);
      expect(data).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>{}\u202a-\u202e\u2066-\u2069\u200b]/u);
      expect(data).not.toMatch(/:\/\/|(?:^|[^a-z\d])www\./i);
      expect(containsLink(data)).toBe(false);
      expect(taken(data).data).toBe(data);
    }),
    { numRuns: 800 },
  );
});

describe('a list', () => {
  const list = visitorList(3, 'competitors');
  test('loses blank and repeated entries', () => {
    expect(list.parse(['Acme', '', '  ', 'ACME', 'Zorblax', '\u200b', 'Oatly'])).toEqual([
      'Acme',
      'Zorblax',
      'Oatly',
    ]);
  });

  test.each([
    [['a', 'b', 'c', 'd'], [], /At most 3 competitors/],
    [Array(101).fill(''), [], /At most 3 competitors/],
    [['a', 'www.evil.com'], [1], /Links/],
    [['', '', 'x\ny'], [2], /one line/],
    [['a', 7], [1], /Text is needed/],
    ['Acme', [], /A list of competitors is needed/],
    [{ 0: 'Acme' }, [], /A list of competitors is needed/],
  ])('refuses %j and names the entry', (given, path, words) => {
    const [issue] = list.safeParse(given).error?.issues ?? [];
    expect(issue?.path).toEqual(path);
    expect(issue?.message).toMatch(words);
  });
});

test('a prompt may be longer, and blank', () => {
  const line = visitorLine(300);
  expect(line.parse('x'.repeat(300))).toHaveLength(300);
  expect(line.parse('  ')).toBe('');
  expect(line.safeParse('x'.repeat(301)).error?.issues[0]?.message).toBe('At most 300 characters.');
});
