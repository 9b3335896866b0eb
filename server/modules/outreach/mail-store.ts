import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { MailState, OutreachMail } from './model.ts';

const time = (column: string) =>
  sql.raw(`to_char(m.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const COLUMNS = sql`m.id, m.target_id as "targetId", m.contact_id as "contactId", m.to_name as "toName",
  m.to_address as "toAddress", m.subject, m.body, m.facts, m.state, m.token, m.message_id as "messageId",
  m.approved_hash as "approvedHash", m.approved_by as "approvedBy", ${time('approved_at')} as "approvedAt",
  ${time('sending_at')} as "sendingAt", ${time('sent_at')} as "sentAt", m.problem, m.excerpt, m.simulated`;

/** Mails of targets, latest first. */
export const findMails = (db: Db, userId: string, targetIds: readonly string[]): Promise<OutreachMail[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from sightline.outreach_mail m
        where m.user_id = ${userId} and m.target_id = ${anyOf(targetIds, 'uuid')} order by m.created_at desc, m.id`,
  );

export async function findMail(db: Db, userId: string, id: string): Promise<OutreachMail | null> {
  const [mail] = await rows<OutreachMail>(
    db,
    sql`select ${COLUMNS} from sightline.outreach_mail m where m.user_id = ${userId} and m.id = ${id}::uuid`,
  );
  return mail ?? null;
}

export const findMailsByTokens = (
  db: Db,
  userId: string,
  tokens: readonly string[],
): Promise<OutreachMail[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from sightline.outreach_mail m
        where m.user_id = ${userId} and m.token = ${anyOf(tokens, 'text')}`,
  );

export const findMailsInState = (db: Db, userId: string, state: MailState): Promise<OutreachMail[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from sightline.outreach_mail m where m.user_id = ${userId} and m.state = ${state}
        order by m.created_at limit 500`,
  );

export async function insertMail(
  tx: Db,
  userId: string,
  mail: Pick<
    OutreachMail,
    | 'id'
    | 'targetId'
    | 'contactId'
    | 'toName'
    | 'toAddress'
    | 'subject'
    | 'body'
    | 'facts'
    | 'token'
    | 'simulated'
  >,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into sightline.outreach_mail (user_id, id, target_id, contact_id, to_name, to_address, subject, body, facts,
      token, simulated, created_at, updated_at)
    values (${userId}, ${mail.id}, ${mail.targetId}, ${mail.contactId}, ${mail.toName}, ${mail.toAddress},
      ${mail.subject}, ${mail.body}, ${JSON.stringify(mail.facts)}::jsonb, ${mail.token}, ${mail.simulated}, ${at}, ${at})`);
}

export interface MailChange {
  state?: MailState;
  subject?: string;
  body?: string;
  messageId?: string | null;
  approval?: { hash: string; by: string; at: Date } | null;
  sendingAt?: Date | null;
  sentAt?: Date | null;
  /** YYYY-MM-DD. */
  sentOn?: string | null;
  endedAt?: Date;
  problem?: string | null;
  excerpt?: string;
}

/** Changes a mail that is in one of the states. @returns whether it was */
export async function updateMail(
  tx: Db,
  userId: string,
  id: string,
  from: readonly MailState[],
  change: MailChange,
): Promise<boolean> {
  const set = (column: string, value: string | null | undefined, type = 'text'): SQL[] =>
    value === undefined ? [] : [sql`${sql.raw(column)} = ${value}::${sql.raw(type)}`];
  const at = (value: Date | null | undefined) => (value == null ? value : value.toISOString());
  const { approval } = change;
  const sets = [
    ...set('state', change.state),
    ...set('subject', change.subject),
    ...set('body', change.body),
    ...set('message_id', change.messageId),
    ...set('approved_hash', approval === undefined ? undefined : (approval?.hash ?? null)),
    ...set('approved_by', approval === undefined ? undefined : (approval?.by ?? null), 'uuid'),
    ...set('approved_at', approval === undefined ? undefined : (at(approval?.at) ?? null), 'timestamptz'),
    ...set('sending_at', at(change.sendingAt), 'timestamptz'),
    ...set('sent_at', at(change.sentAt), 'timestamptz'),
    ...set('sent_on', change.sentOn, 'date'),
    ...set('ended_at', at(change.endedAt), 'timestamptz'),
    ...set('problem', change.problem?.slice(0, 1000) ?? change.problem),
    ...set('excerpt', change.excerpt?.slice(0, 1000)),
    sql`updated_at = now()`,
  ];
  const changed = await rows(
    tx,
    sql`update sightline.outreach_mail set ${sql.join(sets, sql`, `)}
        where user_id = ${userId} and id = ${id}::uuid and state = ${anyOf(from, 'text')} returning id`,
  );
  return changed.length > 0;
}

/** @returns whether it was a draft */
export async function deleteMail(tx: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await rows(
    tx,
    sql`delete from sightline.outreach_mail
        where user_id = ${userId} and id = ${id}::uuid and state in ('draft', 'approved') returning id`,
  );
  return deleted.length > 0;
}

/** Mails that count against the limit of a day, in the account's time zone. */
export async function countSentOn(db: Db, userId: string, day: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.outreach_mail m where m.user_id = ${userId} and m.sent_on = ${day}::date`,
  );
  return row?.n ?? 0;
}

export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.outreach_mail m
        where m.user_id = ${userId} and m.state in ('approved', 'queued')`,
  );
  return row?.n ?? 0;
}

/** Marks an address as written to. @returns false where it was written to before */
export async function claimRecipient(
  tx: Db,
  userId: string,
  claim: { address: string; mailId: string; token: string },
): Promise<boolean> {
  const claimed = await rows(
    tx,
    sql`insert into sightline.outreach_recipient (user_id, address, mail_id, token)
        values (${userId}, ${claim.address}, ${claim.mailId}, ${claim.token})
        on conflict (user_id, address) do nothing returning address`,
  );
  return claimed.length > 0;
}

/** For a mail that was not sent for certain. */
export async function releaseRecipient(tx: Db, userId: string, mailId: string): Promise<void> {
  await tx.execute(
    sql`delete from sightline.outreach_recipient where user_id = ${userId} and mail_id = ${mailId}::uuid`,
  );
}

export async function findRecipientByToken(
  db: Db,
  userId: string,
  token: string,
): Promise<{ address: string; mailId: string } | null> {
  const [row] = await rows<{ address: string; mailId: string }>(
    db,
    sql`select r.address, r.mail_id as "mailId" from sightline.outreach_recipient r
        where r.user_id = ${userId} and r.token = ${token} limit 1`,
  );
  return row ?? null;
}
