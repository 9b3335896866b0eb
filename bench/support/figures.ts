/** One measured figure; what must be reached and what is wished for stand in the words, such as `≤ 1.82`. */
export interface Figure {
  measure: string;
  value: string;
  must?: string;
  target?: string;
}

/** Prints a figure as one line: measure | value | must | target. */
export function printFigure({ measure, value, must = '–', target = '–' }: Figure): void {
  console.log(`${measure} | ${value} | ${must} | ${target}`);
}
