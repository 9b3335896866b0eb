import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import type { RetentionDeps } from './deps.ts';
import { DELETE_ARCHIVE, REMOVE_TEXTS } from './queues.ts';
import { removeOldTexts } from './remove-texts.ts';

/** Longer jobs would expire; another one continues. */
const MAX_RUN_MS = 5 * 60_000;

const deletion = z.object({ archiveOf: z.uuid() });

export function retentionJobs(deps: RetentionDeps): JobHandler[] {
  const removing: JobHandler = {
    queue: REMOVE_TEXTS,
    schema: z.object({}),
    retries: 5,
    retryDelay: 300,
    // The quiet hour before large tables are vacuumed.
    cron: '20 2 * * *',
    async run(_data, { signal }) {
      const end = performance.now() + MAX_RUN_MS;
      const isDone = await removeOldTexts(deps, () => signal.aborted || performance.now() > end);
      if (!isDone && !signal.aborted) await deps.jobs.send(REMOVE_TEXTS, {}, { singletonKey: 'continue' });
    },
  };
  const deleting: JobHandler<z.infer<typeof deletion>> = {
    queue: DELETE_ARCHIVE,
    schema: deletion,
    // Hourly for more than a year: nothing else would delete these texts.
    retries: 10_000,
    retryDelay: 60,
    async run({ archiveOf }) {
      if (!deps.textArchive)
        throw new Error('TEXT_ARCHIVE is not set, so the texts of a deleted account stay.');
      await deps.textArchive.deleteAccount(archiveOf);
    },
  };
  return [removing, deleting] as JobHandler[];
}
