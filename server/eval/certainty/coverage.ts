import { seeded } from '../../platforms/simulator/random.ts';
import { sum } from '../../statistics/arithmetic.ts';
import {
  addUp,
  certaintyOf,
  certaintyOfPrompt,
  type PromptSums,
  type Sample,
  spreadOfEachDay,
} from '../../statistics/clusters.ts';
import type { Certainty } from '../../statistics/interval.ts';
import { mean } from '../../statistics/mean.ts';
import { rate } from '../../statistics/rates.ts';
import type { ResultTable } from '../print.ts';
import type { CreateAccount } from './account.ts';
import { measure } from './measure.ts';
import {
  covers,
  MONTE_CARLO_ERROR,
  onPlatform,
  plainRate,
  ROUNDS,
  SEED,
  SETTINGS,
  Shares,
  truthOf,
} from './shares.ts';

const rateOfAll = (sample: Sample) => {
  const { total, count } = addUp(sample.days);
  return rate(total, count, certaintyOf(sample));
};

/** As the gaps page computes it from the prompt's platforms. */
function ofPrompt(platforms: readonly PromptSums[]): Certainty {
  const { total, count } = addUp(platforms);
  const several = platforms.filter((each) => each.count > 1);
  return certaintyOfPrompt(count - total, count, {
    squares: sum(several, (each) => (each.total * (each.count - each.total)) / (each.count - 1)),
    singles: platforms.length - several.length,
    platforms: platforms.length,
  });
}

const dayCertainty = (sample: Sample): Certainty => {
  const spread = spreadOfEachDay(sample.days).get('00');
  return spread ? { basis: 'THESE_PROMPTS', spread } : { basis: 'TOO_FEW_DAYS', spread: null };
};

export function coverageTable(createAccount: CreateAccount): ResultTable {
  const intervals = [
    'mention rate of these prompts',
    'the same on one platform',
    'the same on one day',
    'mean sentiment of these prompts',
    'the same on one day',
    'missed rate of one prompt',
    'mention rate where a third of the prompts is added halfway',
    'for comparison: mention rate by plain Wilson',
  ];
  const columns = SETTINGS.map((setting) => {
    const random = seeded(SEED, setting.name);
    const shares = new Shares();
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = createAccount(random, setting, round);
      const { mentions, sentiment, expected, sentimentOfPrompts, rateByPrompt } = measure(random, account, {
        drifts: true,
      });
      const truth = truthOf(expected);
      shares.add('0', covers(rateOfAll(mentions), truth));
      const ofPlatform = expected.filter(({ platform }) => platform === '0');
      shares.add('1', covers(rateOfAll(onPlatform(mentions, '0')), truthOf(ofPlatform)));
      const ofDay = addUp(mentions.days.filter(({ day }) => day === '00'));
      const part = dayCertainty(mentions);
      shares.add(
        '2',
        covers(rate(ofDay.total, ofDay.count, part), truthOf(expected.filter(({ day }) => day === '00'))),
      );
      const scores = addUp(sentiment.days);
      const sure = certaintyOf(sentiment);
      shares.add('3', covers(mean(scores.count, scores.total, sure), sentimentOfPrompts));
      const scoresOfDay = addUp(sentiment.days.filter(({ day }) => day === '00'));
      const sureOfDay = dayCertainty(sentiment);
      shares.add('4', covers(mean(scoresOfDay.count, scoresOfDay.total, sureOfDay), sentimentOfPrompts));
      const own = mentions.prompts.filter(({ prompt }) => prompt === '00');
      const { total, count } = addUp(own);
      const missed = 100 - 100 * (rateByPrompt[0] ?? 0);
      if (total < count) shares.add('5', covers(rate(count - total, count, ofPrompt(own)), missed));
      // A third of the prompts is added after half of the days.
      const grown = measure(random, account, {
        isAsked: (prompt, _platform, day) => prompt % 3 > 0 || day >= setting.days / 2,
      });
      shares.add('6', covers(rateOfAll(grown.mentions), truthOf(grown.expected)));
      shares.add('7', covers(plainRate(mentions), truth));
    }
    return shares;
  });
  return {
    title: 'Certainty: coverage of the 95 % intervals for these prompts, in %',
    columns: ['interval', ...SETTINGS.map(({ name }) => name)],
    rows: intervals.map((name, index) => [name, ...columns.map((shares) => shares.percent(String(index)))]),
    notes: [
      `${ROUNDS} accounts a setting, which makes each share exact to ± ${MONTE_CARLO_ERROR} (one standard error); three platforms, one answer a prompt, platform and day; mention rates from 10 to 50 %; prompts as different as measured above; days with shocks, half of them common to all platforms; one platform drifts; 3 % of the measurements fail.`,
      'The true figure is the expected one over shocks of days, with the drift, of all measurements asked, failed ones included. A prompt’s missed rate counts prompts with a missed answer.',
    ],
  };
}
