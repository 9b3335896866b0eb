import type { AnalysedAnswer, Places } from '../model.ts';
import type {
  CompanyDayDelta,
  JudgeDayDelta,
  PromptDayDelta,
  RollupDeltas,
  SourceDayDelta,
  TopicDayDelta,
} from './model.ts';

/** Stands for all platforms together in the rollups. */
export const ALL_PLATFORMS = '*';

/**
 * Adds up what new answers change, one row a key. All are plain sums, so that the order in which answers arrive makes
 * no difference. Answers of unknown prompts must have been left out.
 */
export function rollupDeltas(
  answers: readonly AnalysedAnswer[],
  { byPrompt, aggregateTopicId }: Places,
): RollupDeltas {
  const sums = createSums();
  for (const answer of answers) {
    const place = byPrompt.get(answer.promptId);
    if (!place) continue;
    const { branded } = place;
    const spreads = [answer.platform, ALL_PLATFORMS];
    for (const platform of spreads) sums.addToPrompt(answer, { topicId: place.topicId, branded, platform });
    for (const topicId of [place.topicId, aggregateTopicId]) {
      for (const platform of spreads) sums.addToTopic(answer, { topicId, branded, platform });
      sums.addToCompanies(answer, topicId, branded);
      sums.addToSources(answer, topicId);
    }
  }
  return sums.deltas();
}

interface Spread {
  topicId: string;
  branded: boolean;
  platform: string;
}

function createSums() {
  const promptDays = new Map<string, PromptDayDelta>();
  const topicDays = new Map<string, TopicDayDelta>();
  // By place and then by what is counted there: one key a place is put together, and none a mention or citation.
  const companyDays = new Map<string, Map<string, CompanyDayDelta>>();
  const sourceDays = new Map<string, Map<string, SourceDayDelta>>();
  const judgeDays = new Map<string, JudgeDayDelta>();
  return {
    addToPrompt(answer: AnalysedAnswer, { topicId, branded, platform }: Spread): void {
      const { promptId, day } = answer;
      const row = rowOf(promptDays, `${promptId}|${day}|${platform}`, () => ({
        ...{ promptId, topicId, branded, day, platform },
        ...{ answers: 0, failed: 0, visible: 0, missed: 0 },
      }));
      count(row, answer);
    },
    addToTopic(answer: AnalysedAnswer, { topicId, branded, platform }: Spread): void {
      const { day, brandSentiment, brandJudge: judge } = answer;
      const key = `${topicId}|${day}|${platform}|${branded}`;
      const row = rowOf(topicDays, key, () => ({
        ...{ topicId, day, platform, branded, answers: 0, failed: 0, visible: 0, missed: 0, ownCited: 0 },
        ...{ analyzed: 0, sentimentSum: 0, sentimentSquares: 0 },
      }));
      count(row, answer);
      row.ownCited += Number(answer.ownCited);
      if (brandSentiment === null) return;
      judged(row, brandSentiment);
      row.sentimentSquares = exact(row.sentimentSquares + exact(brandSentiment ** 2));
      rowOf(judgeDays, `${key}|${judge}`, () => ({
        ...{ topicId, day, platform, branded, judge, analyzed: 0 },
      })).analyzed += 1;
    },
    addToCompanies({ day, platform, mentions }: AnalysedAnswer, topicId: string, branded: boolean): void {
      const rows = rowOf(companyDays, `${topicId}|${day}|${platform}|${branded}`, () => new Map());
      for (const { companyId, position, sentiment } of mentions) {
        const row = rowOf(rows, companyId, () => ({
          ...{ topicId, day, platform, branded, companyId, mentions: 0, positionSum: 0, first: 0 },
          ...{ analyzed: 0, sentimentSum: 0 },
        }));
        row.mentions += 1;
        row.positionSum += position;
        row.first += Number(position === 1);
        if (sentiment !== null) judged(row, sentiment);
      }
    },
    addToSources(answer: AnalysedAnswer, topicId: string): void {
      const { day, platform } = answer;
      const rows = rowOf(sourceDays, `${topicId}|${day}|${platform}`, () => new Map());
      for (const { sourceId } of answer.citations) {
        const row = rowOf(rows, sourceId, () => ({
          ...{ topicId, day, platform, sourceId, mentions: 0, visible: 0, missed: 0 },
        }));
        row.mentions += 1;
        row.visible += Number(answer.visible);
        row.missed += Number(answer.missed);
      }
    },
    deltas: (): RollupDeltas => ({
      promptDays: [...promptDays.values()],
      topicDays: [...topicDays.values()],
      companyDays: [...companyDays.values()].flatMap((rows) => [...rows.values()]),
      sourceDays: [...sourceDays.values()].flatMap((rows) => [...rows.values()]),
      judgeDays: [...judgeDays.values()],
    }),
  };
}

/** The row of a key; made when it is the first of its key. */
function rowOf<Row>(rows: Map<string, Row>, key: string, make: () => Row): Row {
  const known = rows.get(key);
  if (known) return known;
  const made = make();
  rows.set(key, made);
  return made;
}

function count(
  row: Record<'answers' | 'failed' | 'visible' | 'missed', number>,
  answer: AnalysedAnswer,
): void {
  const usable = answer.status === 'answered';
  row.answers += Number(usable);
  row.failed += Number(!usable);
  row.visible += Number(answer.visible);
  row.missed += Number(answer.missed);
}

function judged(row: { analyzed: number; sentimentSum: number }, sentiment: number): void {
  row.analyzed += 1;
  row.sentimentSum = exact(row.sentimentSum + sentiment);
}

/** Sentiments have two decimals and their squares four; rounding after each step keeps their sums exact. */
const exact = (value: number) => Math.round(value * 10_000) / 10_000;
