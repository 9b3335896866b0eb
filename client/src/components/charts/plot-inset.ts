/** Of a chart's plot, in pixels: room for the figures of the axis, and for the last day's name. */
export const AXIS_WIDTH = 30;
export const MARGIN_END = 12;

/** Between the plot's sides and its first and last point; few points stay away from the sides. */
export const paddingOf = (points: number) => (points < 3 ? 48 : 4);

/** Where the first and the last point lie, in pixels from the chart's sides. */
export const plotInset = (points: number) => ({
  start: AXIS_WIDTH + paddingOf(points),
  end: MARGIN_END + paddingOf(points),
});
