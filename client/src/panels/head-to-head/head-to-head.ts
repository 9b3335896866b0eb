import type { HeadToHead_BothFragment } from './HeadToHead.generated.ts';

/** What the panels show. */
export type HeadToHead = HeadToHead_BothFragment;
