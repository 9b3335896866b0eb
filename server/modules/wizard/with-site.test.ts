import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';

const SECRET = 'quixotic-page-words';

let app: TestApp;
let server: Server;
let website: string;
let asked: string[];
beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    asked.push(headers.host?.split(':')[0] ?? '');
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        headers.host?.startsWith('fahrrad.')
          ? '<title>Elektrofahrräder und Lastenräder aus unserer Werkstatt, E-Bikes für die ganze Familie</title>'
          : `<title>E-bikes and cargo bikes</title><meta name="description" content="${SECRET}">`,
      );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  website = `http://www.kestrelwright.example:${(server.address() as AddressInfo).port}`;
  app = await createTestApp({
    sites: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isPublic: (address) => address === '127.0.0.1',
      timeoutMs: 5_000,
    },
  });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise<void>((closed) => {
    server.close(() => closed());
  });
});
beforeEach(() => {
  asked = [];
  app.clock.advance(600_000);
});

const PROPOSE = `mutation ($companyName: String!, $website: String) {
  suggestReportCompetitors(companyName: $companyName, website: $website) { competitors basis }
  suggestReportSearchTopics(companyName: $companyName, website: $website) {
    searchTopics basis language category { key }
  }
}`;
const suggest = (companyName: string, site: string | null = website) =>
  graphql<Record<string, Record<string, unknown>>>(app, {}, PROPOSE, { companyName, website: site });

test('suggests in the language of the home page where the domain tells none', async () => {
  const { data } = await suggest(
    'Kestrelwright',
    website.replace('www.kestrelwright', 'fahrrad.kestrelwright'),
  );
  expect(data.suggestReportSearchTopics).toMatchObject({ language: 'DE', category: { key: 'cars-bikes' } });
  expect(data.suggestReportSearchTopics?.searchTopics).toContain('E-Bikes');
});

test('guesses an unknown company’s category from its home page, read once for all steps', async () => {
  const { data, errors } = await suggest('Kestrelwright');
  expect(errors).toBeUndefined();
  expect(data.suggestReportSearchTopics).toMatchObject({ basis: 'GUESS', category: { key: 'cars-bikes' } });
  expect(data.suggestReportCompetitors).toMatchObject({ basis: 'GUESS' });
  expect(data.suggestReportCompetitors?.competitors).toContain('Trek');
  expect(asked).toEqual(['www.kestrelwright.example']);
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/keywords',
    payload: { companyName: 'Kestrelwright', competitors: [], website },
  });
  expect(reply.json().data.keywords).toEqual(data.suggestReportSearchTopics?.searchTopics);
  expect(asked).toHaveLength(1);
});

test('no text of the page reaches the visitor or the database', async () => {
  const reply = await suggest('Kestrelwright');
  expect(JSON.stringify(reply)).not.toContain(SECRET);
  const kept = await rows<{ key: string }>(app.database.db, sql`select key from sightline.rate_limit`);
  expect(JSON.stringify(kept)).not.toMatch(/kestrelwright|quixotic/);
});

test('does not read the page of a known company or of a chosen category', async () => {
  await suggest('Asana', 'https://asana.com');
  await graphql(
    app,
    {},
    'mutation ($website: String) { suggestReportSearchTopics(companyName: "Zorblax", website: $website, category: "crm") { basis } }',
    { website: website.replace('www.', 'shop.') },
  );
  expect(asked).toEqual([]);
});

test('limits how many pages are read for a visitor, who then gets suggestions without them', async () => {
  for (let at = 0; at < 20; at += 1) {
    const { errors } = await suggest('Zorblax', website.replace('www.', `site-${at}.`));
    expect(errors).toBeUndefined();
  }
  expect(asked).toHaveLength(15);
  const { data } = await suggest('Zorblax', website.replace('www.', 'one-more.'));
  expect(data.suggestReportCompetitors).toEqual({ competitors: [], basis: null });
});
