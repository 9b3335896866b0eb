/** A number in a text with what makes up its meaning: currency, magnitude, unit. */
export interface Figure {
  start: number;
  end: number;
  kind: 'share' | 'money' | 'magnitude' | 'unit' | 'time' | 'fraction' | 'multiple' | 'plain';
  /** NaN for a figure in words. */
  value: number;
}
