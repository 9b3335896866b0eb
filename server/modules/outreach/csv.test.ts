import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvHead, csvRows } from '../../lib/csv.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { parseCsv } from './csv.ts';
import { createOutreachApp, type OutreachApp, openOutreach } from './testing/app.ts';

let sites: SiteServer;
let app: OutreachApp;
beforeAll(async () => {
  sites = await startSiteServer();
  app = await createOutreachApp(sites);
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

test('reads back what an export writes, formulas and line breaks included', () => {
  const cell = fc
    .oneof(fc.string(), fc.constantFrom('=1+1', '+a', '-b', '@c', 'a\nb', 'a,"b"'))
    .map((text) => text.trim());
  const columns = {
    value: ({ value }: { value: string }) => value,
    other: ({ other }: { other: string }) => other,
  };
  fc.assert(
    fc.property(fc.array(fc.record({ value: cell, other: cell }), { maxLength: 20 }), (rows) => {
      const written = rows.filter(({ value, other }) => `${value}${other}`.trim() !== '');
      const read = parseCsv(csvHead(columns) + csvRows(columns, written), ['value']);
      expect(read.map(({ values }) => values)).toEqual(
        written.map(({ value, other }) => ({ value: plain(value), other: plain(other) })),
      );
    }),
    propertyRuns(200),
  );
});

/** A cell that begins with an apostrophe before a sign is read as what the export guards. */
const plain = (text: string) => text.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

test('imports targets and names bad rows by line and column', async () => {
  const outreach = await openOutreach(app);
  const csv = [
    'url,name,email,published_at',
    'https://a.example/x,"Ida\nFalk",ida@a.example,https://a.example/about',
    'nowhere,,,',
    'https://b.example/x,Bo,not an address,https://b.example',
    'https://c.example/x,Cy,cy@c.example,',
    'https://quillmark.example/own,,,',
    'https://d.example/x,,,',
  ].join('\r\n');
  const run = async () =>
    (
      await outreach.ask<{ importOutreachTargets: object }>(
        `mutation ($csv: String!) { importOutreachTargets(csv: $csv) {
           imported unchanged invalid problems { line column message } } }`,
        { csv },
      )
    ).importOutreachTargets;
  expect(await run()).toEqual({
    imported: 2,
    unchanged: 0,
    invalid: 4,
    problems: [
      { line: 4, column: 'url', message: 'Not a web address that begins with https://.' },
      { line: 5, column: 'email', message: 'Not a mail address.' },
      { line: 6, column: 'published_at', message: 'Name the page that publishes the address.' },
      { line: 7, column: 'url', message: 'The page is on your own or a competitor’s site.' },
    ],
  });
  expect(await run()).toMatchObject({ imported: 0, unchanged: 2 });
  const exported = await app.server.inject({
    url: '/api/export/outreach-targets.csv',
    headers: outreach.person.headers,
  });
  expect(exported.body).toContain('https://a.example/x,Ida Falk,ida@a.example,https://a.example/about');
  await expect(outreach.ask('mutation { importOutreachTargets(csv: "a,b") { imported } }')).rejects.toThrow(
    '“url” is missing',
  );
});
