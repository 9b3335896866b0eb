import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { DEFAULT_SETTINGS, type MailSecurity, type OutreachSettings, type SettingsState } from './model.ts';

type Row = Omit<OutreachSettings, 'smtp' | 'imap'> &
  SettingsState &
  Record<`${'smtp' | 'imap'}${'Host' | 'User'}`, string> &
  Record<`${'smtp' | 'imap'}Port`, number> &
  Record<`${'smtp' | 'imap'}Security`, MailSecurity> &
  Record<`${'smtp' | 'imap'}Secret`, string | null>;

const instant = (column: string) =>
  sql.raw(`to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export async function findSettings(db: Db, userId: string): Promise<OutreachSettings & SettingsState> {
  const [row] = await rows<Row>(
    db,
    sql`select s.from_name as "fromName", s.from_address as "fromAddress", s.postal_address as "postalAddress",
               s.smtp_host as "smtpHost", s.smtp_port as "smtpPort", s.smtp_security as "smtpSecurity",
               s.smtp_user as "smtpUser", s.smtp_secret as "smtpSecret", s.imap_host as "imapHost",
               s.imap_port as "imapPort", s.imap_security as "imapSecurity", s.imap_user as "imapUser",
               s.imap_secret as "imapSecret", s.plus_addressing as "plusAddressing",
               s.daily_limit::int as "dailyLimit", s.time_zone as "timeZone", s.tested_hash as "testedHash",
               ${instant('tested_at')} as "testedAt", s.uid_validity as "uidValidity", s.last_uid as "lastUid",
               ${instant('polled_at')} as "polledAt", s.poll_problem as "pollProblem"
        from sightline.outreach_settings s where s.user_id = ${userId}`,
  );
  if (!row) return DEFAULT_SETTINGS;
  const { smtpHost, smtpPort, smtpSecurity, smtpUser, smtpSecret, ...others } = row;
  const { imapHost, imapPort, imapSecurity, imapUser, imapSecret, ...rest } = others;
  return {
    ...rest,
    smtp: { host: smtpHost, port: smtpPort, security: smtpSecurity, user: smtpUser, secret: smtpSecret },
    imap: { host: imapHost, port: imapPort, security: imapSecurity, user: imapUser, secret: imapSecret },
  };
}

/** Saves settings; another mailbox is read from its present end on. */
export async function saveSettings(
  tx: Db,
  userId: string,
  { smtp, imap, ...settings }: OutreachSettings,
  isOtherMailbox: boolean,
): Promise<void> {
  const { fromName, fromAddress, postalAddress, plusAddressing, dailyLimit, timeZone } = settings;
  await tx.execute(sql`
    insert into sightline.outreach_settings (user_id, from_name, from_address, postal_address, smtp_host, smtp_port,
      smtp_security, smtp_user, smtp_secret, imap_host, imap_port, imap_security, imap_user, imap_secret,
      plus_addressing, daily_limit, time_zone)
    values (${userId}, ${fromName}, ${fromAddress}, ${postalAddress}, ${smtp.host}, ${smtp.port}, ${smtp.security},
      ${smtp.user}, ${smtp.secret}, ${imap.host}, ${imap.port}, ${imap.security}, ${imap.user}, ${imap.secret},
      ${plusAddressing}, ${dailyLimit}, ${timeZone})
    on conflict (user_id) do update set from_name = excluded.from_name, from_address = excluded.from_address,
      postal_address = excluded.postal_address, smtp_host = excluded.smtp_host, smtp_port = excluded.smtp_port,
      smtp_security = excluded.smtp_security, smtp_user = excluded.smtp_user, smtp_secret = excluded.smtp_secret,
      imap_host = excluded.imap_host, imap_port = excluded.imap_port, imap_security = excluded.imap_security,
      imap_user = excluded.imap_user, imap_secret = excluded.imap_secret,
      plus_addressing = excluded.plus_addressing, daily_limit = excluded.daily_limit, time_zone = excluded.time_zone`);
  if (!isOtherMailbox) return;
  await tx.execute(sql`update sightline.outreach_settings set uid_validity = null, last_uid = null
    where user_id = ${userId}`);
}

export async function saveTrial(db: Db, userId: string, hash: string, at: Date): Promise<void> {
  await db.execute(sql`update sightline.outreach_settings set tested_hash = ${hash}, tested_at = ${at.toISOString()}
    where user_id = ${userId}`);
}

export async function savePoll(
  db: Db,
  userId: string,
  poll: { at: Date; problem: string | null; uidValidity?: string; lastUid?: number },
): Promise<void> {
  const { at, problem, uidValidity, lastUid } = poll;
  const isRead = uidValidity !== undefined && lastUid !== undefined;
  const mark = isRead ? sql`, uid_validity = ${uidValidity}, last_uid = ${lastUid}` : sql``;
  await db.execute(sql`update sightline.outreach_settings set polled_at = ${at.toISOString()},
    poll_problem = ${problem} ${mark} where user_id = ${userId}`);
}
