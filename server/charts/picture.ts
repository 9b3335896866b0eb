import type { DateRange } from '../lib/days.ts';

/** A picture for mails and chats: main figures, a list and a time line, each where it is there. All texts are plain. */
export interface Picture {
  title: string;
  /** The days, the platform and what is drawn. */
  subtitle: string;
  figures?: readonly PictureFigure[];
  rows?: readonly PictureRow[];
  chart?: TimeLine | null;
  /** Small print. */
  footnote: string;
}

export interface PictureFigure {
  label: string;
  /** Shown large. */
  value: string;
  /** Its interval, and how many answers it counts. */
  detail: string;
}

/** What moved, from one figure to another. */
export interface PictureRow {
  name: string;
  before: string;
  after: string;
  direction: 'up' | 'down';
}

export interface TimeLine {
  /** The axis: 0–100 for both but `answers`. */
  unit: 'percent' | 'score' | 'answers';
  range: DateRange<string>;
  /** One or two; the first is the subject. */
  lines: readonly PictureLine[];
  /** Days that are set off, such as those compared. */
  spans: readonly PictureSpan[];
}

export interface PictureLine {
  name: string;
  /** By day, ascending. */
  points: readonly PicturePoint[];
}

export interface PicturePoint {
  /** YYYY-MM-DD. */
  day: string;
  value: number | null;
  /** Ends of the 95 % interval; null without. */
  low: number | null;
  high: number | null;
}

export interface PictureSpan extends DateRange<string> {
  /** Such as `before`. */
  label: string;
  /** Of the first line over these days; drawn across them. */
  value: number | null;
}

/** Said of accounts with simulated answers. */
const SIMULATED = 'Sample data: made by the simulator, not by real AI platforms';

export const footnoteOf = (simulated: boolean) => (simulated ? `Sightline · ${SIMULATED}` : 'Sightline');

export function formatValue(unit: TimeLine['unit'], value: number): string {
  if (unit === 'percent') return `${value.toFixed(1)}%`;
  return unit === 'score' ? value.toFixed(1) : value.toLocaleString('en-US');
}
