import type { Clock } from '../../../dependencies.ts';
import type { JobHandler, JobQueue } from '../../../jobs/queue.ts';

interface Job {
  queue: string;
  data: object;
  /** Milliseconds since 1970. */
  at: number;
}

/** A queue in memory whose jobs are done when a test says so. */
export interface MemoryJobs extends JobQueue {
  waiting: Job[];
  /** Does what is due, and what that sends, until nothing is due any more. */
  work(): Promise<void>;
  handlers: readonly JobHandler[];
}

export function memoryJobs(clock: Clock): MemoryJobs {
  const jobs: MemoryJobs = {
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
        const data = handler?.schema.parse(job.data);
        await handler?.run(data as object, { signal: new AbortController().signal, attempt: 1, last: false });
      }
    },
  };
  return jobs;
}
