import { z } from 'zod';
import { inBackground } from '../../db/embedded/background.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { VisitsDeps } from './deps.ts';
import { REFRESH_RANGES, REMOVE_VISITS } from './queues.ts';
import { listAccountsWithVisits, removeOldVisits, sumOldHours } from './retention-store.ts';

const nothing = z.object({});

export function visitJobs(deps: VisitsDeps): JobHandler[] {
  const { db, accounts, clock, config } = deps;
  return [
    {
      queue: REMOVE_VISITS,
      schema: nothing,
      retries: 3,
      retryDelay: 300,
      cron: '40 2 * * *',
      async run(_data, { signal }) {
        for (const userId of await listAccountsWithVisits(db)) {
          signal.throwIfAborted();
          await inBackground(() =>
            db.transaction(async (tx) => {
              await accounts.lock(tx, userId);
              await sumOldHours(tx, userId, clock());
              await removeOldVisits(tx, userId, clock(), config.visitRetentionDays);
            }),
          );
        }
      },
    },
    {
      queue: REFRESH_RANGES,
      schema: nothing,
      retries: 0,
      retryDelay: 60,
      cron: '13 3 * * 1',
      run: (_data, { signal }) => deps.ranges.refresh(signal),
    },
  ];
}
