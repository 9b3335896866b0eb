import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';

interface Suggested {
  suggestReportWebsite: { website: string | null };
  suggestReportCompetitors: { competitors: string[]; basis: string | null };
  suggestReportSearchTopics: {
    searchTopics: string[];
    basis: string | null;
    category: { key: string; label: string; group: string } | null;
  };
  suggestReportPrompts: { prompts: string[]; basis: string };
}

const STEPS = `mutation (
  $companyName: String!, $website: String, $competitors: [String!]!, $category: String, $searchTopics: [String!]!
) {
  suggestReportWebsite(companyName: $companyName) { website }
  suggestReportCompetitors(companyName: $companyName, website: $website) { competitors basis }
  suggestReportSearchTopics(
    companyName: $companyName, website: $website, competitors: $competitors, category: $category
  ) { searchTopics basis category { key label group } }
  suggestReportPrompts(
    companyName: $companyName, website: $website, competitors: $competitors, searchTopics: $searchTopics
  ) { prompts basis }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: payload as object,
    headers: { 'content-type': 'application/json', ...headers },
  });

const suggest = (variables: Record<string, unknown>) =>
  graphql<Suggested>(app, {}, STEPS, { competitors: [], searchTopics: ['payroll services'], ...variables });

describe('the routes of the specification', () => {
  const known = { companyName: 'HubSpot', competitors: ['Salesforce', 'Pipedrive'] };

  test('each returns its suggestions to a visitor', async () => {
    const website = await post('website', known);
    expect([website.statusCode, website.json()]).toEqual([
      200,
      { status: 'success', data: { website: 'https://hubspot.com' } },
    ]);
    const { competitors } = (await post('competitors', known)).json().data;
    expect(competitors).toHaveLength(5);
    expect(competitors).toContain('Salesforce');
    const { keywords } = (await post('keywords', known)).json().data;
    expect(keywords.slice(0, 2)).toEqual(['CRM systems', 'sales pipeline tools']);
    const { prompts } = (await post('prompts', { ...known, keywords })).json().data;
    expect(prompts).toHaveLength(12);
    for (const [at, prompt] of prompts.entries()) expect(prompt.includes('HubSpot')).toBe(at >= 8);
    expect(prompts.filter((prompt: string) => prompt.includes('Salesforce'))).toHaveLength(1);
  });

  test('GraphQL returns the same', async () => {
    const { data } = await suggest(known);
    const rest = async (path: string, body: object = {}) =>
      (await post(path, { ...known, keywords: ['payroll services'], ...body })).json().data;
    expect(await rest('website')).toEqual(data.suggestReportWebsite);
    expect(await rest('competitors')).toEqual({ competitors: data.suggestReportCompetitors.competitors });
    expect(await rest('keywords')).toEqual({ keywords: data.suggestReportSearchTopics.searchTopics });
    expect(await rest('prompts')).toEqual({ prompts: data.suggestReportPrompts.prompts });
    expect(data.suggestReportSearchTopics).toMatchObject({ basis: 'KNOWN', category: { key: 'crm' } });
    expect([data.suggestReportCompetitors.basis, data.suggestReportPrompts.basis]).toEqual([
      'KNOWN',
      'KNOWN',
    ]);
  });

  test('suggest in the language of the website or in a chosen one', async () => {
    const french = { ...known, website: 'https://www.exemple.fr', category: 'crm' };
    const { keywords } = (await post('keywords', french)).json().data;
    expect(keywords.slice(0, 2)).toEqual(['logiciels CRM', 'outils de suivi commercial']);
    const { prompts } = (await post('prompts', { ...french, keywords })).json().data;
    expect(prompts[0]).toBe('Quels sont les meilleurs logiciels CRM pour les petites entreprises ?');
    const german = { ...french, language: 'de' };
    expect((await post('keywords', german)).json().data.keywords[0]).toBe('CRM-Systeme');
    const chosen = (await post('prompts', { ...german, keywords: ['CRM-Systeme'] })).json().data.prompts;
    expect(chosen[0]).toMatch(/CRM-Systeme/);
    for (const [at, prompt] of chosen.entries()) expect(prompt.includes('HubSpot')).toBe(at >= 8);
    const refused = await post('prompts', { ...german, keywords, language: 'tlh' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', field: 'language', message: expect.stringMatching(/One of en, de, fr, es/) },
    ]);
  });

  test('a chosen category gives its search topics', async () => {
    const chosen = { companyName: 'Kestrelwright', competitors: [], category: 'banking' };
    expect((await post('keywords', chosen)).json().data.keywords[0]).toBe('online banks');
    const { data } = await suggest({ ...chosen, category: 'Handmade bagpipes' });
    expect(data.suggestReportSearchTopics).toEqual({
      searchTopics: ['handmade bagpipes'],
      basis: 'GUESS',
      category: null,
    });
  });

  test('makes nothing up for an unknown company', async () => {
    const { data } = await suggest({ companyName: 'Kestrelwright' });
    expect(data).toMatchObject({
      suggestReportWebsite: { website: null },
      suggestReportCompetitors: { competitors: [], basis: null },
      suggestReportSearchTopics: { searchTopics: [], basis: null, category: null },
    });
    expect((await post('website', { companyName: 'Kestrelwright' })).json()).toEqual({
      status: 'success',
      data: { website: null },
    });
  });

  test('leaves out blank and repeated entries and normalizes text', async () => {
    const { prompts } = (
      await post('prompts', {
        companyName: '  Kestrel\u200bwright ',
        competitors: ['', 'Ithmarra', ' ', 'ITHMARRA'],
        keywords: ['', 'Garden sheds'],
      })
    ).json().data;
    expect(prompts[0]).toBe('What are the best garden sheds right now?');
    expect(prompts).toContain('How does Kestrelwright compare with Ithmarra for garden sheds?');
  });
});

describe('wrong input', () => {
  const company = { companyName: 'Acme' };
  const prompts = { ...company, competitors: [], keywords: ['CRM'] };

  test.each([
    ['website', {}, 'companyName', /needed/],
    ['website', { companyName: null }, 'companyName', /needed/],
    ['website', { companyName: ['Acme'] }, 'companyName', /needed/],
    ['website', { companyName: ' ' }, 'companyName', /1–80/],
    ['website', { companyName: 'x'.repeat(81) }, 'companyName', /80/],
    ['website', { companyName: 'Visit https://evil.example' }, 'companyName', /Links/],
    ['website', { companyName: 'Acme\r\nBcc: a@b.example' }, 'companyName', /one line/],
    ['website', [], 'body', /JSON object/],
    ['website', '"Acme"', 'body', /JSON object/],
    ['website', 'null', 'body', /JSON object/],
    ['competitors', {}, 'companyName', /needed/],
    ['competitors', { ...company, website: 5 }, 'website', /needed/],
    ['competitors', { ...company, website: 'nothing' }, 'website', /example\.com/],
    ['competitors', { ...company, website: 'http://127.0.0.1/' }, 'website', /example\.com/],
    ['competitors', { ...company, website: 'http://[::ffff:7f00:1]/' }, 'website', /example\.com/],
    ['competitors', { ...company, website: 'http://2130706433/' }, 'website', /example\.com/],
    ['competitors', { ...company, website: 'https://user:pass@example.com' }, 'website', /example\.com/],
    ['competitors', { ...company, website: 'ftp://example.com' }, 'website', /example\.com/],
    ['competitors', { ...company, website: `https://${'x'.repeat(2000)}.com` }, 'website', /example\.com/],
    ['keywords', { ...company, competitors: 'Other' }, 'competitors', /list of competitors/],
    ['keywords', { ...company, competitors: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'competitors', /At most 5/],
    ['keywords', { ...company, competitors: ['a', 'b', 'www.evil.com'] }, 'competitors.2', /Links/],
    ['keywords', { ...company, competitors: [7] }, 'competitors.0', /needed/],
    ['keywords', { ...company, category: 'x'.repeat(81) }, 'category', /80/],
    ['prompts', company, 'keywords', /list of search topics/],
    ['prompts', { ...prompts, keywords: [] }, 'keywords', /At least one/],
    ['prompts', { ...prompts, keywords: ['', ' '] }, 'keywords', /At least one/],
    ['prompts', { ...prompts, keywords: ['<b>CRM</b>'] }, 'keywords.0', /not allowed/],
    ['prompts', { ...prompts, keywords: Array.from('abcdefghijk') }, 'keywords', /At most 10/],
    ['prompts', { ...prompts, keywords: ['Acme'] }, 'keywords', /does not name the company/],
  ])('POST %s %j: names %s and what is allowed', async (path, body, field, words) => {
    const reply = await post(path, body);
    expect(reply.statusCode).toBe(400);
    const { status, error } = reply.json();
    expect([status, error.code, error.field]).toEqual(['error', 'BAD_USER_INPUT', field]);
    expect(error.message).toMatch(words);
  });

  test('refuses a body that is no JSON object or too large', async () => {
    expect((await post('website', '{"companyName":')).statusCode).toBe(400);
    expect((await post('website', '')).statusCode).toBe(400);
    expect((await post('website', '{"__proto__":{"companyName":"Acme"}}')).statusCode).toBe(400);
    const form = await post('website', 'companyName=Acme', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.statusCode).toBe(415);
    const large = await post('prompts', { ...prompts, keywords: ['x'.repeat(70_000)] });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'TOO_LARGE']);
  });

  test.each([
    ['suggestReportWebsite', { companyName: ' ' }, 'companyName'],
    [
      'suggestReportSearchTopics',
      { companyName: 'Acme', competitors: ['a', 'a@b.example'] },
      'competitors.1',
    ],
    ['suggestReportPrompts', { companyName: 'Acme', searchTopics: ['x'.repeat(81)] }, 'searchTopics.0'],
    ['suggestReportPrompts', { companyName: 'Acme', searchTopics: ['ACME'] }, 'searchTopics'],
  ])('GraphQL names the field by its own name: %s', async (mutation, variables, field) => {
    const { errors } = await suggest(variables);
    expect(errors?.map(({ extensions, path }) => [path?.[0], extensions.code, extensions.field])).toEqual([
      [mutation, 'BAD_USER_INPUT', field],
    ]);
  });
});

test('visitors can list the categories', async () => {
  const { data } = await graphql<{ reportCategories: unknown[] }>(
    app,
    {},
    '{ reportCategories { key label group } }',
  );
  expect(data.reportCategories.length).toBeGreaterThanOrEqual(60);
});

test('a server without reports has no suggestions for them', async () => {
  const closed = await createTestApp({
    config: { reports: { ...app.config.reports, enabled: false } },
    database: app.database,
  });
  const reply = await closed.server.inject({
    method: 'POST',
    url: '/api/website',
    payload: { companyName: 'Asana' },
  });
  await closed.server.close();
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'UNAVAILABLE']);
});

describe('limits', () => {
  const from = (remoteAddress: string, path = 'website') =>
    app.server.inject({
      method: 'POST',
      url: `/api/${path}`,
      remoteAddress,
      payload: { companyName: 'Asana' },
    });

  test('limits a visitor and says when to try again, over REST and GraphQL; others are not limited', async () => {
    // The window must not end during the test.
    app.clock.advance(600_000 - (app.clock.now().getTime() % 600_000));
    for (let at = 0; at < 60; at += 1) expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
    const refused = await from('2001:db8:1:2:ffff::9', 'competitors');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json().error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Only 60 suggestions in ten minutes. Try again in 10 minutes.',
    });
    const over = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '2001:db8:1:2::7',
      payload: { query: 'mutation { suggestReportWebsite(companyName: "Asana") { website } }' },
    });
    expect(over.json().errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
    expect((await from('192.0.2.4')).statusCode).toBe(200);
    app.clock.advance(600_000);
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  });

  test('invalid input does not count against the limit', async () => {
    for (let at = 0; at < 70; at += 1) await post('website', {}, {});
    expect((await post('website', { companyName: 'Asana' })).statusCode).toBe(200);
  });
});
