import type { ContentInput } from './input.ts';
import { measurementOf } from './measurement.ts';
import type { ReportContent } from './model.ts';
import { nextStepsOf } from './next-steps/choose.ts';
import { passagesOf } from './passages.ts';
import { missingOf, promptsOf } from './prompts.ts';
import { rankingOf } from './ranking.ts';
import { generic, readAnswers, usable } from './read-answers.ts';
import { sentimentOf } from './sentiment.ts';
import { sourcesOf } from './sources.ts';
import { mentionRate, platformsOf } from './visibility.ts';

/**
 * Everything a report says, from the answers to its prompts: the same analysis and formulas as the dashboard's
 * (docs/metrics.md). Pure, and the same for any order of the answers; never throws. Without a usable answer all totals
 * are null and there may be fewer than five next steps.
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
    measurement: measurementOf(all, prompts),
    visibility: mentionRate(generic(answers)),
    brandedVisibility: mentionRate(answers.filter(({ branded }) => branded)),
    platforms: platformsOf(all, platforms),
    ranking: rankingOf(generic(answers), brand, rivals),
    sentiment: sentimentOf(answers),
    missing: missingOf(generic(answers)),
    sources: sourcesOf(answers, brand, rivals),
    passages: passagesOf(answers, platforms),
    prompts: promptsOf(all, prompts),
  };
  return { ...findings, nextSteps: nextStepsOf({ ...findings, brand, rivals, answers }) };
}
