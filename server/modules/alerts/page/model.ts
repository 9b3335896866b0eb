import type { DateRange } from '../../../lib/days.ts';
import type { ChangedKind } from '../../changes/model.ts';

export type AlertUnit = 'PERCENT' | 'SCORE' | 'ANSWERS';

export interface AlertFigure {
  value: number | null;
  low: number | null;
  high: number | null;
  /** Answers that count; null for a mean. */
  hits: number | null;
  answers: number;
}

export interface AlertItem {
  /** The list of What changed whose answers show it; null where none does. */
  kind: ChangedKind | null;
  id: string;
  name: string;
  unit: AlertUnit;
  before: AlertFigure;
  after: AlertFigure;
  /** Points, later minus earlier, prompt by prompt. */
  difference: number | null;
  pValue: number | null;
  qValue: number | null;
}

export interface AlertEvidence {
  before: DateRange<string> | null;
  after: DateRange<string> | null;
  topicId: string | null;
  platform: { key: string; name: string } | null;
  items: AlertItem[];
  sources: { url: string; domain: string; title: string; answers: number }[];
  runId: string | null;
  experimentId: string | null;
}
