import type { QueuedMention } from './model.ts';

/** Takes turns between the random sample and the doubtful mentions, each in its order, while both last. */
export function mixQueue(queued: readonly QueuedMention[]): QueuedMention[] {
  const sample = queued.filter(({ reason }) => reason === 'random');
  const doubtful = queued.filter(({ reason }) => reason !== 'random');
  return Array.from({ length: Math.max(sample.length, doubtful.length) }).flatMap((_, index) =>
    [sample[index], doubtful[index]].filter((mention) => mention !== undefined),
  );
}
