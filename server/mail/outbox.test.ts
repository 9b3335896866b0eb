import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Outbox, openOutbox, outboxTransport } from './outbox.ts';

let dataDir: string;
let outbox: Outbox;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sightline-outbox-'));
  outbox = openOutbox(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const mail = { to: 'a@example.com', subject: 'Grüße 👋', html: '<p>Hi</p>', text: 'Hi' };
const from = 'Sightline <no-reply@example.com>';

test('stores a mail as it would be sent, readable by the server’s user only', async () => {
  await outboxTransport(outbox, from).send(mail);
  const [id = ''] = await outbox.list();
  const read = await PostalMime.parse((await outbox.read(id)) ?? '');
  expect(read).toMatchObject({
    subject: 'Grüße 👋',
    from: { address: 'no-reply@example.com', name: 'Sightline' },
    to: [{ address: 'a@example.com' }],
    html: expect.stringContaining('<p>Hi</p>'),
    text: expect.stringContaining('Hi'),
  });
  const folder = join(dataDir, 'outbox');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('keeps the newest 500 in order', async () => {
  for (let number = 0; number < 503; number++) await outbox.add(Buffer.from(`Subject: ${number}\r\n\r\n`));
  const ids = await outbox.list();
  expect(ids).toHaveLength(500);
  expect(String(await outbox.read(ids[0] ?? ''))).toContain('Subject: 502');
  expect(String(await outbox.read(ids.at(-1) ?? ''))).toContain('Subject: 3');
});

test('reads an empty outbox, and only mails', async () => {
  expect(await outbox.list()).toEqual([]);
  for (const id of ['nothing', '../../etc/passwd', '20260101T000000000Z-000001-00000000']) {
    expect(await outbox.read(id)).toBeUndefined();
  }
});

test.each([
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { subject: 'Hello\r\nBcc: b@example.com' },
  { subject: 'Hello\nX: y' },
])('%j adds no header', async (changes) => {
  await expect(outboxTransport(outbox, from).send({ ...mail, ...changes })).rejects.toThrow(
    'must be one line',
  );
  expect(await outbox.list()).toEqual([]);
});

test('treats any address as one recipient', async () => {
  await outboxTransport(outbox, from).send({ ...mail, to: 'a@example.com, b@example.com' });
  const [id = ''] = await outbox.list();
  const read = await PostalMime.parse((await outbox.read(id)) ?? '');
  expect(read.to).toHaveLength(1);
});
