import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { addDays, utcDay } from '../../../lib/days.ts';
import type { OutreachDeps } from '../deps.ts';
import { findMailsInState } from '../mail-store.ts';
import { MailServerError } from '../sending/mail-server.ts';
import { passwordOf } from '../settings/passwords.ts';
import { findSettings, savePoll } from '../settings/store.ts';
import { withImap } from './imap.ts';
import { applyMessage, confirmSent } from './outcomes.ts';
import { parseHeaders } from './parse-headers.ts';
import { isRelevant, readMessage } from './read-message.ts';
import { findFirstSentOn } from './store.ts';

/** Messages of one poll; the next one goes on. */
const MAX_MESSAGES = 500;
/** Bytes of a message that are read. */
const MAX_BYTES = 64 * 1024;
const HEADERS = [
  ...['in-reply-to', 'references', 'to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'],
  ...['content-type', 'from', 'message-id'],
];

/**
 * Reads new messages of an account's inbox: the headers of all, and the text of those that name an id of ours or are delivery
 * reports. Nothing is changed in the mailbox, and of a reply only an excerpt is stored.
 */
export async function readInbox(deps: OutreachDeps, userId: string): Promise<void> {
  const { db, clock, secrets, mailAccess } = deps;
  const settings = await findSettings(db, userId);
  const { imap } = settings;
  if (imap.host === '') return;
  try {
    const password = passwordOf(secrets, userId, 'imap', imap);
    const { host, port, security, user } = imap;
    await withImap(mailAccess, { host, port, security, user, password }, async (client) => {
      const lock = await client.getMailboxLock('INBOX', { readOnly: true });
      let mark: { uidValidity: string; lastUid: number };
      try {
        mark = await readNew(deps, userId, client, settings);
      } finally {
        lock.release();
      }
      await savePoll(db, userId, { at: clock(), problem: null, ...mark });
      await findInSent(deps, userId, client);
    });
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    await savePoll(db, userId, { at: clock(), problem: error.message });
  }
}

async function readNew(
  deps: OutreachDeps,
  userId: string,
  client: ImapFlow,
  {
    uidValidity,
    lastUid,
    fromAddress,
  }: { uidValidity: string | null; lastUid: number | null; fromAddress: string },
): Promise<{ uidValidity: string; lastUid: number }> {
  const mailbox = client.mailbox;
  if (!mailbox) throw new MailServerError('The inbox could not be opened.');
  const validity = String(mailbox.uidValidity);
  // Another validity means that the uids are of other messages than before.
  const isKnown = uidValidity === validity && lastUid !== null;
  const uids = isKnown ? await uidsAfter(client, lastUid) : await uidsSinceFirst(deps, userId, client);
  const batch = uids.slice(0, MAX_MESSAGES);
  const relevant: number[] = [];
  if (batch.length > 0) {
    const messages = client.fetch(batch, { uid: true, headers: HEADERS }, { uid: true });
    for await (const { uid, headers } of messages) {
      const parsed = parseHeaders(headers ?? Buffer.alloc(0));
      // Copies of the account's own mails name their ids as well.
      const isOwn = (parsed.get('from') ?? '').toLowerCase().includes(`<${fromAddress}>`);
      if (!isOwn && isRelevant(parsed)) relevant.push(uid);
    }
  }
  for (const uid of relevant.toSorted((a, b) => a - b)) {
    const found = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES } }, { uid: true });
    const source = found ? found.source : undefined;
    if (!source) continue;
    await nextTurn();
    const message = await readMessage(source);
    if (message) await applyMessage(deps, userId, message);
  }
  const end = isKnown ? lastUid : Number(mailbox.uidNext) - 1;
  return {
    uidValidity: validity,
    lastUid: uids.length > batch.length ? Math.max(...batch) : Math.max(end, ...batch, 0),
  };
}

/** `n:*` always includes the last message, also when its uid is below n. */
async function uidsAfter(client: ImapFlow, lastUid: number): Promise<number[]> {
  const found = await client.search({ uid: `${lastUid + 1}:*` }, { uid: true });
  return (found || []).filter((uid) => uid > lastUid).toSorted((a, b) => a - b);
}

async function uidsSinceFirst({ db }: OutreachDeps, userId: string, client: ImapFlow): Promise<number[]> {
  const firstSentOn = await findFirstSentOn(db, userId);
  if (firstSentOn === null) return [];
  const found = await client.search({ since: addDays(utcDay(firstSentOn), -1) }, { uid: true });
  return (found || []).toSorted((a, b) => a - b);
}

/** Looks for mails that may have been sent in the Sent folder, where servers or programs keep copies. */
async function findInSent(deps: OutreachDeps, userId: string, client: ImapFlow): Promise<void> {
  const uncertain = await findMailsInState(deps.db, userId, 'uncertain');
  if (uncertain.length === 0) return;
  const folders = await client.list();
  const sent = folders.find(({ specialUse }) => specialUse === '\\Sent');
  if (!sent) return;
  const lock = await client.getMailboxLock(sent.path, { readOnly: true });
  try {
    for (const mail of uncertain.slice(0, 50)) {
      if (!mail.messageId) continue;
      const found = await client.search({ header: { 'message-id': mail.messageId } }, { uid: true });
      if (found && found.length > 0) await confirmSent(deps, userId, mail, 'Found in the Sent folder.');
    }
  } finally {
    lock.release();
  }
}
