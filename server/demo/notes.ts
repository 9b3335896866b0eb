import { addDays } from '../lib/days.ts';
import type { Viewer } from '../modules/accounts/model.ts';
import { NO_FILTER } from '../modules/notes/model.ts';
import type { Services } from '../services.ts';

/** Made up like the answers, and named so. `topic` is the place of a topic in the account's list. */
const NOTES: readonly { daysBefore: number; text: string; topic?: number }[] = [
  { daysBefore: 52, text: 'Sample note: price page published' },
  { daysBefore: 23, text: 'Sample note: comparison page published', topic: 0 },
  { daysBefore: 9, text: 'Sample note: prices changed' },
  { daysBefore: 9, text: 'Sample note: review site updated its ranking', topic: 1 },
];

/** Writes a few notes, openly simulated, unless the account has some. @param until the last day with answers */
export async function writeDemoNotes(
  { notes, topics }: Pick<Services, 'notes' | 'topics'>,
  viewer: Viewer,
  until: string,
): Promise<void> {
  const { total } = await notes.list(viewer, { filter: NO_FILTER, first: 1 });
  if (total > 0) return;
  const { topics: listed } = await topics.listFor(viewer, viewer.userId);
  for (const { daysBefore, text, topic } of NOTES) {
    const topicId = topic === undefined ? null : (listed[topic]?.id ?? null);
    await notes.add(viewer, { day: addDays(until, -daysBefore), text, topicId });
  }
}
