import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { askQueue } from './deps.ts';
import { type AskDeps, ask } from './items/ask-item.ts';
import type { AskJob } from './runs/start.ts';
import { endStranded, startDue } from './schedule/maintenance.ts';

const askJob = z.object({
  userId: z.string(),
  runId: z.string(),
  promptId: z.string(),
  platform: z.string(),
  day: z.string(),
  sample: z.int(),
  attempt: z.int(),
}) satisfies z.ZodType<AskJob>;

/** What is done for collecting: questions by platform, and a look every minute at what is due. */
export function collectionJobs(deps: AskDeps): JobHandler[] {
  const usable = deps.platforms.all().filter(({ status }) => status === 'on' || status === 'simulated');
  const asking = usable.map(
    ({ key, concurrency }): JobHandler<AskJob> => ({
      queue: askQueue(key),
      schema: askJob,
      // A platform's failures are counted in the job; these are our own, such as a database that is away.
      // What is still wrong after them is recorded as a failed measurement.
      retries: 5,
      retryDelay: 5,
      concurrency,
      run: (job, context) => ask(deps, job, context),
    }),
  );
  const tending: JobHandler = {
    queue: 'collection-tend',
    schema: z.object({}),
    retries: 0,
    retryDelay: 1,
    cron: '* * * * *',
    async run() {
      await startDue(deps);
      await endStranded(deps);
    },
  };
  return [...asking, tending] as JobHandler[];
}
