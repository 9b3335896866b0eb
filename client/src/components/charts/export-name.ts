import { shownTitle } from '../layout/use-title.ts';
import type { TrendPoint } from './trend-point.ts';

/** Also what the overview is titled; a chart of it needs no further name. */
const OVERVIEW = 'Dashboard';

/** The words of a file's name: product, screen, chart and latest day. */
export const exportName = (title: string, points: readonly TrendPoint[]) => {
  const screen = shownTitle();
  return ['sightline', screen === OVERVIEW ? null : screen, title, points.at(-1)?.date];
};
