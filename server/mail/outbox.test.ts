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

test('a mail is kept as it would have gone out, for nobody else to read', async () => {
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

test('the newest 500 are kept, in order', async () => {
  for (let number = 0; number < 503; number++) await outbox.add(Buffer.from(`Subject: ${number}\r\n\r\n`));
  const ids = await outbox.list();
  expect(ids).toHaveLength(500);
  expect(String(await outbox.read(ids[0] ?? ''))).toContain('Subject: 502');
  expect(String(await outbox.read(ids.at(-1) ?? ''))).toContain('Subject: 3');
});

test('an empty outbox is no error, and only mails can be read', async () => {
  expect(await outbox.list()).toEqual([]);
  for (const id of ['nothing', '../../etc/passwd', '20260101T000000000Z-000001-00000000']) {
    expect(await outbox.read(id)).toBeUndefined();
  }
});

test.each([
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { subject: 'Hello\r\nBcc: b@example.com' },
  { subject: 'Hello\nX: y' },
])('%j starts no header of its own', async (changes) => {
  await expect(outboxTransport(outbox, from).send({ ...mail, ...changes })).rejects.toThrow(
    'must be one line',
  );
  expect(await outbox.list()).toEqual([]);
});

test('an address is one recipient, whatever it looks like', async () => {
  await outboxTransport(outbox, from).send({ ...mail, to: 'a@example.com, b@example.com' });
  const [id = ''] = await outbox.list();
  const read = await PostalMime.parse((await outbox.read(id)) ?? '');
  expect(read.to).toHaveLength(1);
});
