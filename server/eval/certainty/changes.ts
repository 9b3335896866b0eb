import { seeded } from '../../platforms/simulator/random.ts';
import { compareWindows } from '../../statistics/changes.ts';
import { addUp, type Sample } from '../../statistics/clusters.ts';
import { Z95 } from '../../statistics/student-t.ts';
import type { ResultTable } from '../print.ts';
import type { CreateAccount } from './account.ts';
import { type Circumstances, measure } from './measure.ts';
import { MONTE_CARLO_ERROR, ROUNDS, SEED, SETTINGS, Shares } from './shares.ts';

/** The test before: two proportions, answers taken as independent. */
function differsByProportions(current: Sample, previous: Sample): boolean {
  const [a, b] = [addUp(current.days), addUp(previous.days)];
  const pooled = (a.total + b.total) / (a.count + b.count);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.count + 1 / b.count));
  return Math.abs(a.total / a.count - b.total / b.count) > Z95 * error;
}

export function changeTable(createAccount: CreateAccount): ResultTable {
  const rows = [
    'mention rate: changes seen where there is none',
    'the same by the test of two proportions',
    'the same where the mix of prompts and platforms changes',
    'the same by the test of two proportions',
    'mean sentiment: changes seen where there is none',
    'mention rate: real changes seen (power)',
    'the same by the test of two proportions',
    'mean sentiment: real changes of 3 points seen',
  ];
  const columns = SETTINGS.map((setting) => {
    const random = seeded(SEED, 'changes', setting.name);
    const shares = new Shares();
    const isChange = (current: Sample, previous: Sample) => {
      const { pValue } = compareWindows(current, previous);
      return pValue === null ? null : pValue <= 0.05;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = createAccount(random, setting, round);
      const window = (circumstances: Circumstances = {}) => measure(random, account, circumstances);
      const [before, same] = [window(), window()];
      shares.add('0', isChange(same.mentions, before.mentions));
      shares.add('1', differsByProportions(same.mentions, before.mentions));
      // A third of the prompts is new, and the second platform is asked half of them.
      const mixed = window({
        isAsked: (prompt, platform) => prompt % 3 > 0 && (platform !== 1 || prompt % 2 === 0),
      });
      shares.add('2', isChange(mixed.mentions, before.mentions));
      shares.add('3', differsByProportions(mixed.mentions, before.mentions));
      shares.add('4', isChange(same.sentiment, before.sentiment));
      const changed = window({ change: setting.change, sentimentChange: 3 });
      shares.add('5', isChange(changed.mentions, before.mentions));
      shares.add('6', differsByProportions(changed.mentions, before.mentions));
      shares.add('7', isChange(changed.sentiment, before.sentiment));
    }
    return shares;
  });
  return {
    title: 'Certainty: changes between two windows, in %',
    columns: ['', ...SETTINGS.map(({ name }) => name)],
    rows: rows.map((name, index) => [name, ...columns.map((shares) => shares.percent(String(index)))]),
    notes: [
      `The real change is one of ${SETTINGS.map(({ change }) => change).join(', ')} logits in every prompt. Both tests see the same answers. ${ROUNDS} accounts a setting: ± ${MONTE_CARLO_ERROR} at 5 % (one standard error).`,
    ],
  };
}
