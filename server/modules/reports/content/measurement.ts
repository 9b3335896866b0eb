import type { Measurement } from './model.ts';
import { type AnswerView, usable } from './read-answers.ts';

/** What was asked and what came of it: `asked` is `answers` and all failures together. */
export function measurementOf(answers: readonly AnswerView[], prompts: readonly string[]): Measurement {
  const answered = usable(answers);
  const times = answered.map(({ collectedAt }) => Date.parse(collectedAt ?? '')).filter(Number.isFinite);
  return {
    prompts: prompts.length,
    brandedPrompts: new Set(answers.filter(({ branded }) => branded).map(({ prompt }) => prompt)).size,
    asked: answers.length,
    answers: answered.length,
    failures: failuresOf(answers),
    from: instant(Math.min(...times)),
    to: instant(Math.max(...times)),
  };
}

/** Of each platform in turn, the most frequent reason first. */
function failuresOf(answers: readonly AnswerView[]): Measurement['failures'] {
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

const instant = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null);
