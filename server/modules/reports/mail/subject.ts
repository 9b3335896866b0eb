import { oneLine } from '../../../lib/format.ts';
import type { ReportContent } from '../content/model.ts';
import { cut } from '../words/cut.ts';
import { percent } from '../words/figures.ts';

/** Characters; more would be cut in a list of mails. */
const LONGEST = 120;

/** One line of at most 120 characters, the company cut where it is longer. */
export function subjectOf({ company, simulated, visibility }: ReportContent): string {
  const before = simulated ? '[Simulated] ' : '';
  const after =
    visibility.value === null
      ? ': your AI visibility report'
      : `: named in ${percent(visibility.value)} of AI answers`;
  return `${before}${cut(oneLine(company), LONGEST - before.length - after.length)}${after}`;
}
