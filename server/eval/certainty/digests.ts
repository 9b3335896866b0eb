import { seeded } from '../../platforms/simulator/random.ts';
import { compareWindows, LEVEL } from '../../statistics/changes.ts';
import { findDiscoveries } from '../../statistics/false-discovery.ts';
import type { ResultTable } from '../print.ts';
import type { CreateAccount } from './account.ts';
import { measure } from './measure.ts';
import { DAILY, ROUNDS, SEED } from './shares.ts';

const RULES = 20;

/** Digests of many rules, a quarter of which have something to find. */
export function discoveryTable(createAccount: CreateAccount): ResultTable {
  const random = seeded(SEED, 'digest');
  const totals = { controlled: 0, single: 0, found: 0, foundSingle: 0, real: 0 };
  const rounds = ROUNDS / 10;
  for (let round = 0; round < rounds; round += 1) {
    const rules = Array.from({ length: RULES }, (_, rule) => {
      const account = createAccount(random, { ...DAILY, prompts: 10 }, round);
      const isReal = rule % 4 === 0;
      const [before, now] = [
        measure(random, account),
        measure(random, account, isReal ? { change: 1.5 } : {}),
      ];
      return { isReal, pValue: compareWindows(now.mentions, before.mentions).pValue };
    });
    const controlled = findDiscoveries(
      rules.map(({ pValue }) => pValue),
      LEVEL,
    );
    const single = rules.map(({ pValue }) => pValue !== null && pValue <= LEVEL);
    const falseShare = (found: readonly boolean[]) =>
      found.filter((isFound, index) => isFound && !rules[index]?.isReal).length /
      Math.max(1, found.filter(Boolean).length);
    const foundReal = (found: readonly boolean[]) =>
      found.filter((isFound, index) => isFound && rules[index]?.isReal).length;
    totals.controlled += falseShare(controlled) / rounds;
    totals.single += falseShare(single) / rounds;
    totals.found += foundReal(controlled);
    totals.foundSingle += foundReal(single);
    totals.real += rules.filter(({ isReal }) => isReal).length;
  }
  const percent = (value: number) => (100 * value).toFixed(1);
  return {
    title: `Certainty: a digest of ${RULES} rules, a quarter with a real change, in %`,
    columns: ['', 'Benjamini–Hochberg', 'each at 5 %'],
    rows: [
      ['false among the changes reported', percent(totals.controlled), percent(totals.single)],
      [
        'real changes reported',
        percent(totals.found / totals.real),
        percent(totals.foundSingle / totals.real),
      ],
    ],
    notes: [`${rounds} digests; each rule is about 10 prompts over two weeks.`],
  };
}
