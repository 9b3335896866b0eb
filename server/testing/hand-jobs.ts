import type { JobHandler, JobQueue } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';

interface Waiting {
  queue: string;
  data: object;
  /** How often it threw; left out for never. */
  failures?: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A queue in memory whose time is the test's: jobs that fail come back as a worker would bring them back. */
export interface HandJobs extends JobQueue {
  waiting: Waiting[];
  handlers: readonly JobHandler[];
  /** Does what is due, and what that sends, until nothing is due any more. */
  work(): Promise<void>;
}

export function handJobs(clock: Clock): HandJobs {
  const jobs: HandJobs = {
    waiting: [],
    handlers: [],
    prepare: async () => {},
    async send(queue, data, { startAfter } = {}) {
      jobs.waiting.push({ queue, data, at: startAfter?.getTime() ?? 0 });
    },
    async sendAll(queue, all) {
      for (const { data } of all) await jobs.send(queue, data);
    },
    async work() {
      for (;;) {
        const job = jobs.waiting.find(({ at }) => at <= clock().getTime());
        if (!job) return;
        jobs.waiting = jobs.waiting.filter((other) => other !== job);
        const handler = jobs.handlers.find(({ queue }) => queue === job.queue);
        if (!handler) throw new Error(`No handler for ${job.queue}.`);
        await attempt(handler, job);
      }
    },
  };

  async function attempt(handler: JobHandler, job: Waiting): Promise<void> {
    const { failures = 0 } = job;
    const last = failures >= handler.retries;
    const { signal } = new AbortController();
    try {
      await handler.run(handler.schema.parse(job.data), { signal, attempt: failures + 1, last });
    } catch {
      const delay = handler.retryDelay * 2 ** failures * 1000;
      if (!last) jobs.waiting.push({ ...job, failures: failures + 1, at: clock().getTime() + delay });
    }
  }

  return jobs;
}
