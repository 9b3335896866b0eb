import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { inBackground } from '../../db/embedded/background.ts';
import { badInput } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/days.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AuditEvent } from './model.ts';
import {
  countEvent,
  deleteEvents,
  type EventCursor,
  findEvents,
  lockEvents,
  type NewEvent,
  saveEvent,
} from './store.ts';

/** Days that an event is kept. */
const KEPT_DAYS = 365;
const MAX_PAGE = 100;
const MAX_DETAIL = 160;

/** The queue of the nightly removal of old events. */
const REMOVE_EVENTS = 'audit-remove-old';

export interface AuditPage {
  nodes: AuditEvent[];
  /** Where the next page begins; null at the end. */
  endCursor: string | null;
}

/** Who acts, in which account, and by what. */
type Actor = Pick<Viewer, 'userId' | 'personId' | 'email' | 'via'>;

/** Who did what in an account. */
export interface AuditService {
  /** Stores what the viewer did in `viewer.userId`. @param tx with which the change was made, or the database after it */
  record(tx: Db, viewer: Viewer, action: string, detail: string | null): Promise<void>;
  /** As `record`, after something that another service did, and outside of a transaction. Logs a failure: what was done stays. */
  recordAfter(viewer: Actor, action: string, detail: string | null): Promise<void>;
  /** That a person signed in, in their own account, if they have one yet. Logs a failure. */
  recordSignIn(person: { id: string; email: string }, how: string): Promise<void>;
  /** The latest first, of the last 365 days. @throws BAD_USER_INPUT */
  list(viewer: Viewer, page: { first: number; after?: string | null }): Promise<AuditPage>;
  jobs: JobHandler[];
}

const cursorParts = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
}

export function createAuditService({ db, clock, log }: Deps): AuditService {
  const oldest = () => new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const eventOf = (viewer: Actor, action: string, detail: string | null): NewEvent => ({
    ...{ userId: viewer.userId, personId: viewer.personId, id: randomUUID(), at: clock().toISOString() },
    ...{ email: viewer.email, byToken: viewer.via !== 'session', action },
    detail: detail === null ? null : shorten(detail),
  });
  async function save(event: NewEvent): Promise<void> {
    // An import is recorded with each of its requests: one statement, and no lock, once there is an event to count it with.
    if (await countEvent(db, event)) return;
    await db.transaction(async (tx) => {
      await lockEvents(tx, event);
      await saveEvent(tx, event);
    });
  }
  const recordAfter: AuditService['recordAfter'] = (viewer, action, detail) =>
    save(eventOf(viewer, action, detail)).catch((error: unknown) =>
      log.error({ err: error, action }, 'what was done could not be recorded'),
    );
  return {
    record: (tx, viewer, action, detail) => saveEvent(tx, eventOf(viewer, action, detail)),
    recordAfter,
    recordSignIn: ({ id, email }, how) =>
      recordAfter({ userId: id, personId: id, email, via: 'session' }, 'Signed in', how),

    async list({ userId }, { first, after }) {
      if (first < 1 || first > MAX_PAGE) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PAGE}.`);
      }
      const cursor = after ? decode(after) : null;
      const found = await findEvents(db, userId, { since: oldest(), after: cursor, limit: first + 1 });
      const nodes = found.slice(0, first);
      const last = found.length > first ? nodes.at(-1) : undefined;
      return { nodes, endCursor: last ? encode(last) : null };
    },

    jobs: [
      {
        queue: REMOVE_EVENTS,
        schema: z.object({}),
        retries: 3,
        retryDelay: 300,
        cron: '50 2 * * *',
        run: () => inBackground(() => deleteEvents(db, oldest())),
      },
    ],
  };
}

function shorten(text: string): string {
  const characters = [...text.toWellFormed().replaceAll('\u0000', '')];
  return characters.length <= MAX_DETAIL
    ? characters.join('')
    : `${characters.slice(0, MAX_DETAIL - 1).join('')}…`;
}

const encode = ({ at, id }: EventCursor) => Buffer.from(`${at} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT */
function decode(cursor: string): EventCursor {
  const text = cursor.length <= 200 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = cursorParts.safeParse(text.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `endCursor` of the previous page.');
  return { at: parsed.data[0], id: parsed.data[1] };
}
