import { badInput } from '../../errors.ts';

/**
 * Counts read at most: one for each day, topic, platform and company with rows, one for all other companies, and as many for each
 * persona and model where rows are split by them.
 */
export const MAX_CELLS = 100_000;

export const tooLarge = () =>
  badInput(
    'filter',
    `filter asks for more than ${MAX_CELLS.toLocaleString('en')} counts of days, topics, platforms, companies, personas and models: choose fewer days, one topic or one platform.`,
  );
