import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import { counted } from '../../../lib/format.ts';
import { textId } from '../../../lib/text-id.ts';
import { findPublishedContacts } from '../../../page-analysis/analyse-page.ts';
import type { PublishedContacts } from '../../../page-analysis/contacts/types.ts';
import { fetchPage } from '../../pages/fetching/fetch-page.ts';
import type { Fetching } from '../../pages/fetching/fetching.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import type { Contact } from '../model.ts';
import { findTargets, setContactsStatus } from '../targets/store.ts';
import { replaceContacts } from './store.ts';

/** Pages that are read beside the target's own: its author's, and those that tell how to reach the site. */
const MAX_LINKED_PAGES = 3;
const MAX_CONTACTS = 20;

interface ReadPage {
  url: string;
  published: PublishedContacts;
}

/** Reads what a target publishes of its authors and contacts, as its site's robots.txt allows. @throws the signal's reason */
export async function readTargetContacts(
  { db, accounts, clock, fetchingFor }: OutreachDeps,
  { userId, targetId }: { userId: string; targetId: string },
  signal: AbortSignal,
): Promise<void> {
  const [target] = await findTargets(db, userId, [targetId]);
  // Another job may have read them meanwhile.
  if (target?.contactsStatus !== 'waiting') return;
  const fetching = fetchingFor(userId);
  const page = await readPage(fetching, target.url, signal);
  if ('problem' in page) {
    const { problem } = page;
    await setContactsStatus(db, userId, targetId, { status: 'failed', problem, at: clock() });
    await insertEvents(db, userId, [{ targetId, kind: 'contacts-failed', detail: problem }], clock());
    return;
  }
  const linked: ReadPage[] = [];
  for (const url of linkedPages(page, target.domain).slice(0, MAX_LINKED_PAGES)) {
    const read = await readPage(fetching, url, signal);
    if (!('problem' in read)) linked.push(read);
  }
  const contacts = contactsOf(targetId, page, linked);
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    await replaceContacts(tx, userId, targetId, contacts);
    await setContactsStatus(tx, userId, targetId, { status: 'read', problem: null, at: clock() });
    const addresses = contacts.filter(({ address }) => address !== null).length;
    const detail = `${addresses} with an address, ${contacts.length - addresses} without, on ${counted(1 + linked.length, 'page')}`;
    await insertEvents(tx, userId, [{ targetId, kind: 'contacts-read', detail }], clock());
  });
}

async function readPage(
  fetching: Fetching,
  url: string,
  signal: AbortSignal,
): Promise<ReadPage | { problem: string }> {
  const fetched = await fetchPage(fetching, { url, etag: null, lastModified: null }, signal);
  if (fetched.outcome === 'failed') return { problem: fetched.problem };
  if (fetched.outcome === 'unchanged') return { problem: 'The page could not be read.' };
  const { html, contentType, finalUrl } = fetched;
  try {
    return { url: finalUrl, published: await findPublishedContacts(html, { url: finalUrl, contentType }) };
  } catch {
    return { problem: 'The page could not be read.' };
  }
}

/** Pages of the same site that may publish an address: the author's first. */
function linkedPages({ url, published }: ReadPage, domain: string): string[] {
  const urls = [
    ...published.authors.flatMap((author) => author.url ?? []),
    ...published.contactPages.map((page) => page.url),
  ].map((link) => link.replace(/#.*$/, ''));
  return [...new Set(urls)].filter((link) => link !== url && canonicalUrl(link)?.domain === domain);
}

/** Every address with the page that publishes it; names and forms without one. */
function contactsOf(targetId: string, page: ReadPage, linked: readonly ReadPage[]): Contact[] {
  const contacts = new Map<string, Contact>();
  const add = (contact: Omit<Contact, 'id' | 'targetId'>) => {
    const key = contact.address ?? `${contact.kind} ${contact.name} ${contact.publishedUrl}`;
    if (contacts.has(key) || contacts.size >= MAX_CONTACTS) return;
    contacts.set(key, { id: textId(`${targetId} ${key}`), targetId, ...contact });
  };
  for (const { url, published } of [page, ...linked]) {
    for (const { address, name, kind, text } of published.addresses) {
      add({ address, name, kind, publishedUrl: url, publishedText: text });
    }
  }
  const named = new Set([...contacts.values()].map(({ name }) => name));
  for (const { name, kind, text, url } of page.published.authors) {
    if (!named.has(name))
      add({ address: null, name, kind, publishedUrl: url ?? page.url, publishedText: text });
  }
  for (const { url, published } of linked) {
    if (published.hasForm && published.addresses.length === 0) {
      add({ address: null, name: '', kind: 'contact-page', publishedUrl: url, publishedText: '' });
    }
  }
  return [...contacts.values()];
}
