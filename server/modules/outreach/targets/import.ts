import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import { textId } from '../../../lib/text-id.ts';
import { toAddress } from '../../../page-analysis/contacts/addresses.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import { ownerOf, type TrackedCompanies } from '../../brands/model.ts';
import { insertContacts } from '../contacts/store.ts';
import { type ImportProblem, type ImportResult, parseCsv, toResult } from '../csv.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import type { Contact } from '../model.ts';
import { requireRoom } from './require-room.ts';
import { insertTargets, type NewTarget } from './store.ts';

const IMPORTS = { count: 20, seconds: 3600 };
const MAX_NAME = 200;

/** Adds pages and the contacts that a file names, with where they are published. Throws BAD_USER_INPUT, RATE_LIMITED. */
export function createTargetImport(deps: OutreachDeps) {
  const { db, accounts, actionCenter, brands, clock, rateLimiter } = deps;
  return async function importTargets(viewer: Viewer, csv: string): Promise<ImportResult> {
    const { userId } = await actionCenter.readable(viewer, null);
    const rule = 'Files can be imported 20 times an hour.';
    await enforceLimit(rateLimiter, `outreach-import:${userId}`, IMPORTS, rule);
    const { targets, contacts, problems } = readRows(csv, await brands.trackedFor(viewer, userId));
    const added = await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      await requireRoom(tx, userId, targets.length);
      const ids = await insertTargets(tx, userId, targets, clock());
      await insertContacts(tx, userId, contacts);
      const kind = 'target-imported' as const;
      const events = ids.map((targetId) => ({ targetId, kind, by: viewer.personId }));
      await insertEvents(tx, userId, events, clock());
      return ids.length;
    });
    return toResult(added, targets.length - added, problems);
  };
}

interface ReadRows {
  targets: NewTarget[];
  contacts: Contact[];
  problems: ImportProblem[];
}

/** Each page and each address once; rows that cannot be taken are named. */
function readRows(csv: string, companies: TrackedCompanies): ReadRows {
  const targets = new Map<string, NewTarget>();
  const contacts = new Map<string, Contact>();
  const problems: ImportProblem[] = [];
  for (const { line, values } of parseCsv(csv, ['url', 'name', 'email', 'published_at'])) {
    const row = readRow(values, companies);
    if ('column' in row) {
      problems.push({ line, ...row });
      continue;
    }
    targets.set(row.target.id, row.target);
    if (row.contact) contacts.set(row.contact.id, row.contact);
  }
  return { targets: [...targets.values()], contacts: [...contacts.values()], problems };
}

function readRow(
  values: Record<string, string | undefined>,
  companies: TrackedCompanies,
): { target: NewTarget; contact: Contact | null } | Omit<ImportProblem, 'line'> {
  const page = canonicalUrl(values.url ?? '');
  if (!page) return { column: 'url', message: 'Not a web address that begins with https://.' };
  if (ownerOf(page.domain, companies) !== 'other')
    return { column: 'url', message: 'The page is on your own or a competitor’s site.' };
  const name = (values.name ?? '').replace(/\p{Cc}/gu, ' ').trim();
  const address = values.email ? toAddress(values.email) : null;
  const published = values.published_at ? canonicalUrl(values.published_at) : null;
  if (name.length > MAX_NAME) return { column: 'name', message: `At most ${MAX_NAME} characters.` };
  if (values.email && !address) return { column: 'email', message: 'Not a mail address.' };
  if (address && !published)
    return { column: 'published_at', message: 'Name the page that publishes the address.' };
  const id = textId(page.url);
  const target: NewTarget = { id, ...page, title: '', origin: 'imported', simulated: false };
  if (!address || !published) return { target, contact: null };
  const contact: Contact = {
    ...{ id: textId(`${id} ${address}`), targetId: id, name, address, kind: 'imported' },
    ...{ publishedUrl: published.url, publishedText: '' },
  };
  return { target, contact };
}
