import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { inBackground } from '../../db/embedded/background.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { deleteRows } from './delete-rows.ts';
import { DELETE_ACCOUNT } from './queues.ts';

const schema = z.object({ deletionOf: z.uuid() });

/** Ends the deletion of accounts whose process ended before. */
export function deletionJobs(db: Db): JobHandler[] {
  const deleting: JobHandler<z.infer<typeof schema>> = {
    ...{ queue: DELETE_ACCOUNT, schema },
    // Hourly for more than a year: nothing else would delete the rest.
    ...{ retries: 10_000, retryDelay: 60 },
    run: ({ deletionOf }) => inBackground(() => deleteRows(db, deletionOf)),
  };
  return [deleting] as JobHandler[];
}
