import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { DAY_MS } from '../../lib/days.ts';
import { readTargetContacts } from './contacts/read-target-contacts.ts';
import type { OutreachDeps } from './deps.ts';
import { readInbox } from './inbox/read-inbox.ts';
import { findWaitingAccounts } from './inbox/store.ts';
import { measure } from './progress/measure.ts';
import { deleteOld, findWritingAccounts } from './progress/store.ts';
import { FIND_CONTACTS, MEASURE, MEASURE_ALL, READ_INBOX, READ_INBOXES, SEND_MAIL } from './queues.ts';
import { markInterrupted } from './sending/interrupted.ts';
import { sendMail } from './sending/send-mail.ts';
import { setContactsStatus } from './targets/store.ts';

/** Replies are looked for so long after a mail was sent. */
const REPLY_DAYS = 90;
/** Contacts that nobody wrote to, and excerpts of replies, are deleted after these times. */
const CONTACT_DAYS = 90;
const EXCERPT_DAYS = 365;

const account = z.object({ userId: z.uuid() });
const target = z.object({ userId: z.uuid(), targetId: z.guid() });
const mail = z.object({ userId: z.uuid(), mailId: z.uuid() });

export function outreachJobs(deps: OutreachDeps): JobHandler[] {
  const { db, clock, jobs } = deps;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  const contacts: JobHandler<z.infer<typeof target>> = {
    ...{ queue: FIND_CONTACTS, schema: target, retries: 2, retryDelay: 30, concurrency: 2 },
    async run(data, { signal, last }) {
      try {
        await unlessDeleted(readTargetContacts(deps, data, signal));
      } catch (error) {
        if (last && !signal.aborted) {
          const problem = 'Reading stopped by a failure of the server; its log has the reason.';
          await setContactsStatus(db, data.userId, data.targetId, { status: 'failed', problem, at: clock() });
        }
        throw error;
      }
    },
  };
  const sending: JobHandler<z.infer<typeof mail>> = {
    ...{ queue: SEND_MAIL, schema: mail, retries: 2, retryDelay: 30 },
    run: (data) => sendMail(deps, data),
  };
  const reading: JobHandler<z.infer<typeof account>> = {
    ...{ queue: READ_INBOX, schema: account, retries: 1, retryDelay: 300, concurrency: 2 },
    run: ({ userId }) => unlessDeleted(readInbox(deps, userId)),
  };
  const readingAll: JobHandler = {
    ...{ queue: READ_INBOXES, schema: z.object({}), retries: 0, retryDelay: 1, cron: '*/15 * * * *' },
    async run() {
      await markInterrupted(deps);
      for (const userId of await findWaitingAccounts(db, daysAgo(REPLY_DAYS))) {
        await jobs.send(READ_INBOX, { userId }, { singletonKey: userId });
      }
    },
  };
  const measuring: JobHandler<z.infer<typeof account>> = {
    ...{ queue: MEASURE, schema: account, retries: 1, retryDelay: 300 },
    run: ({ userId }) => unlessDeleted(measure(deps, userId)),
  };
  const measuringAll: JobHandler = {
    ...{ queue: MEASURE_ALL, schema: z.object({}), retries: 1, retryDelay: 300, cron: '40 3 * * *' },
    async run() {
      await deleteOld(db, { contacts: daysAgo(CONTACT_DAYS), excerpts: daysAgo(EXCERPT_DAYS) });
      for (const userId of await findWritingAccounts(db)) {
        await jobs.send(MEASURE, { userId }, { singletonKey: userId });
      }
    },
  };
  return [contacts, sending, reading, readingAll, measuring, measuringAll] as JobHandler[];
}

/** Ignores that the account was deleted meanwhile. */
const unlessDeleted = (work: Promise<void>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
  });
