import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import { createPrices } from '../../../platforms/prices/prices.ts';
import { startVendors, type VendorServer } from '../../../testing/vendors/server.ts';
import { confirmLinkIn, openReports, REQUEST, type ReportsApp } from '../testing/visitor.ts';

let app: ReportsApp;
let visitors = 0;
beforeEach(() => {
  visitors = 0;
});
afterEach(() => app.close());

/** Another client address each time. */
const elsewhere = () => `203.0.113.${++visitors}`;
const codeOf = (reply: Awaited<ReturnType<ReportsApp['request']>>) => reply.errors?.[0]?.extensions.code;
const messageOf = (reply: { errors: { message: string }[] | undefined }) => reply.errors?.[0]?.message;
const manyOf = (email: string, companyName: string) => ({ email, companyName });

async function stored(): Promise<number> {
  const [row] = await rows<{ n: number }>(
    app.database.db,
    sql`select count(*)::int as n from sightline.report`,
  );
  return row?.n ?? 0;
}

describe('requests without confirmation', () => {
  beforeEach(async () => {
    app = await openReports();
  });

  test('allows ten a day from an address, in any notation', async () => {
    const places = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'];
    for (let n = 0; n < 10; n++) {
      const reply = await app.request(manyOf(`a${n}@example.com`, `Company ${n}`), places[n % 2]);
      expect(reply.data.requestReport.confirmationNeeded).toBe(false);
    }
    const refused = await app.request(manyOf('b@example.com', 'Another'), places[0]);
    expect(codeOf(refused)).toBe('RATE_LIMITED');
    expect(messageOf(refused)).toBe(
      'Only 10 reports a day can be requested from one network address. Try again in 12 hours.',
    );
    expect(codeOf(await app.request(manyOf('b@example.com', 'Another'), '2001:db8:1:3::1'))).toBeUndefined();
    app.clock.advance(12 * 3_600_000);
    expect(codeOf(await app.request(manyOf('b@example.com', 'Another'), places[0]))).toBeUndefined();
  });

  test('limits many IPv6 networks of one provider together', async () => {
    const from = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
    const send = (n: number, ip: string) => app.request(manyOf(`a${n}@example.com`, `Company ${n}`), ip);
    for (let n = 0; n < 50; n++) expect(codeOf(await send(n, from(n)))).toBeUndefined();
    expect(messageOf(await send(51, from(51)))).toContain(
      'Only 50 reports a day can be requested from one network.',
    );
    expect(codeOf(await send(52, '2001:db8:78::1'))).toBeUndefined();
  });

  test('allows three a day for a mailbox; refused requests do not count', async () => {
    const spellings = ['me@gmail.com', 'M.E+a@gmail.com', 'me@googlemail.com'];
    await app.request({ email: 'me@gmail.com', companyName: ' ' }, elsewhere());
    for (const email of spellings) {
      expect(codeOf(await app.request({ email }, elsewhere()))).toBeUndefined();
    }
    const refused = await app.request({ email: 'm.e@gmail.com' }, elsewhere());
    expect(messageOf(refused)).toContain('Only 3 reports a day can be requested for one e-mail address.');
    app.clock.advance(12 * 3_600_000);
    expect(codeOf(await app.request({ email: 'me@gmail.com' }, elsewhere()))).toBeUndefined();
  });

  test('allows twenty a day about one company', async () => {
    for (let n = 0; n < 20; n++) {
      await app.request(manyOf(`a${n}@example.com`, n % 2 ? 'QUILLMARK' : 'Quillmark'), elsewhere());
    }
    const refused = await app.request(manyOf('z@example.com', 'quillmark'), elsewhere());
    expect(messageOf(refused)).toContain('Only 20 reports a day can be requested about one company.');
  });

  test('stores neither an address nor a company with the limits', async () => {
    await app.request();
    const windows = await rows<{ key: string }>(app.database.db, sql`select key from sightline.rate_limit`);
    expect(windows.length).toBeGreaterThan(3);
    expect(JSON.stringify(windows).toLowerCase()).not.toMatch(/visitor@|quillmark/);
  });
});

describe('reports per day', () => {
  test('gives the last report of the day to one of ten concurrent requests', async () => {
    app = await openReports({ env: { REPORTS_PER_DAY: '3' } });
    for (const n of [1, 2]) await app.request(manyOf(`a${n}@example.com`, `Company ${n}`), elsewhere());
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        app.request(manyOf(`b${n}@example.com`, `Rival ${n}`), elsewhere()),
      ),
    );
    const begun = replies.filter((reply) => !reply.errors);
    expect(begun).toHaveLength(1);
    expect(new Set(replies.filter((reply) => reply.errors).map(messageOf))).toEqual(
      new Set(['All of today’s reports have been given out. Try again in 12 hours.']),
    );
    expect(await stored()).toBe(3);
    app.clock.advance(12 * 3_600_000);
    expect(codeOf(await app.request(manyOf('c@example.com', 'Tomorrow'), elsewhere()))).toBeUndefined();
  });

  test('a server without reports says so', async () => {
    app = await openReports({ env: { REPORTS: 'off' } });
    const refused = await app.request();
    expect([codeOf(refused), messageOf(refused)]).toEqual([
      'UNAVAILABLE',
      'This server makes no reports for visitors.',
    ]);
  });
});

describe('with paid platforms', () => {
  let vendors: VendorServer;
  beforeEach(async () => {
    vendors = await startVendors();
  });
  afterEach(() => vendors.close());

  const open = (env: Record<string, string>) =>
    openReports({
      env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: vendors.environment().OPENAI_BASE_URL ?? '', ...env },
    });

  /** Requests a report and reads the link from the mail. */
  async function linkFor(email: string, companyName: string) {
    const reply = await app.request({ email, companyName }, elsewhere());
    expect(reply.data?.requestReport).toEqual({ confirmationNeeded: true, errors: [] });
    await app.jobs.work();
    return confirmLinkIn(app.mails.findLast(({ text }) => text.includes('/confirm#'))?.text ?? '');
  }

  test('asks nothing and reserves no budget before an address is confirmed', async () => {
    app = await open({});
    await linkFor('a@example.com', 'Acme');
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]?.to).toBe('a@example.com');
    expect(vendors.received).toEqual([]);
    const { budget } = app.services.reports.operator;
    const person = await app.operator();
    const viewer = await app.services.accounts.viewerOf({ ...person, sessionId: '' });
    expect(await budget(viewer)).toMatchObject({ reports: 0, spent: 0, reportsLimit: 200, limit: 5 });
  });

  test('sends at most two unconfirmed links to an address', async () => {
    app = await open({});
    await linkFor('me@gmail.com', 'Acme');
    const second = await linkFor('m.e@gmail.com', 'Globex');
    const refused = await app.request({ email: 'me+3@gmail.com' }, elsewhere());
    expect(messageOf(refused)).toContain('2 unconfirmed links were sent to this address');
    await app.confirm(second);
    app.clock.advance(12 * 3_600_000);
    await linkFor('me@gmail.com', 'Initech');
  });

  test('gives the rest of the budget to one of ten concurrent confirmations; the other links stay valid', async () => {
    const one = await priceOfOne();
    app = await open({ REPORT_DAILY_BUDGET: String(one * 1.5) });
    const links: Awaited<ReturnType<typeof linkFor>>[] = [];
    for (let n = 0; n < 10; n++) links.push(await linkFor(`a${n}@example.com`, `Company ${n}`));
    const replies = await Promise.all(links.map((link) => app.confirm(link)));
    expect(replies.filter((reply) => reply.data?.confirmReport?.outcome === 'DONE')).toHaveLength(1);
    const refused = replies.filter((reply) => reply.errors);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: 'All of today’s reports have been given out. Try again in 12 hours.',
      extensions: { code: 'RATE_LIMITED' },
    });
    // Its 24 hours are over, but the link was promised to stay valid.
    app.clock.advance(35 * 3_600_000);
    const next = links[replies.findIndex((reply) => reply.errors)];
    expect(next && (await app.confirm(next)).data.confirmReport).toMatchObject({ outcome: 'DONE' });
  });

  test('confirming twice at once counts once', async () => {
    const one = await priceOfOne();
    app = await open({ REPORT_DAILY_BUDGET: String(one * 1.5) });
    const link = await linkFor('a@example.com', 'Acme');
    const replies = await Promise.all([app.confirm(link), app.confirm(link), app.confirm(link)]);
    expect(replies.map(({ data }) => data.confirmReport.outcome).sort()).toEqual([
      'ALREADY',
      'ALREADY',
      'DONE',
    ]);
  });

  test('refuses a report above a whole day’s budget at once', async () => {
    app = await open({ REPORT_DAILY_BUDGET: '0.05' });
    const prompts = Array.from({ length: 20 }, (_, n) => `Which app is number ${n}?`);
    const refused = await app.request({ prompts });
    expect([codeOf(refused), messageOf(refused)]).toEqual([
      'UNAVAILABLE',
      expect.stringContaining('Remove some prompts.'),
    ]);
    expect(await stored()).toBe(0);
  });

  test('removing a report frees its budget only before it has begun', async () => {
    const one = await priceOfOne();
    app = await open({});
    const person = await app.operator();
    const viewer = await app.services.accounts.viewerOf({ ...person, sessionId: '' });
    const spent = async () => (await app.services.reports.operator.budget(viewer)).spent;
    const [asked, waiting] = [
      await linkFor('a@example.com', 'Acme'),
      await linkFor('b@example.com', 'Globex'),
    ];
    for (const link of [asked, waiting]) await app.confirm(link);
    expect(await spent()).toBeCloseTo(2 * one, 6);
    await app.services.reports.remove(waiting);
    expect(await spent()).toBeCloseTo(one, 6);
    await app.database.db.execute(
      sql`update sightline.report set status = 'asking', started_at = now() where token = ${asked.token}`,
    );
    expect(await app.services.reports.remove(asked)).toBe('done');
    expect(await spent()).toBeCloseTo(one, 6);
  });

  async function priceOfOne(): Promise<number> {
    const other = await open({});
    const offer = other.services.reports.offer();
    const each = offer.platforms.map(({ key, model, typicalUsage }) =>
      createPrices(other.config).costOf(key, model, typicalUsage),
    );
    await other.close();
    return each.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * REQUEST.prompts.length;
  }
});

describe('a forwarded address', () => {
  const from = (forwarded: string, n: number) =>
    app.server.inject({
      method: 'POST',
      url: '/api/email/enhanced-report',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: `a${n}@example.com`, brand: `Company ${n}`, prompts: ['Which?'] },
    });

  /** Ten requests and the status of another, with a client's forwarded address before those of `proxies`. */
  async function eleven(proxies: string): Promise<number> {
    for (let n = 0; n < 10; n++) expect((await from(`10.0.0.${n}, ${proxies}`, n)).statusCode).toBe(200);
    return (await from(`10.0.9.9, ${proxies}`, 99)).statusCode;
  }

  test('is ignored without a proxy, and trusted for the configured number of proxies', async () => {
    app = await openReports();
    expect(await eleven('10.1.1.1')).toBe(429);
    await app.close();
    app = await openReports({ config: { trustProxy: 1 } });
    expect(await eleven('203.0.113.7')).toBe(429);
    expect((await from('203.0.113.8', 50)).statusCode).toBe(200);
    await app.close();
    app = await openReports({ config: { trustProxy: 2 } });
    expect(await eleven('203.0.113.7, 192.0.2.1')).toBe(429);
    expect((await from('203.0.113.8, 192.0.2.1', 50)).statusCode).toBe(200);
  });
});
