import { createContext } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { formatDay, formatRange } from '../../format.ts';

/** A note as charts show it. */
export interface ChartNote {
  id: string;
  /** `YYYY-MM-DD` in UTC */
  day: string;
  text: string;
  /** The topic or prompt it is about; null for the whole account. */
  about: string | null;
  /** Not written by a person: a platform's answers began to come from another model. */
  isModelChange?: boolean;
}

/** What the days of the charts below lead to. */
export interface ChartDaysValue {
  /** The answers of these days, both included; of one series where `of` narrows them. Undefined where a day has no answers to show. */
  answersOf?: ((from: string, to: string, of?: AnswersAddress) => string) | undefined;
  notes: readonly ChartNote[];
  /** Shows the notes of these days. */
  openNotes?: ((from: string, to: string) => void) | undefined;
}

export const ChartDays = createContext<ChartDaysValue>({ notes: [] });

/** `Aug 03`, or `Aug 03 – Aug 09, 2026` */
export const formatDays = (from: string, to: string) =>
  from === to ? formatDay(from) : formatRange(from, to);

/** `Page published (Running shoes)`, or `Model changed: ChatGPT: gpt-5.2 after gpt-5.1` */
export const noteText = ({ text, about, isModelChange }: ChartNote) =>
  (isModelChange ? 'Model changed: ' : '') + (about === null ? text : `${text} (${about})`);
