import type { CollectionQuery } from './CollectionScreen.generated.ts';
import { formatInstant } from './run-words.ts';

/** When the next run starts by itself, by the clock of whoever looks. */
export const scheduleWords = ({ daily, nextRun }: CollectionQuery['collectionSettings']) =>
  daily && nextRun
    ? `Asks AI platforms your prompts every day; next on ${formatInstant(nextRun)}`
    : 'Asks AI platforms your prompts when you start it; no daily run is set';
