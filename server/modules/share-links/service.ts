import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notFound } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { addDays, DAY_MS, utcDay } from '../../lib/days.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../accounts/model.ts';
import { ownerViewer } from '../accounts/owner-viewer.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { type NewLink, parseFields, parseView } from './input.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import type { LinkState, ListedLink, StoredLink, Visit } from './model.ts';
import { countLive, deleteEnded, insertLink, listLinks, listOpens, readEmails, setRevoked } from './store.ts';
import { createViewReader, type ViewReader, type ViewReaderDeps } from './view-reader.ts';
import { createVisits, OPEN_DAYS } from './visits.ts';

/** Live links of an account. */
export const MAX_LIVE = 100;
/** Ended links that stay in the list. */
const MAX_ENDED = 100;

/** A new link, or the errors. Only the token's hash is stored, so it cannot be shown again. */
export type CreateLinkResult =
  | { ok: true; token: string; link: ListedLink }
  | { ok: false; errors: FieldError[] };

/** Links that show one view without a sign-in. */
export interface ShareLinksService extends Omit<ReturnType<typeof createVisits>, 'open'> {
  /** The account's links, newest first: the live ones, and the latest of those that have ended. */
  list(viewer: Viewer): Promise<ListedLink[]>;
  /** @throws BAD_USER_INPUT or NOT_FOUND for a view that the account cannot show */
  create(viewer: Viewer, input: NewLink): Promise<CreateLinkResult>;
  /** Revokes a link at once. @throws NOT_FOUND */
  revoke(viewer: Viewer, id: string): Promise<void>;
  /**
   * The link of a token, and a viewer of what it shows, who is never the viewer of a request; null for a link that is unknown,
   * expired or revoked.
   * @throws RATE_LIMITED
   */
  visit(ip: string, token: string): Promise<Visit | null>;
  /** The name of the account's brand; null without one. */
  brandName(viewer: Viewer): Promise<string | null>;
  read: ViewReader;
}

interface Deps extends ViewReaderDeps {
  accounts: AccountsService;
  clock: Clock;
  rateLimiter: RateLimiter;
}

export function createShareLinksService(deps: Deps): ShareLinksService {
  const { db, accounts, clock, visibility } = deps;
  const now = () => clock().toISOString();
  const read = createViewReader(deps);
  const { open, ...visits } = createVisits(deps);

  async function list(viewer: Viewer): Promise<ListedLink[]> {
    const { userId } = viewer;
    const [links, opens] = await Promise.all([
      listLinks(db, userId),
      listOpens(db, userId, addDays(utcDay(clock()), 1 - OPEN_DAYS)),
    ]);
    const [emails, subjects] = await Promise.all([
      readEmails(db, [...new Set(links.map(({ createdBy }) => createdBy))]),
      read.subjects(viewer, links),
    ]);
    const byLink = Map.groupBy(opens, ({ linkId }) => linkId);
    return links.map((link) => ({
      ...link,
      state: stateOf(link, clock()),
      subject: (link.subjectId && subjects.get(link.subjectId)) || null,
      creator: emails.get(link.createdBy) ?? null,
      opensByDay: (byLink.get(link.id) ?? []).map(({ date, opens: times }) => ({ date, opens: times })),
    }));
  }

  return {
    ...visits,
    read,
    list,

    async create(viewer, input) {
      const parsed = parseFields(input);
      if (!parsed.ok) return parsed;
      const view = parseView(input);
      const { name, expiresInDays } = parsed;
      await read.check(viewer, view);
      const { userId, personId } = viewer;
      const [token, id] = [createLinkToken(), randomUUID()];
      const createdAt = now();
      const isFull = await db.transaction(async (tx) => {
        // Two requests at once must not exceed the limit.
        await accounts.lock(tx, userId);
        if ((await countLive(tx, userId, createdAt)) >= MAX_LIVE) return true;
        await deleteEnded(tx, userId, createdAt, MAX_ENDED);
        await insertLink(tx, {
          ...view,
          ...{ userId, id, name, createdAt, createdBy: personId, hash: hashLinkToken(token) },
          expiresAt: new Date(clock().getTime() + expiresInDays * DAY_MS).toISOString(),
        });
        return false;
      });
      if (isFull) {
        const message = `An account has at most ${MAX_LIVE} live links. Revoke one first.`;
        return { ok: false, errors: [{ field: 'name', message }] };
      }
      const link = (await list(viewer)).find((one) => one.id === id);
      if (!link) throw new Error('A share link was not stored.');
      return { ok: true, token, link };
    },

    async revoke(viewer, id) {
      const isId = z.uuid().safeParse(id).success;
      if (!isId || !(await setRevoked(db, viewer.userId, id, now()))) {
        throw notFound('There is no share link with this id.', 'id');
      }
    },

    async visit(ip, token) {
      const link = await open(ip, token);
      if (!link) return null;
      const owner = ownerViewer(accounts, link.userId);
      return { link, viewer: { ...owner, accountRole: 'viewer', reads: new Map() } };
    },

    brandName: async (viewer) => (await visibility.metrics(viewer, null)).brand?.name ?? null,
  };
}

function stateOf({ revokedAt, expiresAt }: StoredLink, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) > now.getTime() ? 'live' : 'expired';
}
