import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createMailTransport } from './create-mailer.ts';

let app: TestApp;
afterEach(() => app.close());

async function appWithMail(config: Partial<Config> = {}) {
  app = await createTestApp({ config });
  const mailer = createMailTransport(app.config, { warn: () => {} });
  await mailer.send({
    to: 'first@example.com',
    subject: 'Earlier',
    html: '<html><head></head><body><a href="http://localhost/a?b=1&amp;c=2">go</a></body></html>',
    text: 'Open http://localhost/a?b=1&c=2 now (or http://localhost/d).',
  });
  await mailer.send({
    to: 'second@example.com',
    subject: '<script>alert(1)</script>',
    html: '<p>x</p><script>alert(2)</script>',
    text: '<img src=x onerror=alert(3)>',
  });
}

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.server.inject({ url, headers: { host: 'localhost:4000', ...headers }, remoteAddress });

const idsIn = (html: string) => [...html.matchAll(/href="\/outbox\/([^"]+)"/g)].map(([, id]) => id ?? '');

test('lists mails newest first without markup of their texts', async () => {
  await appWithMail();
  const list = await get('/outbox');
  expect(list.statusCode).toBe(200);
  expect(list.body.indexOf('second@example.com')).toBeLessThan(list.body.indexOf('first@example.com'));
  expect(list.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const [newest = '', earlier = ''] = idsIn(list.body);
  const page = await get(`/outbox/${newest}`);
  expect(page.body).toContain('&lt;img src=x onerror=alert(3)&gt;');
  for (const { body, headers } of [list, page]) {
    expect(body).not.toMatch(/<script|<img/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }
  const { body } = await get(`/outbox/${earlier}`);
  expect(body).toContain(
    '<a href="http://localhost/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">',
  );
  expect(body).toContain('>http://localhost/d</a>).');
});

test('a mail’s HTML may only open links in a new tab', async () => {
  await appWithMail();
  const [, id = ''] = idsIn((await get('/outbox')).body);
  const html = await get(`/outbox/${id}/html`);
  const policy = String(html.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  expect(policy).not.toMatch(/script/);
  expect(html.body).toContain('<base target="_blank">');
});

test('attachments are downloads with names that are safe in a header', async () => {
  await appWithMail();
  const mailer = createMailTransport(app.config, { warn: () => {} });
  const attachment = { filename: 'report.pdf', contentType: 'text/html', content: Buffer.from('<script>') };
  const mail = { to: 'a@example.com', subject: 'With a file', html: '<p>x</p>', text: 'x' };
  await mailer.send({ ...mail, attachments: [attachment] });
  for (const filename of ['a"b.pdf', 'a\r\nX: y', '../up', '.hidden', '']) {
    await expect(mailer.send({ ...mail, attachments: [{ ...attachment, filename }] })).rejects.toThrow(
      'name',
    );
  }
  const [id = '', without = ''] = idsIn((await get('/outbox')).body);
  expect((await get(`/outbox/${id}`)).body).toContain(
    `href="/outbox/${id}/attachments/0" download>report.pdf<`,
  );
  expect((await get(`/outbox/${without}`)).body).not.toContain('Attachments');
  const file = await get(`/outbox/${id}/attachments/0`);
  expect(file.body).toBe('<script>');
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="report.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  for (const place of ['1', '-1', 'length', '0x0']) {
    expect((await get(`/outbox/${id}/attachments/${place}`)).statusCode).toBe(404);
  }
  expect((await get(`/outbox/${id}/attachments/0`, { host: 'evil.example' })).statusCode).toBe(404);
});

test('shows that an outbox is empty', async () => {
  app = await createTestApp();
  const { statusCode, body } = await get('/outbox');
  expect(statusCode).toBe(200);
  expect(body).toContain('No mails yet');
});

test('is not found from other machines or under another host name', async () => {
  await appWithMail();
  const [id = ''] = idsIn((await get('/outbox')).body);
  for (const url of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
    expect((await get(url, { host: 'evil.example' })).statusCode).toBe(404);
    expect((await get(url, { host: '127.0.0.1.evil.example:4000' })).statusCode).toBe(404);
    for (const host of [
      '127.1:4000',
      '2130706433:4000',
      '0x7f.0.0.1:4000',
      'localhost',
      'localhost:4001',
      'localhost.:4000',
    ])
      expect((await get(url, { host })).statusCode).toBe(404);
    expect((await get(url, {}, '192.0.2.1')).statusCode).toBe(404);
    expect((await get(url, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await get(url, { host: '[::1]:4000' }, '::1')).statusCode).toBe(200);
  }
  expect((await get('/outbox/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404);
});

test.each<[string, Partial<Config>]>([
  ['a mail server', { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' } }],
  [
    'a hosted project',
    { hostedAuth: { url: 'https://project.example', publishableKey: 'k', jwtSecret: undefined } },
  ],
  ['an address that others reach', { host: '0.0.0.0' }],
  ['a public site', { siteUrl: 'https://app.example.com' }],
  ['a trusted proxy', { trustProxy: 1 }],
])('with %s there is no outbox page', async (_name, config) => {
  app = await createTestApp({ config });
  expect((await get('/outbox')).statusCode).toBe(404);
});
