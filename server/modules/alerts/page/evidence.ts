/** What an alert was raised on, from the details that were stored with it. Pure. */

import { z } from 'zod';
import { lastDays, rangeBefore } from '../../../lib/days.ts';
import { platformName } from '../../../platforms/names.ts';
import { rate } from '../../../statistics/rates.ts';
import type { RuleSubject, StoredAlert } from '../model.ts';
import type { AlertEvidence, AlertFigure, AlertItem, AlertUnit } from './model.ts';

const number = z.number().nullish();
const figures = z.object({
  percent: number,
  sentiment: number,
  low: number,
  high: number,
  hits: number,
  answers: z.number(),
});
const counts = z.object({ competitor: z.number(), brand: z.number() });
const subject = z.object({ id: z.string(), name: z.string() });
const moved = z.object({
  current: figures,
  previous: figures,
  difference: number,
  pValue: number,
  qValue: number,
});
const prompt = z.object({ id: z.string(), question: z.string() });
/** `details` of every kind; what a kind lacks is left out. */
const details = z.object({
  days: z.int().min(1).optional().catch(undefined),
  scope: z
    .object({ topicId: z.string().nullable(), platform: z.string().nullable() })
    .optional()
    .catch(undefined),
  competitor: subject.optional().catch(undefined),
  prompt: prompt.optional().catch(undefined),
  prompts: z
    .array(z.object({ ...prompt.shape, ...moved.shape }))
    .optional()
    .catch(undefined),
  sources: z
    .array(z.object({ url: z.string(), domain: z.string(), title: z.string(), answers: z.number() }))
    .optional()
    .catch(undefined),
  run: z.object({ id: z.string() }).optional().catch(undefined),
  experiment: z.object({ id: z.string() }).optional().catch(undefined),
});

/** Sources shown at most. */
const MAX_SOURCES = 100;

/** @param brand the account's, of today; null before set-up */
export function evidenceOf(
  alert: Pick<StoredAlert, 'kind' | 'day' | 'details'>,
  brand: RuleSubject | null,
): AlertEvidence {
  const known = details.parse(alert.details);
  const items = itemsOf(known, alert, brand);
  const after = known.days !== undefined && items.length > 0 ? lastDays(known.days, alert.day) : null;
  const platform = known.scope?.platform ?? null;
  return {
    after,
    before: after && rangeBefore(after),
    topicId: known.scope?.topicId ?? null,
    platform: platform === null ? null : { key: platform, name: platformName(platform) },
    items,
    sources: (known.sources ?? []).slice(0, MAX_SOURCES),
    runId: known.run?.id ?? null,
    experimentId: known.experiment?.id ?? null,
  };
}

function itemsOf(
  { prompt, prompts, competitor }: z.infer<typeof details>,
  alert: Pick<StoredAlert, 'details'>,
  brand: RuleSubject | null,
): AlertItem[] {
  const name = brand?.name ?? 'Your brand';
  const own = { kind: brand ? ('COMPANY' as const) : null, id: brand?.id ?? 'brand', name };
  if (prompts) {
    return prompts.map((each) => ({
      ...{ kind: 'PROMPT' as const, id: each.id, name: each.question },
      ...toFigures(each),
    }));
  }
  const lead = z.object({ current: counts, previous: counts }).safeParse(alert.details);
  if (lead.success && competitor) {
    const { current, previous } = lead.data;
    return [
      { kind: 'COMPANY', ...competitor, ...toCounts(previous.competitor, current.competitor) },
      { ...own, ...toCounts(previous.brand, current.brand) },
    ];
  }
  const change = moved.safeParse(alert.details);
  if (!change.success) return [];
  const shown = toFigures(change.data);
  if (prompt) return [{ kind: 'PROMPT', id: prompt.id, name: prompt.question, ...shown }];
  if (competitor) return [{ kind: 'COMPANY', ...competitor, ...shown }];
  return [{ ...own, ...shown, ...(shown.unit === 'SCORE' ? { kind: null } : {}) }];
}

function toFigures({ current, previous, difference, pValue, qValue }: z.infer<typeof moved>) {
  const unit: AlertUnit = current.percent === undefined ? 'SCORE' : 'PERCENT';
  return {
    ...{ unit, before: toFigure(previous), after: toFigure(current) },
    ...{ difference: difference ?? null, pValue: pValue ?? null, qValue: qValue ?? null },
  };
}

/** Alerts of before intervals were stored get that of independent answers. */
function toFigure({ percent, sentiment, low, high, hits, answers }: z.infer<typeof figures>): AlertFigure {
  const value = percent ?? sentiment ?? null;
  const plain = low === undefined && hits != null ? rate(hits, answers) : null;
  return {
    ...{ value, hits: hits ?? null, answers },
    ...{ low: plain ? plain.low : (low ?? null), high: plain ? plain.high : (high ?? null) },
  };
}

function toCounts(before: number, after: number) {
  const figure = (value: number): AlertFigure => ({
    ...{ value, low: null, high: null, hits: null, answers: value },
  });
  return {
    ...{ unit: 'ANSWERS' as const, before: figure(before), after: figure(after) },
    ...{ difference: null, pValue: null, qValue: null },
  };
}
