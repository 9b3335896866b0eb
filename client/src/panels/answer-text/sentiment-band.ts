/** From here on a sentiment is positive; the server's filter draws the same lines. */
const POSITIVE_FROM = 55;
/** Up to here it is negative. */
const NEGATIVE_TO = 45;

/** How a mention's sentiment is called and coloured. */
export function bandOf(sentiment: number | null) {
  if (sentiment === null) return { word: 'Not judged', palette: 'gray' };
  if (sentiment >= POSITIVE_FROM) return { word: 'Positive', palette: 'green' };
  if (sentiment <= NEGATIVE_TO) return { word: 'Negative', palette: 'red' };
  return { word: 'Mixed', palette: 'amber' };
}
