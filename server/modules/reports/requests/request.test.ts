import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { openReports, REQUEST, type ReportInput, type ReportsApp } from '../testing/visitor.ts';
import { readRequest } from './validate.ts';

let app: ReportsApp;
beforeAll(async () => {
  app = await openReports();
});
afterAll(() => app.close());

const errorsOf = async (input: Partial<ReportInput>) => {
  const read = await readRequest({ ...REQUEST, ...input });
  return read.ok ? [] : read.errors;
};

describe('a visitor’s input', () => {
  test('is cleaned: no blanks or repeats, a domain from a site, prompts as written', async () => {
    const read = await readRequest({
      email: ' Visitor@Example.com ',
      companyName: '  Quillmark   GmbH ',
      website: 'https://www.shop.quillmark.co.uk/a?b#c',
      competitors: ['', ' Tarnwick', 'TARNWICK', ' '],
      searchTopics: ['note apps', 'Note Apps'],
      prompts: ['  Which  app costs < $5?  ', '', 'which app costs < $5?', 'Wer schreibt “Notizen”?'],
    });
    expect(read).toEqual({
      ok: true,
      value: {
        email: 'Visitor@Example.com',
        company: 'Quillmark GmbH',
        website: 'quillmark.co.uk',
        competitors: ['Tarnwick'],
        searchTopics: ['note apps'],
        prompts: ['Which  app costs < $5?', 'Wer schreibt “Notizen”?'],
      },
    });
    expect(await readRequest({ ...REQUEST, website: ' ' })).toMatchObject({ value: { website: null } });
    // In the form of cited pages.
    const umlaut = { value: { website: 'xn--bcher-kva.example' } };
    expect(await readRequest({ ...REQUEST, website: 'www.bücher.example' })).toMatchObject(umlaut);
  });

  test.each<[string, Partial<ReportInput>, string, RegExp]>([
    ['no address', { email: ' ' }, 'email', /needed/],
    ['no domain', { email: 'me@localhost' }, 'email', /one e-mail address/],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', /one e-mail address/],
    ['a display name', { email: 'Me <a@example.com>' }, 'email', /one e-mail address/],
    ['a header of its own', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', /one e-mail address/],
    ['a control character', { email: 'a\u0000@example.com' }, 'email', /one e-mail address/],
    ['a long address', { email: `${'a'.repeat(250)}@example.com` }, 'email', /254/],
    ['a throw-away address', { email: 'me@mailinator.com' }, 'email', /Disposable/],
    ['a subdomain of one', { email: 'me@box.mailinator.com' }, 'email', /Disposable/],
    ['no company', { companyName: ' ' }, 'companyName', /1–80/],
    ['two lines', { companyName: 'Acme\r\nBcc: b@example.com' }, 'companyName', /one line/],
    ['markup', { companyName: '<b>Acme</b>' }, 'companyName', /not allowed/],
    ['a link', { companyName: 'see https://evil.example' }, 'companyName', /Links/],
    ['a long name', { companyName: 'a'.repeat(81) }, 'companyName', /80/],
    ['no site', { website: 'not a site' }, 'website', /example\.com/],
    ['a site behind a password', { website: 'https://me:word@example.com' }, 'website', /example\.com/],
    ['six competitors', { competitors: [...'abcdef'] }, 'competitors', /At most 5/],
    ['a link as a rival', { competitors: ['a', 'www.evil.example'] }, 'competitors.1', /Links/],
    ['eleven topics', { searchTopics: [...'abcdefghijk'] }, 'searchTopics', /At most 10/],
    ['many prompts', { prompts: Array.from({ length: 21 }, (_, n) => `Which ${n}?`) }, 'prompts', /20/],
    ['a long prompt', { prompts: ['ok?', 'a'.repeat(301)] }, 'prompts.1', /300/],
    ['a link in a prompt', { prompts: ['Is http://evil.example good?'] }, 'prompts.0', /Links/],
    ['an endless list', { competitors: Array.from({ length: 101 }, () => '') }, 'competitors', /too many/],
    ['lines in a prompt', { prompts: ['one\ntwo'] }, 'prompts.0', /one line/i],
  ])('refuses %s and names the field', async (_, input, field, message) => {
    expect(await errorsOf(input)).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  test('reports all errors at once', async () => {
    const errors = await errorsOf({ email: 'x', companyName: '', prompts: ['a\nb'] });
    expect(errors.map(({ field }) => field)).toEqual(['email', 'companyName', 'prompts.0']);
  });

  test('stored values of any input can start no header and are within their limits', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), texts, texts, async (companyName, names, prompts) => {
        const read = await readRequest({ ...REQUEST, companyName, competitors: names, prompts });
        if (!read.ok) return;
        const { company, competitors, prompts: kept } = read.value;
        for (const text of [company, ...competitors, ...kept]) {
          expect(text).not.toMatch(/[\p{Cc}\p{Zl}\u202a-\u202e\u2066-\u2069]/u);
          expect(text).toBe(text.trim());
        }
        expect(kept.length).toBeLessThanOrEqual(prompts.length);
      }),
    );
  });
});

describe('POST /api/email/enhanced-report', () => {
  const { companyName: brand, searchTopics: keywords, ...rest } = REQUEST;
  const send = (payload: object, remoteAddress = '198.51.100.1') =>
    app.server.inject({ method: 'POST', url: '/api/email/enhanced-report', remoteAddress, payload });

  test('accepts the wizard’s input and starts', async () => {
    const reply = await send({ ...rest, brand, keywords });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: 'success', data: { confirmationNeeded: false } },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    const [stored] = await rows(
      app.database.db,
      sql`select company, website, status, simulated, search_topics as topics from sightline.report`,
    );
    expect(stored).toEqual({
      company: 'Quillmark',
      website: 'quillmark.example',
      status: 'waiting',
      simulated: true,
      topics: keywords,
    });
  });

  test('names invalid fields as the route does', async () => {
    const cases: [object, string][] = [
      [{ ...rest, keywords }, 'brand'],
      [{ ...rest, brand, keywords: ['ok', 'www.evil.example'] }, 'keywords.1'],
      [{ ...rest, brand, keywords: 'notes' }, 'keywords'],
      [{ ...rest, brand, email: 7 }, 'email'],
      [{ ...rest, brand, prompts: { 0: 'x' } }, 'prompts'],
      [{ ...rest, brand, keywords: [' '], prompts: [''] }, 'prompts'],
      [[], 'body'],
    ];
    for (const [payload, field] of cases) {
      const reply = await send(payload);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { status: 'error', error: { code: 'BAD_USER_INPUT', message: expect.any(String), field } },
      ]);
    }
  });

  test('refuses a body that is no JSON object or too large', async () => {
    const text = await app.server.inject({
      method: 'POST',
      url: '/api/email/enhanced-report',
      headers: { 'content-type': 'text/plain' },
      payload: 'hello',
    });
    expect([text.statusCode, text.json().error.message]).toEqual([400, 'Send a JSON object.']);
    const large = await send({ ...rest, brand, keywords: ['a'.repeat(70_000)] });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'TOO_LARGE']);
  });
});

test('returns errors in the payload and starts nothing', async () => {
  const { data } = await app.request({ email: 'nobody', prompts: ['x'.repeat(301)] });
  expect(data.requestReport).toEqual({
    confirmationNeeded: false,
    errors: [
      { field: 'email', message: 'Give one e-mail address such as name@example.com.' },
      { field: 'prompts.0', message: 'At most 300 characters.' },
    ],
  });
});

describe('prompts that are all blank', () => {
  const blank = Array.from({ length: 10 }, () => ' ');
  const promptsOf = async (company: string) => {
    const [row] = await rows<{ prompts: string[] }>(
      app.database.db,
      sql`select prompts from sightline.report where company = ${company}`,
    );
    return row?.prompts ?? [];
  };

  test.each([['GraphQL'], ['REST']])(
    'are replaced by suggestions for the search topics, by %s',
    async (surface) => {
      const companyName = `Quillmark ${surface}`;
      const { competitors, searchTopics } = REQUEST;
      const proposed = await app.services.wizard.prompts('192.0.2.9', {
        companyName,
        competitors,
        searchTopics,
        website: REQUEST.website,
      });
      if (surface === 'GraphQL') {
        const { data } = await app.request(
          { companyName, prompts: blank, email: 'g@example.com' },
          '192.0.2.1',
        );
        expect(data.requestReport.errors).toEqual([]);
      } else {
        const { companyName: _, searchTopics: keywords, ...rest } = REQUEST;
        const payload = { ...rest, email: 'r@example.com', brand: companyName, keywords, prompts: blank };
        const url = '/api/email/enhanced-report';
        const reply = await app.server.inject({ method: 'POST', url, remoteAddress: '192.0.2.1', payload });
        expect(reply.statusCode).toBe(200);
      }
      expect(proposed.prompts.length).toBeGreaterThanOrEqual(10);
      expect(await promptsOf(companyName)).toEqual(proposed.prompts);
    },
  );

  test.each<[string, Partial<ReportInput>, RegExp]>([
    ['without a topic', { searchTopics: ['', ' '] }, /at least one prompt, or a search topic/],
    [
      'with topics that all name the company',
      { searchTopics: ['Zorblat Widgetry reviews'] },
      /No prompts can be/,
    ],
  ])('are an error of the field prompts %s', async (_, input, message) => {
    const companyName = 'Zorblat Widgetry';
    const { data } = await app.request({ companyName, prompts: blank, ...input }, '192.0.2.2');
    expect(data.requestReport.errors).toEqual([
      { field: 'prompts', message: expect.stringMatching(message) },
    ]);
    expect(await promptsOf(companyName)).toEqual([]);
  });

  test('count against the wizard’s limit of suggestions', async () => {
    const none = {
      prompts: blank,
      searchTopics: ['Zorblat Widgetry reviews'],
      companyName: 'Zorblat Widgetry',
    };
    for (let n = 0; n < 60; n++) await app.request(none, '192.0.2.3');
    const refused = await app.request(none, '192.0.2.3');
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
