/** Differences up to this many points count as none. */
const MARGIN = 5;

/** How one's own score stands against a competitor's. */
export interface Delta {
  direction: 'up' | 'down' | 'equal';
  /** Own minus the competitor's. */
  difference: number;
}

/** Up when more than 5 above, down when more than 5 below, otherwise approximately equal. */
export function deltaOf(own: number, competitor: number): Delta {
  const difference = own - competitor;
  return { difference, direction: difference > MARGIN ? 'up' : difference < -MARGIN ? 'down' : 'equal' };
}
