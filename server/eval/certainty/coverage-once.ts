import { seeded } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { addUp, certaintyOfPrompts } from '../../statistics/clusters.ts';
import { mean } from '../../statistics/mean.ts';
import { rate } from '../../statistics/rates.ts';
import type { ResultTable } from '../print.ts';
import { type CreateAccount, SENTIMENT } from './account.ts';
import { measure, ratesOfKind } from './measure.ts';
import { covers, onPlatform, plainRate, ROUNDS, SEED, Shares } from './shares.ts';

const ONCE = [50, 20, 10, 8, 6];

export function onceTable(createAccount: CreateAccount): ResultTable {
  const intervals = [
    'mention rate of prompts like these',
    'the same on one platform',
    'mean sentiment of prompts like these',
    'for comparison: mention rate by plain Wilson',
  ];
  const columns = ONCE.map((prompts) => {
    const random = seeded(SEED, 'once', prompts);
    const shares = new Shares();
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const account = createAccount(random, { prompts, days: 1 }, round);
      const { mentions, sentiment, shocks } = measure(random, account);
      const [shock = { platforms: [], sentiment: 0 }] = shocks;
      const rates = ratesOfKind(account, shock);
      const truth = (100 * sum(rates, (each) => each)) / rates.length;
      const answers = addUp(mentions.prompts);
      shares.add(
        '0',
        covers(rate(answers.total, answers.count, certaintyOfPrompts(mentions.prompts)), truth),
      );
      const { prompts: own } = onPlatform(mentions, '0');
      const onOne = addUp(own);
      shares.add('1', covers(rate(onOne.total, onOne.count, certaintyOfPrompts(own)), 100 * (rates[0] ?? 0)));
      const scores = addUp(sentiment.prompts);
      shares.add(
        '2',
        covers(
          mean(scores.count, scores.total, certaintyOfPrompts(sentiment.prompts)),
          SENTIMENT.mean + shock.sentiment,
        ),
      );
      shares.add('3', covers(plainRate(mentions), truth));
    }
    return shares;
  });
  return {
    title: 'Certainty: coverage of the 95 % intervals for prompts like these, in %',
    columns: ['interval', ...ONCE.map((prompts) => `${prompts} prompts once`)],
    rows: intervals.map((name, index) => [name, ...columns.map((shares) => shares.percent(String(index)))]),
    notes: [
      'Every prompt is asked once on three platforms, as for a report and on the first days of an account. The true figure is that of all prompts of the kind on that day.',
      '“too few”: the product says that there are too few prompts instead of an interval, in more than 95 % of the rounds.',
    ],
  };
}
