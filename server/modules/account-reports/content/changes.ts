import type { Viewer } from '../../accounts/model.ts';
import { isComparable, MAX_DAYS } from '../../changes/ranges.ts';
import type { ReportPeriod } from '../../reports/content/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import type { MetricsFilter } from '../../visibility/metrics-query.ts';
import type { ContentDeps } from '../deps.ts';

/** Prompts of a report that were won, and those that were lost. */
const MAX_PROMPTS = 10;

/** The prompts that were won and lost by more than chance, as “What changed” lists them. */
export async function changedPrompts(
  { changes }: Pick<ContentDeps, 'changes'>,
  viewer: Viewer,
  { filter, topic }: { filter: MetricsFilter; topic: string | null },
  windows: AccountMetrics['comparedRanges'],
): Promise<Pick<ReportPeriod, 'won' | 'lost' | 'promptsNotCompared'>> {
  const promptsNotCompared = whyNotCompared(windows);
  if (promptsNotCompared) return { won: [], lost: [], promptsNotCompared };
  const { prompts } = await changes.promptsAndCompanies(viewer, { filter, topicId: null });
  const of = (verdict: 'UP' | 'DOWN') =>
    prompts.items
      .filter((item) => item.verdict === verdict && (topic === null || item.detail === topic))
      .slice(0, MAX_PROMPTS)
      .map(({ name, before, after }) => ({ question: name, before, after }));
  return { won: of('UP'), lost: of('DOWN'), promptsNotCompared: null };
}

function whyNotCompared({ current, previous }: AccountMetrics['comparedRanges']): string | null {
  if (!current || !previous) return 'Without days before, no prompt is compared.';
  return isComparable(current) ? null : `Prompts are compared over at most ${MAX_DAYS} days.`;
}
