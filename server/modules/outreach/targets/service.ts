import { z } from 'zod';
import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import { badInput, notFound } from '../../../errors.ts';
import { textId } from '../../../lib/text-id.ts';
import { toAddress } from '../../../page-analysis/contacts/addresses.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import { rate } from '../../../statistics/rates.ts';
import type { Viewer } from '../../accounts/model.ts';
import { allCompanies, ownerOf, type TrackedCompanies } from '../../brands/model.ts';
import { findSuppressed, insertContacts } from '../contacts/store.ts';
import { type ImportProblem, type ImportResult, parseCsv, toResult } from '../csv.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { decodeCursor, encodeCursor, readFirst, readSearch } from '../list-arguments.ts';
import { type Contact, type ListedTarget, OF_A_PAGE, type SourcePage, type TargetState } from '../model.ts';
import { FIND_CONTACTS } from '../queues.ts';
import type { ListArguments } from '../suppressions/service.ts';
import { readTargets } from './list-targets.ts';
import { findCitingPrompts, findNamedInstead, findSource, listSources } from './source-store.ts';
import {
  countTargets,
  deleteTarget,
  findTargets,
  insertTargets,
  listTargets,
  type NewTarget,
  setContactsStatus,
} from './store.ts';

const MAX_LISTED = 50;
const MAX_TARGETS = 5_000;
const CONTACTS = { count: 60, seconds: 3600 };
const IMPORTS = { count: 20, seconds: 3600 };

/** Pages to get into, and those that could become one. */
export function createTargets(deps: OutreachDeps) {
  const { db, accounts, actionCenter, brands, clock, jobs, rateLimiter } = deps;
  const isId = (id: string) => z.guid().safeParse(id).success;
  const queryFor = (userId: string, companies: TrackedCompanies, search: string | null) => ({
    userId,
    companyDomains: allCompanies(companies).flatMap(({ domain }) => domain ?? []),
    search,
  });

  async function read(userId: string, id: string): Promise<ListedTarget | null> {
    const [target = null] = isId(id) ? await readTargets(deps, userId, [id]) : [];
    return target;
  }

  async function requireRoom(tx: typeof db, userId: string, added: number): Promise<void> {
    if ((await countTargets(tx, userId)) + added > MAX_TARGETS) {
      throw badInput('id', `An account has at most ${MAX_TARGETS.toLocaleString('en')} targets.`);
    }
  }

  return {
    read,

    async sources(viewer: Viewer, { userId: other, search, first, after }: ListArguments) {
      const { userId } = await actionCenter.readable(viewer, other);
      const limit = readFirst(first, MAX_LISTED);
      const position = decodeCursor(after, z.tuple([z.int(), z.guid()]));
      const companies = await brands.trackedFor(viewer, userId);
      const { rows, total } = await listSources(db, queryFor(userId, companies, readSearch(search)), {
        after: position && { missed: position[0], id: position[1] },
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const ids = shown.map(({ id }) => id);
      const [prompts, instead, targets, suppressed] = await Promise.all([
        findCitingPrompts(db, userId, ids),
        findNamedInstead(db, userId, ids),
        findTargets(db, userId, ids),
        findSuppressed(
          db,
          userId,
          shown.map(({ domain }) => `any@${domain}`),
        ),
      ]);
      const nodes = shown.map(
        ({ simulated: _, answers, visible, missed, ...row }): SourcePage => ({
          ...row,
          visible: rate(visible, answers, OF_A_PAGE),
          missed: rate(missed, answers, OF_A_PAGE),
          prompts: prompts.filter(({ sourceId }) => sourceId === row.id),
          instead: instead.filter(({ sourceId }) => sourceId === row.id),
          state: targets.find(({ id }) => id === row.id)?.state ?? null,
          blocked: suppressed.has(`any@${row.domain}`),
        }),
      );
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { nodes, next: last ? encodeCursor([last.missed, last.id]) : null, total };
    },

    async list(
      viewer: Viewer,
      args: Omit<ListArguments, 'search'> & { states: readonly TargetState[] | null },
    ) {
      const { userId } = await actionCenter.readable(viewer, args.userId);
      const limit = readFirst(args.first, MAX_LISTED);
      const position = decodeCursor(args.after, z.tuple([z.iso.datetime(), z.guid()]));
      const { ids, total } = await listTargets(db, userId, {
        states: args.states,
        after: position && { createdAt: position[0], id: position[1] },
        limit: limit + 1,
      });
      const shown = ids.slice(0, limit);
      const last = ids.length > limit ? shown.at(-1) : undefined;
      return {
        nodes: await readTargets(
          deps,
          userId,
          shown.map(({ id }) => id),
        ),
        next: last ? encodeCursor([last.createdAt, last.id]) : null,
        total,
      };
    },

    async target(viewer: Viewer, other: string | null | undefined, id: string) {
      const { userId } = await actionCenter.readable(viewer, other);
      return read(userId, id);
    },

    /** Makes a cited page a target, and reads its contacts in a job. @throws NOT_FOUND, RATE_LIMITED, BAD_USER_INPUT */
    async findContacts(viewer: Viewer, id: string): Promise<ListedTarget | null> {
      const { userId } = await actionCenter.readable(viewer, null);
      const companies = await brands.trackedFor(viewer, userId);
      const source = isId(id) ? await findSource(db, queryFor(userId, companies, null), id) : null;
      const [known] = isId(id) ? await findTargets(db, userId, [id]) : [];
      if (!source && !known) throw notFound('No answer that misses your brand cites this page.', 'id');
      if ((await findSuppressed(db, userId, [`any@${(source ?? known)?.domain}`])).size > 0) {
        throw badInput('id', 'The site is on the do-not-contact list.');
      }
      const rule = 'Contacts can be looked for 60 times an hour.';
      await enforceLimit(rateLimiter, `outreach-contacts:${userId}`, CONTACTS, rule);
      await jobs.prepare(FIND_CONTACTS);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if (source && !known) {
          await requireRoom(tx, userId, 1);
          const added = await insertTargets(tx, userId, [{ ...source, origin: 'cited' }], clock());
          const events = added.map((targetId) => ({
            targetId,
            kind: 'target-added' as const,
            by: viewer.userId,
          }));
          await insertEvents(tx, userId, events, clock());
        }
        await setContactsStatus(tx, userId, id, { status: 'waiting', problem: null, at: null });
        await jobs.send(FIND_CONTACTS, { userId, targetId: id }, { tx, singletonKey: `${userId} ${id}` });
      });
      const { url, domain } = source ?? (known as NonNullable<typeof known>);
      await deps.pages.readUnread(userId, { id, url, domain });
      return read(userId, id);
    },

    /** @throws NOT_FOUND; BAD_USER_INPUT where something was sent */
    async delete(viewer: Viewer, id: string): Promise<null> {
      const { userId } = await actionCenter.readable(viewer, null);
      if (!isId(id) || !(await read(userId, id))) throw notFound('There is no target with this id.', 'id');
      const isDeleted = await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        return deleteTarget(tx, userId, id);
      });
      if (!isDeleted)
        throw badInput('id', 'A target that was written to stays, so that nobody is written to twice.');
      return null;
    },

    /** Adds pages and the contacts that the file names, with where they are published. @throws BAD_USER_INPUT, RATE_LIMITED */
    async import(viewer: Viewer, csv: string): Promise<ImportResult> {
      const { userId } = await actionCenter.readable(viewer, null);
      await enforceLimit(
        rateLimiter,
        `outreach-import:${userId}`,
        IMPORTS,
        'Files can be imported 20 times an hour.',
      );
      const rows = parseCsv(csv, ['url', 'name', 'email', 'published_at']);
      const companies = await brands.trackedFor(viewer, userId);
      const problems: ImportProblem[] = [];
      const targets = new Map<string, NewTarget>();
      const contacts = new Map<string, Contact>();
      for (const { line, values } of rows) {
        const problem = (column: string, message: string) => problems.push({ line, column, message });
        const page = canonicalUrl(values.url ?? '');
        if (!page) {
          problem('url', 'Not a web address that begins with https://.');
          continue;
        }
        if (ownerOf(page.domain, companies) !== 'other') {
          problem('url', 'The page is on your own or a competitor’s site.');
          continue;
        }
        const name = (values.name ?? '').replace(/\p{Cc}/gu, ' ').trim();
        const address = values.email ? toAddress(values.email) : null;
        const publishedAt = values.published_at ? canonicalUrl(values.published_at) : null;
        if (name.length > 200) problem('name', 'At most 200 characters.');
        else if (values.email && !address) problem('email', 'Not a mail address.');
        else if (address && !publishedAt)
          problem('published_at', 'Name the page that publishes the address.');
        else {
          const id = textId(page.url);
          targets.set(id, { id, ...page, title: '', origin: 'imported', simulated: false });
          if (!address || !publishedAt) continue;
          const contactId = textId(`${id} ${address}`);
          const published = { publishedUrl: publishedAt.url, publishedText: '' };
          contacts.set(contactId, {
            id: contactId,
            targetId: id,
            name,
            address,
            kind: 'imported',
            ...published,
          });
        }
      }
      const added = await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await requireRoom(tx, userId, targets.size);
        const ids = await insertTargets(tx, userId, [...targets.values()], clock());
        await insertContacts(tx, userId, [...contacts.values()]);
        const events = ids.map((targetId) => ({
          targetId,
          kind: 'target-imported' as const,
          by: viewer.userId,
        }));
        await insertEvents(tx, userId, events, clock());
        return ids.length;
      });
      return toResult(added, targets.size - added, problems);
    },
  };
}
