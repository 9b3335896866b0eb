import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded, rows } from '../../../db/client.ts';
import { createTestFolder } from '../../../testing/database.ts';
import { hasPostgres } from '../../../testing/limited-database.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { READ_INBOXES, SEND_MAIL } from '../queues.ts';
import {
  type ApiMail,
  contactHtml,
  createOutreachApp,
  type Outreach,
  openOutreach,
  settingsInput,
  setUpMail,
} from '../testing/app.ts';
import { type SmtpServer, startSmtpServer } from '../testing/smtp.ts';

const PROCESS = fileURLToPath(new URL('../testing/send-process.ts', import.meta.url));
const MOMENTS = ['recipient', 'message', 'acknowledged'] as const;
const urlOf = (name: string) => `https://${name}.example/pens`;

let sites: SiteServer;
let smtp: SmtpServer;
let dataDir: string;
let outreach: Outreach;
let app: Awaited<ReturnType<typeof createOutreachApp>>;
const mails = new Map<string, ApiMail>();

/** The folder is for one process at a time: this one, or the one that is killed. */
async function open(): Promise<void> {
  app = await createOutreachApp(sites, { database: await openEmbedded(dataDir), dataDir });
}

// The folder of an embedded database is killed with its process.
describe.runIf(!hasPostgres)('a process that is killed while it sends', () => {
  beforeAll(async () => {
    sites = await startSiteServer(
      MOMENTS.map((name) => [`${name}.example/pens`, contactHtml(`x@${name}.example`)]),
    );
    smtp = await startSmtpServer();
    dataDir = mkdtempSync(join(tmpdir(), 'sightline-outreach-'));
    app = await createOutreachApp(sites, { database: await createTestFolder(dataDir), dataDir });
    outreach = await openOutreach(app, MOMENTS.map(urlOf));
    await setUpMail(outreach, settingsInput(smtp.port));
    smtp.received.length = 0;
    for (const name of MOMENTS) {
      mails.set(name, (await outreach.drafted(urlOf(name))).mail);
    }
    for (const { id, hash } of mails.values()) {
      await outreach.change('approveOutreachMail', { id, hash });
      await outreach.change('sendOutreachMail', { id });
    }
    // The process that is killed does them.
    app.jobs.waiting = [];
    await app.close();
  });
  afterAll(async () => {
    await smtp.close();
    await sites.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends a mail in a process of its own, which is killed at a moment, and does what the next process does ten minutes later. */
  async function killAt(name: string, moment: (kill: () => void) => void): Promise<string | undefined> {
    const { userId } = outreach.person;
    const mailId = mails.get(name)?.id ?? '';
    let child: ChildProcess | undefined;
    moment(() => child?.kill('SIGKILL'));
    child = spawn(process.execPath, [PROCESS, userId, mailId], {
      env: { DATA_DIR: dataDir, OUTREACH_PRIVATE: 'on', OUTREACH_PLAIN_TEXT: 'on', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const [, signal] = await once(child, 'close');
    expect({ signal, errors }).toEqual({ signal: 'SIGKILL', errors: '' });
    smtp.onMessage = async () => {};
    smtp.onRecipient = async () => {};
    await open();
    // The queue hands the job out again, and later the interrupted mail is noticed.
    await app.jobs.send(SEND_MAIL, { userId, mailId });
    await app.jobs.work();
    await app.database.db.execute(
      sql`update sightline.outreach_mail set sending_at = sending_at - interval '10 minutes' where state = 'sending'`,
    );
    await app.jobs.send(READ_INBOXES, {});
    await app.jobs.send(SEND_MAIL, { userId, mailId });
    await app.jobs.work();
    const [mail] = await rows<{ state: string }>(
      app.database.db,
      sql`select state from sightline.outreach_mail where id = ${mailId}::uuid`,
    );
    return mail?.state;
  }

  const sentTo = (name: string) => smtp.received.filter(({ to }) => to[0] === `x@${name}.example`).length;

  test('a process killed while it names the recipient sends nothing, and its mail is never sent by itself', async () => {
    const state = await killAt('recipient', (kill) => {
      smtp.onRecipient = async () => kill();
    });
    expect(state).toBe('uncertain');
    expect(sentTo('recipient')).toBe(0);
    await app.close();
  });

  test('a process killed when the server has the message and did not reply does not send it again', async () => {
    const state = await killAt('message', (kill) => {
      smtp.onMessage = () => {
        kill();
        return new Promise(() => {});
      };
    });
    expect(state).toBe('uncertain');
    expect(sentTo('message')).toBe(1);
    await app.close();
  });

  test('a process killed just after the reply does not send it again', async () => {
    const state = await killAt('acknowledged', (kill) => {
      smtp.onMessage = async () => void setImmediate(kill);
    });
    expect(['sent', 'uncertain']).toContain(state);
    expect(sentTo('acknowledged')).toBe(1);
    await app.close();
  });
});
