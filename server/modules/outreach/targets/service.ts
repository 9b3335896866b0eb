import { z } from 'zod';
import { badInput, notFound } from '../../../errors.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import { findSuppressed } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { decodeCursor, encodeCursor, readFirst } from '../list-arguments.ts';
import type { ListedTarget, TargetState } from '../model.ts';
import { FIND_CONTACTS } from '../queues.ts';
import type { ListArguments } from '../suppressions/service.ts';
import { createTargetImport } from './import.ts';
import { readTargets } from './list-targets.ts';
import { requireRoom } from './require-room.ts';
import { findSource } from './source-store.ts';
import { createSourceList, sourceQuery } from './sources.ts';
import { deleteTarget, findTargets, insertTargets, listTargets, setContactsStatus } from './store.ts';

const MAX_LISTED = 50;
const CONTACTS = { count: 60, seconds: 3600 };

/** Pages to get into, and those that could become one. */
export function createTargets(deps: OutreachDeps) {
  const { db, accounts, actionCenter, brands, clock, jobs, rateLimiter } = deps;
  const isId = (id: string) => z.guid().safeParse(id).success;

  async function read(userId: string, id: string): Promise<ListedTarget | null> {
    const [target = null] = isId(id) ? await readTargets(deps, userId, [id]) : [];
    return target;
  }

  return {
    read,

    sources: createSourceList(deps),
    import: createTargetImport(deps),

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
      const source = isId(id) ? await findSource(db, sourceQuery(userId, companies, null), id) : null;
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
            by: viewer.personId,
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
  };
}
