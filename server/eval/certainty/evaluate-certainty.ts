import type { ResultTable } from '../print.ts';
import { createAccounts } from './account.ts';
import { changeTable } from './changes.ts';
import { coverageTable } from './coverage.ts';
import { onceTable } from './coverage-once.ts';
import { discoveryTable } from './digests.ts';
import { measureResemblance } from './resemblance.ts';

/**
 * Measures how much recorded answers resemble each other, and simulates accounts of such answers with known rates: how
 * often the product's intervals and tests are right.
 */
export async function evaluateCertainty(dir: string): Promise<ResultTable[]> {
  const { platforms, ...resemblance } = await measureResemblance(dir);
  // No prompt has two answers on a platform.
  if (!resemblance.withinPrompt.every((each) => each > 0 && each < 1)) return [];
  const { withinPrompt, acrossPlatforms } = resemblance;
  const measured = {
    title: 'Certainty: how much recorded answers to one prompt resemble each other',
    columns: ['correlation of naming a company', ...platforms, 'one prompt on two platforms'],
    rows: [['', ...withinPrompt.map((each) => each.toFixed(2)), acrossPlatforms.toFixed(2)]],
    notes: ['Intraclass correlation over all labelled companies, found by the analysis.'],
  };
  const createAccount = createAccounts(resemblance);
  return [
    measured,
    coverageTable(createAccount),
    onceTable(createAccount),
    changeTable(createAccount),
    discoveryTable(createAccount),
  ];
}
