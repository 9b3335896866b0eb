import { sourceId } from './analyse.ts';
import type { AnalysedAnswer, PromptPlace } from './model.ts';
import type {
  CompanyDayDelta,
  JudgeDayDelta,
  PromptDayDelta,
  RollupDeltas,
  SourceDayDelta,
  TopicDayDelta,
} from './rollup-model.ts';

/** Stands for all platforms together in the rollups. */
export const ALL_PLATFORMS = '*';

/**
 * Adds up what new answers change, one row a key. Everything but impressions is a plain sum, so that the
 * order in which answers arrive makes no difference. Answers of unknown prompts must have been left out.
 */
export function rollupDeltas(
  answers: readonly AnalysedAnswer[],
  places: ReadonlyMap<string, PromptPlace>,
  aggregateTopicId: string,
): RollupDeltas {
  const promptDays = new Map<string, PromptDayDelta>();
  const topicDays = new Map<string, TopicDayDelta>();
  const companyDays = new Map<string, CompanyDayDelta>();
  const sourceDays = new Map<string, SourceDayDelta>();
  const judgeDays = new Map<string, JudgeDayDelta>();

  for (const answer of answers) {
    const place = places.get(answer.promptId);
    if (!place) continue;
    const { day, platform } = answer;
    const { branded } = place;
    const flags = {
      answers: Number(answer.status === 'answered'),
      failed: Number(answer.status !== 'answered'),
      visible: Number(answer.visible),
      missed: Number(answer.missed),
    };
    for (const spread of [platform, ALL_PLATFORMS]) {
      const key = { promptId: answer.promptId, topicId: place.topicId, branded, day, platform: spread };
      add(promptDays, [answer.promptId, day, spread], key, flags);
    }
    for (const topicId of [place.topicId, aggregateTopicId]) {
      for (const spread of [platform, ALL_PLATFORMS]) {
        const key = { topicId, day, platform: spread, branded };
        add(topicDays, [topicId, day, spread, branded], key, {
          ...flags,
          impressions: 0,
          ownCited: Number(answer.ownCited),
          ...sentimentCounts(answer.brandSentiment),
          sentimentSquares: exact((answer.brandSentiment ?? 0) ** 2),
        });
        if (answer.brandSentiment === null) continue;
        const { brandJudge: judge } = answer;
        add(judgeDays, [topicId, day, spread, branded, judge], { ...key, judge }, { analyzed: 1 });
      }
      for (const mention of answer.mentions) {
        const key = { topicId, day, platform, branded, companyId: mention.companyId };
        add(companyDays, [topicId, day, platform, branded, mention.companyId], key, {
          mentions: 1,
          positionSum: mention.position,
          first: Number(mention.position === 1),
          ...sentimentCounts(mention.sentiment),
        });
      }
      for (const citation of answer.citations) {
        const id = sourceId(citation.url);
        add(
          sourceDays,
          [topicId, day, platform, id],
          { topicId, day, platform, sourceId: id },
          {
            mentions: 1,
            visible: flags.visible,
            missed: flags.missed,
          },
        );
      }
    }
  }
  return {
    promptDays: [...promptDays.values()],
    topicDays: [...topicDays.values()],
    companyDays: [...companyDays.values()],
    sourceDays: [...sourceDays.values()],
    judgeDays: [...judgeDays.values()],
  };
}

/**
 * Adds the impressions of a batch to its topic days: a prompt counts once a topic, day and platform, when its
 * first visible answer arrives. `total` is the prompt day's visible count after the batch was added; it equals
 * the batch's own count exactly when there was none before.
 */
export function withImpressions(
  topicDays: readonly TopicDayDelta[],
  promptDays: readonly (PromptDayDelta & { total: number })[],
  aggregateTopicId: string,
): TopicDayDelta[] {
  const first = new Map<string, number>();
  for (const row of promptDays) {
    if (row.visible === 0 || row.total !== row.visible) continue;
    for (const topicId of [row.topicId, aggregateTopicId]) {
      const key = topicDayKey({ ...row, topicId });
      first.set(key, (first.get(key) ?? 0) + 1);
    }
  }
  return topicDays.map((row) => ({ ...row, impressions: first.get(topicDayKey(row)) ?? 0 }));
}

const topicDayKey = (row: { topicId: string; day: string; platform: string; branded: boolean }) =>
  [row.topicId, row.day, row.platform, row.branded].join('|');

function sentimentCounts(sentiment: number | null) {
  return { analyzed: Number(sentiment !== null), sentimentSum: sentiment ?? 0 };
}

function add<K extends object, C extends Record<string, number>>(
  into: Map<string, K & C>,
  keyParts: readonly (string | boolean)[],
  key: K,
  counts: C,
): void {
  const id = keyParts.join('|');
  const known = into.get(id) as (K & Record<string, number>) | undefined;
  if (!known) {
    into.set(id, { ...key, ...counts });
    return;
  }
  const sums = known as Record<string, number>;
  for (const [name, count] of Object.entries(counts)) {
    sums[name] = exact((sums[name] ?? 0) + count);
  }
}

/** Sentiments have two decimals and their squares four; rounding after each step keeps their sums exact. */
const exact = (value: number) => Math.round(value * 10_000) / 10_000;
