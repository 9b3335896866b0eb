import type { Worker } from 'node:worker_threads';

/** How often a task is looked at in the time that it may take. */
const CHECKS = 10;

/**
 * Ends a thread when a task has taken more of the processor's time than it may. Time in which the thread waits for the
 * processor, because others need it too, is not counted.
 * @param maxMs milliseconds; a tenth more can pass until the task is first seen
 * @param current the task that the thread works on, if any
 */
export function limitCpu(worker: Worker, maxMs: number, current: () => object | null): void {
  let seen: object | null = null;
  let usedBefore = 0;
  const check = async () => {
    const used = await usedMs(worker);
    const task = current();
    if (task !== seen) {
      seen = task;
      usedBefore = used;
    } else if (task && used - usedBefore > maxMs) {
      await worker.terminate();
    }
  };
  // Fails for a thread that has just ended.
  const checks = setInterval(() => void check().catch(() => undefined), maxMs / CHECKS).unref();
  worker.on('exit', () => clearInterval(checks));
}

async function usedMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}
