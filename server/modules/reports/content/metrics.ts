import { judgeName, RULES } from '../../../analysis/method.ts';
import { bandOf, type JudgedBand } from '../../../analysis/sentiment/bands.ts';
import type { TrackedCompany } from '../../../analysis/types.ts';
import { sum } from '../../../statistics/arithmetic.ts';
import { certaintyOfPrompts, type PromptSums } from '../../../statistics/clusters.ts';
import { mean } from '../../../statistics/mean.ts';
import { type Rate, rate } from '../../../statistics/rates.ts';
import { rankCompanies } from '../../visibility/formulas.ts';
import type { Measurement, PlatformFindings, PlatformName, RankedCompany, ReportSentiment } from './model.ts';
import { type AnswerView, generic, usable } from './read-answers.ts';

/** The sum of a value over the answers to each prompt; answers without a value are left out. */
function sumByPrompt(
  answers: readonly AnswerView[],
  readScore: (answer: AnswerView) => number | null,
): PromptSums[] {
  return answers.flatMap((answer) => {
    const total = readScore(answer);
    const { prompt, platform } = answer;
    return total === null
      ? []
      : { prompt: String(prompt), platform: platform.key, answers: 1, count: 1, total };
  });
}

/** A share of usable answers with the interval for prompts like these. */
function shareOf(answers: readonly AnswerView[], isHit: (answer: AnswerView) => boolean): Rate {
  const prompts = sumByPrompt(answers, (answer) => (isHit(answer) ? 1 : 0));
  return rate(answers.filter(isHit).length, answers.length, certaintyOfPrompts(prompts));
}

/** Answers that name the brand ÷ usable answers. */
export const mentionRate = (answers: readonly AnswerView[]): Rate =>
  shareOf(answers, ({ brand }) => brand !== null);

/** Includes platforms without a usable answer. */
export function listPlatformFindings(
  answers: readonly AnswerView[],
  platforms: readonly PlatformName[],
): PlatformFindings[] {
  return platforms.map((platform) => {
    const prompted = answers.filter((answer) => answer.platform.key === platform.key);
    const answered = usable(prompted);
    return {
      platform,
      model: mostFrequent(answered.map(({ model }) => model)),
      mentionRate: mentionRate(generic(answered)),
      answers: answered.length,
      failed: prompted.length - answered.length,
    };
  });
}

/** The most frequent model; the first in a tie. */
function mostFrequent(models: readonly (string | null)[]): string | null {
  const byModel = Map.groupBy(models.filter(Boolean), (model) => model);
  const [first] = [...byModel].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? null;
}

/**
 * The brand and its competitors, ranked as on the dashboard; companies that no answer names come last.
 * @param answers usable ones to prompts that do not name the brand
 */
export function rankReportCompanies(
  answers: readonly AnswerView[],
  brand: TrackedCompany,
  rivals: readonly TrackedCompany[],
): RankedCompany[] {
  const companies = [brand, ...rivals].map(({ name }, index) => {
    const isBrand = index === 0;
    const named = answers.flatMap((answer) =>
      answer.named.filter((each) => each.isBrand === isBrand && each.name === name),
    );
    const positionSum = sum(named, ({ position }) => position);
    return { name, isBrand, mentions: named.length, unbrandedMentions: named.length, positionSum };
  });
  return rankCompanies(companies).map(({ name, isBrand, rank, shareOfVoice, meanPosition }) => ({
    name,
    isBrand,
    rank,
    mentionRate: shareOf(answers, ({ named }) =>
      named.some((each) => each.isBrand === isBrand && each.name === name),
    ),
    shareOfVoice,
    meanPosition,
  }));
}

/** The mean over usable answers that name the brand and could be judged, with the interval for prompts like these. */
export function meanSentiment(answers: readonly AnswerView[]): ReportSentiment {
  const mentions = answers.flatMap(({ brand }) => (brand ? [brand] : []));
  const judged = mentions.flatMap(({ sentiment }) => (sentiment === null ? [] : [sentiment]));
  const scores = sumByPrompt(answers, ({ brand }) => brand?.sentiment ?? null);
  const total = sum(judged, (score) => score);
  const count = (band: JudgedBand) => judged.filter((score) => bandOf(score) === band).length;
  const unjudged = answers.filter(({ brand }) => brand && brand.sentiment === null);
  const counts = {
    positive: count('positive'),
    mixed: count('mixed'),
    negative: count('negative'),
    unjudged: unjudged.length,
    unsupportedLanguage: unjudged.filter(({ unsupportedLanguage }) => unsupportedLanguage).length,
  };
  const score = mean(judged.length, total, certaintyOfPrompts(scores));
  return { ...score, mentions: mentions.length, counts, judge: judgeName(RULES) };
}

/** Counts of prompts, answers and failures; `asked` = `answers` + failures. */
export function countMeasurement(answers: readonly AnswerView[], prompts: readonly string[]): Measurement {
  const answered = usable(answers);
  const times = answered.map(({ collectedAt }) => Date.parse(collectedAt ?? '')).filter(Number.isFinite);
  return {
    prompts: prompts.length,
    brandedPrompts: new Set(answers.filter(({ branded }) => branded).map(({ prompt }) => prompt)).size,
    asked: answers.length,
    answers: answered.length,
    failures: listFailures(answers),
    from: toIso(Math.min(...times)),
    to: toIso(Math.max(...times)),
  };
}

/** By platform, the most frequent reason first. */
function listFailures(answers: readonly AnswerView[]): Measurement['failures'] {
  const byPlatform = new Map<string, Map<string, Measurement['failures'][number]>>();
  for (const { platform, status, failure } of answers) {
    const reasons = byPlatform.get(platform.key) ?? new Map();
    byPlatform.set(platform.key, reasons);
    if (status === 'answered') continue;
    const reason = failure ?? '';
    const count = (reasons.get(reason)?.count ?? 0) + 1;
    reasons.set(reason, { platform, reason, count });
  }
  return [...byPlatform.values()].flatMap((reasons) =>
    [...reasons.values()].sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, 'en')),
  );
}

const toIso = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null);
