import { sum } from '../../statistics/arithmetic.ts';
import { loadLabelledAnswers } from '../load.ts';
import { namesOf, runAnalyser } from '../methods.ts';
import type { Resemblance } from './account.ts';

/** Hits and answers of one prompt. */
interface Repeated {
  hits: number;
  answers: number;
}

/**
 * How much the recorded answers to one prompt resemble each other in naming a company, by platform: the intraclass
 * correlation of the analysis of variance over all labelled companies.
 * Source: W. G. Cochran, “Sampling Techniques” (1977), 8.3.
 */
export async function measureResemblance(dir: string): Promise<Resemblance & { platforms: string[] }> {
  const answers = await loadLabelledAnswers(dir);
  const names = namesOf(answers);
  const { found } = runAnalyser(answers, names);
  const platforms = [...new Set(answers.map(({ platform }) => platform))].sort();
  const questions = [...new Set(answers.map(({ prompt }) => prompt))];
  const countsOf = (platform: string, key: string): Repeated[] =>
    questions.map((question) => {
      const indexes = [...answers.keys()].filter(
        (index) => answers[index]?.platform === platform && answers[index]?.prompt === question,
      );
      return { hits: indexes.filter((index) => found[index]?.has(key)).length, answers: indexes.length };
    });
  const byPlatform = platforms.map((platform) => [...names.keys()].map((key) => countsOf(platform, key)));
  return {
    platforms,
    withinPrompt: byPlatform.map(correlationWithin),
    acrossPlatforms: correlationAcross(byPlatform[0] ?? [], byPlatform[1] ?? byPlatform[0] ?? []),
  };
}

const varianceWithin = ({ hits, answers }: Repeated) =>
  answers < 2 ? 0 : (hits * (1 - hits / answers)) / (answers - 1);

function correlationWithin(companies: readonly Repeated[][]): number {
  const within = sum(companies, (prompts) => sum(prompts, varianceWithin) / prompts.length);
  const between = sum(companies, (prompts) => covarianceOf(prompts, prompts));
  return between / (between + within);
}

const correlationAcross = (one: readonly Repeated[][], other: readonly Repeated[][]) => {
  const own = (companies: readonly Repeated[][]) =>
    sum(companies, (prompts) => covarianceOf(prompts, prompts));
  const shared = sum([...one.keys()], (index) => covarianceOf(one[index] ?? [], other[index] ?? []));
  return Math.min(1, shared / Math.sqrt(own(one) * own(other)));
};

/** The covariance of two rates over prompts; of the same rate, its variance without that of single answers. */
function covarianceOf(one: readonly Repeated[], other: readonly Repeated[]): number {
  const rates = (prompts: readonly Repeated[]) =>
    prompts.map(({ hits, answers }) => (answers === 0 ? 0 : hits / answers));
  const meanOf = (values: readonly number[]) => sum(values, (value) => value) / values.length;
  const [a, b] = [rates(one), rates(other)];
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const product = sum([...a.keys()], (index) => ((a[index] ?? 0) - meanA) * ((b[index] ?? 0) - meanB));
  const noise =
    one === other ? sum(one, (prompt) => varianceWithin(prompt) / Math.max(1, prompt.answers)) : 0;
  return product / (a.length - 1) - noise / a.length;
}
