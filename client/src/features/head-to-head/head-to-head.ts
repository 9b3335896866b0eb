import type { HeadToHeadQuery } from './HeadToHeadScreen.generated.ts';

/** What the screen shows. */
export type HeadToHead = NonNullable<HeadToHeadQuery['headToHead']>;
