/** The size of what is written on a chart's axes; on the drawing as a whole, which is what pictures take over. */
export const CHART_TEXT = { '& svg': { fontSize: '11px' } } as const;
