import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import type { Contact, ListedContact } from '../model.ts';
import { recipientKey, suppressionsOf } from '../recipients.ts';

const COLUMNS = sql`c.id, c.target_id as "targetId", c.name, c.address, c.kind, c.published_url as "publishedUrl",
  c.published_text as "publishedText"`;

/** Contacts of targets; those with an address first, authors before others. */
export async function findContacts(
  db: Db,
  userId: string,
  targetIds: readonly string[],
): Promise<ListedContact[]> {
  const contacts = await rows<Contact>(
    db,
    sql`select ${COLUMNS} from sightline.outreach_contact c
        where c.user_id = ${userId} and c.target_id = ${anyOf(targetIds, 'uuid')}
        order by c.address is null, c.position, c.id`,
  );
  const addresses = contacts.flatMap(({ address }) => address ?? []);
  const blocked = await findBlocked(db, userId, addresses);
  return contacts.map((contact) => ({
    ...contact,
    blocked: contact.address !== null && blocked.has(contact.address),
  }));
}

export async function findContact(db: Db, userId: string, id: string): Promise<Contact | null> {
  const [contact] = await rows<Contact>(
    db,
    sql`select ${COLUMNS} from sightline.outreach_contact c where c.user_id = ${userId} and c.id = ${id}::uuid`,
  );
  return contact ?? null;
}

/** Replaces what was read from the page; contacts that a mail was written to, and imported ones, stay. */
export async function replaceContacts(
  tx: Db,
  userId: string,
  targetId: string,
  contacts: readonly Contact[],
): Promise<void> {
  await tx.execute(sql`
    delete from sightline.outreach_contact c
    where c.user_id = ${userId} and c.target_id = ${targetId}::uuid and c.kind <> 'imported'
      and not exists (select from sightline.outreach_mail m where m.user_id = ${userId} and m.contact_id = c.id)`);
  await insertContacts(tx, userId, contacts);
}

/** Adds contacts whose ids are new. @returns how many */
export async function insertContacts(tx: Db, userId: string, contacts: readonly Contact[]): Promise<number> {
  const added = await rows(
    tx,
    sql`insert into sightline.outreach_contact (user_id, id, target_id, name, address, kind, published_url, published_text, position)
        select ${userId}::uuid, r.id, r."targetId", left(r.name, 200), r.address, r.kind, r."publishedUrl", left(r."publishedText", 500), r.position
        from jsonb_to_recordset(${JSON.stringify(contacts.map((contact, position) => ({ ...contact, position })))}::jsonb)
          as r(id uuid, "targetId" uuid, name text, address text, kind text, "publishedUrl" text, "publishedText" text, position smallint)
        on conflict (user_id, id) do nothing returning id`,
  );
  return added.length;
}

/** Those of the addresses that must not be written to: written to before, or on the do-not-contact list. */
export async function findBlocked(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const suppressed = await findSuppressed(db, userId, addresses);
  const written = await rows<{ address: string }>(
    db,
    sql`select r.address from sightline.outreach_recipient r
        where r.user_id = ${userId} and r.address = ${anyOf(addresses.map(recipientKey), 'text')}`,
  );
  const keys = new Set(written.map(({ address }) => address));
  return new Set(addresses.filter((address) => suppressed.has(address) || keys.has(recipientKey(address))));
}

/** Those of the addresses that the do-not-contact list holds. */
export async function findSuppressed(
  db: Db,
  userId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const values = [...new Set(addresses.flatMap(suppressionsOf))];
  const found = await rows<{ value: string }>(
    db,
    sql`select s.value from sightline.outreach_suppression s
        where s.user_id = ${userId} and s.value = ${anyOf(values, 'text')}`,
  );
  const listed = new Set(found.map(({ value }) => value));
  return new Set(addresses.filter((address) => suppressionsOf(address).some((value) => listed.has(value))));
}
