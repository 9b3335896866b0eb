import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';

export interface StoredRecipient {
  id: string;
  /** In lower case. */
  address: string;
  /** The member whose address it is; null for others, who confirm it by a mailed link. */
  personId: string | null;
  confirmed: boolean;
  unsubscribed: boolean;
  /** A member who left the account gets nothing. */
  isMember: boolean;
  createdAt: string;
}

const isMember = (userId: string) => sql`(r.person_id is null or r.person_id = ${userId} or exists (
  select from sightline.account_member m where m.user_id = ${userId} and m.person_id = r.person_id))`;

/** By address. */
export const listRecipients = (db: Db, userId: string): Promise<StoredRecipient[]> =>
  rows<StoredRecipient>(
    db,
    sql`select r.id, r.address, r.person_id as "personId", r.confirmed_at is not null as confirmed,
               r.unsubscribed_at is not null as unsubscribed, ${isMember(userId)} as "isMember",
               ${isoTime('r.created_at')} as "createdAt"
        from sightline.alert_recipient r where r.user_id = ${userId} order by r.address`,
  );

/** Those who get alerts: confirmed, not unsubscribed, and no longer members only if they never were. */
export const findActiveRecipients = (
  db: Db,
  userId: string,
): Promise<{ address: string; token: string; isOwn: boolean }[]> =>
  rows(
    db,
    sql`select r.address, r.token, coalesce(r.person_id = ${userId}, false) as "isOwn"
        from sightline.alert_recipient r
        where r.user_id = ${userId} and r.confirmed_at is not null and r.unsubscribed_at is null
          and ${isMember(userId)}
        order by r.address`,
  );

/** Stores the address of a person of the account; it needs no confirmation, and who unsubscribed stays so. */
export async function saveMemberRecipient(
  tx: Db,
  userId: string,
  recipient: { id: string; address: string; personId: string; token: string; now: string },
): Promise<void> {
  const { id, address, personId, token, now } = recipient;
  await tx.execute(sql`
    insert into sightline.alert_recipient as r (user_id, id, address, person_id, token, confirmed_at, created_at)
    values (${userId}, ${id}, ${address}, ${personId}, ${token}, ${now}, ${now})
    on conflict (user_id, address) do update
      set person_id = excluded.person_id, confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`);
}

/** Forgets earlier addresses of the account's own person. */
export async function deleteOtherOwn(tx: Db, userId: string, address: string): Promise<void> {
  await tx.execute(sql`
    delete from sightline.alert_recipient
    where user_id = ${userId} and person_id = ${userId} and address <> ${address}`);
}

/** Stores an address that is to be confirmed by the link with this hash; an earlier link ends. */
export async function saveUnconfirmed(
  tx: Db,
  userId: string,
  recipient: { id: string; address: string; token: string; hash: string; expiresAt: string; now: string },
): Promise<void> {
  const { id, address, token, hash, expiresAt, now } = recipient;
  await tx.execute(sql`
    insert into sightline.alert_recipient (user_id, id, address, token, confirm_hash, confirm_until, created_at)
    values (${userId}, ${id}, ${address}, ${token}, ${hash}, ${expiresAt}, ${now})
    on conflict (user_id, address) do update
      set confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until`);
}

/** Uses a link up. @returns whether it was good */
export async function confirmByHash(
  tx: Db,
  userId: string,
  { hash, now }: { hash: string; now: string },
): Promise<boolean> {
  const confirmed = await rows(
    tx,
    sql`update sightline.alert_recipient
        set confirmed_at = ${now}, unsubscribed_at = null, confirm_hash = null, confirm_until = null
        where user_id = ${userId} and confirm_hash = ${hash} and confirm_until > ${now} returning id`,
  );
  return confirmed.length > 0;
}

/** Ends alerts to the recipient with this token, and a link that would confirm them again. */
export async function unsubscribeByToken(
  tx: Db,
  userId: string,
  { token, now }: { token: string; now: string },
): Promise<void> {
  await tx.execute(sql`
    update sightline.alert_recipient
    set unsubscribed_at = coalesce(unsubscribed_at, ${now}), confirm_hash = null, confirm_until = null
    where user_id = ${userId} and token = ${token}`);
}

/** @returns whether there was one */
export async function deleteRecipient(tx: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await rows(
    tx,
    sql`delete from sightline.alert_recipient
        where user_id = ${userId} and id = ${id}::uuid and person_id is distinct from ${userId} returning id`,
  );
  return deleted.length > 0;
}
