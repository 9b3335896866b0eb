import {
  countMeasurement,
  listPlatformFindings,
  meanSentiment,
  mentionRate,
  rankReportCompanies,
} from './metrics.ts';
import type { ReportContent } from './model.ts';
import { nextStepsOf } from './next-steps/choose.ts';
import { passagesOf } from './passages.ts';
import { missingOf, promptsOf } from './prompts.ts';
import type { ContentInput } from './read-answers.ts';
import { generic, readAnswers, usable } from './read-answers.ts';
import { sourcesOf } from './sources.ts';

/**
 * Computes a report's content from the answers, with the dashboard's analysis and formulas (docs/metrics.md). Pure and
 * independent of the answers' order. Without a usable answer all totals are null and next steps may be fewer than five.
 */
export function makeContent(input: ContentInput): ReportContent {
  const { company, website, competitors, searchTopics, prompts, brand, rivals, platforms } = input;
  const all = readAnswers(input);
  const answers = usable(all);
  const findings = {
    company,
    website,
    competitors: [...competitors],
    searchTopics: [...searchTopics],
    simulated: input.simulated,
    madeAt: input.madeAt,
    measurement: countMeasurement(all, prompts),
    visibility: mentionRate(generic(answers)),
    brandedVisibility: mentionRate(answers.filter(({ branded }) => branded)),
    platforms: listPlatformFindings(all, platforms),
    ranking: rankReportCompanies(generic(answers), brand, rivals),
    sentiment: meanSentiment(answers),
    missing: missingOf(generic(answers)),
    sources: sourcesOf(answers, brand, rivals),
    passages: passagesOf(answers, platforms),
    prompts: promptsOf(all, prompts),
  };
  return { ...findings, nextSteps: nextStepsOf({ ...findings, brand, rivals, answers }) };
}
