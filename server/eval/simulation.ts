import { type Random, seeded } from '../platforms/simulator/random.ts';
import { sum } from '../statistics/arithmetic.ts';
import { compareWindows } from '../statistics/changes.ts';
import {
  addUp,
  certaintyOf,
  certaintyOfPrompt,
  certaintyOfPrompts,
  type PromptSums,
  type Sample,
  spreadOfEachDay,
} from '../statistics/clusters.ts';
import { findDiscoveries } from '../statistics/false-discovery.ts';
import type { Certainty } from '../statistics/interval.ts';
import { mean } from '../statistics/mean.ts';
import { rate } from '../statistics/rates.ts';
import { Z95 } from '../statistics/student-t.ts';
import type { ResultTable } from './print.ts';
import { measureResemblance } from './resemblance.ts';
import {
  type Account,
  type Circumstances,
  createAccount,
  type Design,
  fitPrompts,
  type Measured,
  measure,
  type Resemblance,
} from './simulation-world.ts';

/** A design and its name; half of the accounts have the lower rate. */
interface Setting extends Omit<Design, 'rate'> {
  name: string;
  /** Logits of the real change that power is measured with. */
  change: number;
}

const RATES = [0.15, 0.4];
const DAILY: Setting = { name: '20 prompts daily, 7 days', prompts: 20, days: 7, change: 0.7 };
const SETTINGS: Setting[] = [
  DAILY,
  { name: '10 prompts daily, 7 days', prompts: 10, days: 7, change: 0.9 },
  { name: '20 prompts daily, 30 days', prompts: 20, days: 30, change: 0.35 },
  { name: '50 prompts weekly, 28 days', prompts: 50, days: 4, change: 0.6 },
];
const ONCE = [50, 20, 10, 5];
const ROUNDS = 1_600;
const SEED = 'certainty';

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
  return [measured, ...simulateCertainty(resemblance)];
}

/** Simulates accounts whose prompts differ as the recorded ones do. */
function simulateCertainty(resemblance: Resemblance): ResultTable[] {
  const correlations = [...resemblance.withinPrompt];
  // A third platform, between the recorded ones.
  while (correlations.length < 3) correlations.push(sum(correlations, (each) => each) / correlations.length);
  const worlds = RATES.map((mean) => ({
    rate: mean,
    platforms: correlations.map((each) => fitPrompts(mean, each)),
  }));
  const open = (random: Random, design: Omit<Design, 'rate'>, round: number): Account => {
    const world = worlds[round % worlds.length] ?? { rate: 0, platforms: [] };
    return createAccount(
      random,
      { ...design, rate: world.rate },
      world.platforms,
      resemblance.acrossPlatforms,
    );
  };
  return [coverageTable(open), onceTable(open), changeTable(open), discoveryTable(open)];
}

type OpenAccount = (random: Random, design: Omit<Design, 'rate'>, round: number) => Account;

/** Counts how often something is so, by name. */
class Shares {
  readonly #counts = new Map<string, [number, number]>();

  /** @param isSo null where there is nothing to count, such as no interval */
  add(name: string, isSo: boolean | null): void {
    const [so, all] = this.#counts.get(name) ?? [0, 0];
    this.#counts.set(name, isSo === null ? [so, all] : [so + (isSo ? 1 : 0), all + 1]);
  }

  /** `95.1`, or `too few` without anything counted. */
  percent(name: string): string {
    const [so, all] = this.#counts.get(name) ?? [0, 0];
    return all < ROUNDS / 20 ? 'too few' : ((100 * so) / all).toFixed(1);
  }
}

const covers = ({ low, high }: { low: number | null; high: number | null }, truth: number) =>
  low === null || high === null ? null : low <= truth + 1e-9 && truth <= high + 1e-9;
const rateOf = (sample: Sample, certainty = certaintyOf(sample)) => {
  const { total, count } = addUp(sample.days);
  return rate(total, count, certainty);
};
const truthOf = (expected: Measured['expected'], value: 'rate' | 'rateOfDay' = 'rate') =>
  (100 * sum(expected, (cell) => cell[value])) / sum(expected, ({ answers }) => answers);
const onPlatform = ({ days, prompts }: Sample, key: string): Sample => ({
  days: days.filter(({ platform }) => platform === key),
  prompts: prompts.filter(({ platform }) => platform === key),
});

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
  const spread = spreadOfEachDay(sample.days).get('0');
  return spread ? { basis: 'THESE_PROMPTS', spread } : { basis: 'TOO_FEW_DAYS', spread: null };
};

/** Wilson's interval that takes answers as independent. */
const wilson = (sample: Sample) => {
  const { total, count } = addUp(sample.days);
  return rate(total, count);
};

function coverageTable(open: OpenAccount): ResultTable {
  const intervals = [
    'mention rate of these prompts',
    'the same on one platform',
    'the same on one day',
    'mean sentiment of these prompts',
    'the same on one day',
    'missed rate of one prompt',
    'for comparison: mention rate by plain Wilson',
  ];
  const columns = SETTINGS.map((setting) => {
    const random = seeded(SEED, setting.name);
    const shares = new Shares();
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = open(random, setting, round);
      const { mentions, sentiment, expected, sentimentOfPrompts, rateByPrompt } = measure(random, account, {
        drifts: true,
      });
      const truth = truthOf(expected);
      shares.add('0', covers(rateOf(mentions), truth));
      const ofPlatform = expected.filter(({ platform }) => platform === '0');
      shares.add('1', covers(rateOf(onPlatform(mentions, '0')), truthOf(ofPlatform)));
      const ofDay = addUp(mentions.days.filter(({ day }) => day === '0'));
      const part = dayCertainty(mentions);
      shares.add(
        '2',
        covers(rate(ofDay.total, ofDay.count, part), truthOf(expected.filter(({ day }) => day === '0'))),
      );
      const scores = addUp(sentiment.days);
      const sure = certaintyOf(sentiment);
      shares.add('3', covers(mean(scores.count, scores.total, sure), sentimentOfPrompts));
      const scoresOfDay = addUp(sentiment.days.filter(({ day }) => day === '0'));
      const sureOfDay = dayCertainty(sentiment);
      shares.add('4', covers(mean(scoresOfDay.count, scoresOfDay.total, sureOfDay), sentimentOfPrompts));
      const own = mentions.prompts.filter(({ prompt }) => prompt === '0');
      const { total, count } = addUp(own);
      const missed = 100 - 100 * (rateByPrompt[0] ?? 0);
      if (total < count) shares.add('5', covers(rate(count - total, count, ofPrompt(own)), missed));
      shares.add('6', covers(wilson(mentions), truth));
    }
    return shares;
  });
  return {
    title: 'Certainty: coverage of the 95 % intervals for these prompts, in %',
    columns: ['interval', ...SETTINGS.map(({ name }) => name)],
    rows: intervals.map((name, index) => [name, ...columns.map((shares) => shares.percent(String(index)))]),
    notes: [
      `${ROUNDS} accounts a setting, three platforms, one answer a prompt, platform and day; mention rates of 15 and 40 %; prompts as different as measured above; days with shocks, half of them common to all platforms; one platform drifts; 3 % of the measurements fail.`,
      'The true figure is the expected one over shocks of days, with the drift. A prompt’s missed rate counts prompts with a missed answer.',
    ],
  };
}

function onceTable(open: OpenAccount): ResultTable {
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
      const account = open(random, { prompts, days: 1 }, round);
      const { mentions, sentiment, population } = measure(random, account);
      const [truth] = population;
      const answers = addUp(mentions.prompts);
      shares.add(
        '0',
        covers(
          rate(answers.total, answers.count, certaintyOfPrompts(mentions.prompts)),
          100 * (truth?.rate ?? 0),
        ),
      );
      const { prompts: own } = onPlatform(mentions, '0');
      const onOne = addUp(own);
      shares.add(
        '1',
        covers(
          rate(onOne.total, onOne.count, certaintyOfPrompts(own)),
          100 * (truth?.rateByPlatform[0] ?? 0),
        ),
      );
      const scores = addUp(sentiment.prompts);
      shares.add(
        '2',
        covers(
          mean(scores.count, scores.total, certaintyOfPrompts(sentiment.prompts)),
          truth?.sentiment ?? 0,
        ),
      );
      shares.add('3', covers(wilson(mentions), 100 * (truth?.rate ?? 0)));
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

/** The test before: two proportions, answers taken as independent. */
function differsByProportions(current: Sample, previous: Sample): boolean {
  const [a, b] = [addUp(current.days), addUp(previous.days)];
  const pooled = (a.total + b.total) / (a.count + b.count);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.count + 1 / b.count));
  return Math.abs(a.total / a.count - b.total / b.count) > Z95 * error;
}

function changeTable(open: OpenAccount): ResultTable {
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
      const account = open(random, setting, round);
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
      `The real change is one of ${SETTINGS.map(({ change }) => change).join(', ')} logits in every prompt. Both tests see the same answers.`,
    ],
  };
}

const RULES = 20;

/** Digests of many rules: a quarter of them has something to find. */
function discoveryTable(open: OpenAccount): ResultTable {
  const random = seeded(SEED, 'digest');
  const totals = { controlled: 0, single: 0, found: 0, foundSingle: 0, real: 0 };
  const rounds = ROUNDS / 10;
  for (let round = 0; round < rounds; round += 1) {
    const rules = Array.from({ length: RULES }, (_, rule) => {
      const account = open(random, { ...DAILY, prompts: 10 }, round);
      const isReal = rule % 4 === 0;
      const [before, now] = [
        measure(random, account),
        measure(random, account, isReal ? { change: 1.5 } : {}),
      ];
      return { isReal, pValue: compareWindows(now.mentions, before.mentions).pValue };
    });
    const controlled = findDiscoveries(
      rules.map(({ pValue }) => pValue),
      0.05,
    );
    const single = rules.map(({ pValue }) => pValue !== null && pValue <= 0.05);
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
