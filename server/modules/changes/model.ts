import type { DateRange } from '../../lib/days.ts';
import type { ChangeVerdict } from '../../statistics/changes.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { ListedAnswer, NamedCompany } from '../answers/list/model.ts';

/** What can be won and lost. */
export type ChangedKind = 'PROMPT' | 'SOURCE' | 'COMPANY' | 'PLATFORM';

/** Two windows of days that do not overlap, the earlier one first. */
export interface ComparedRanges {
  previous: DateRange<string>;
  current: DateRange<string>;
}

/** A platform that answered with other models in the later window. */
export interface ModelChange {
  /** Its key. */
  platform: string;
  before: string[];
  after: string[];
  /** First day of a model that the earlier window has not, `YYYY-MM-DD`. */
  on: string | null;
}

/** What an item of a list is about. */
export interface ChangedSubject {
  /** Of the prompt, source or company; a platform's key. */
  id: string;
  /** A question, an address, or a name. */
  name: string;
  /** A prompt's topic, or a source's registrable domain. */
  detail: string | null;
  /** The brand, or a page of its own site. */
  own: boolean;
}

export interface ChangedItem extends ChangedSubject {
  before: Rate;
  after: Rate;
  /** Percentage points, later minus earlier, prompt by prompt on each platform. */
  difference: number;
  /** Two-sided; null where nothing can be tested. */
  pValue: number | null;
  /** By Benjamini and Hochberg over all that was tested in the list. */
  qValue: number | null;
  verdict: ChangeVerdict;
  /** Of the platforms whose answers count here. */
  modelChanges: ModelChange[];
}

export interface ChangedList {
  kind: ChangedKind;
  /** More than chance first, then by evidence. */
  items: ChangedItem[];
  /** All that were compared; `items` may be fewer. */
  total: number;
  tested: number;
  /** More than chance, up and down. */
  won: number;
  lost: number;
}

export interface WhatChanged {
  /** Null where nothing was collected. */
  ranges: ComparedRanges | null;
  simulated: boolean;
  brand: NamedCompany | null;
  /** Usable answers to the prompts compared, on the platforms measured in both windows. */
  answers: { before: number; after: number };
  prompts: ChangedList;
  sources: ChangedList;
  companies: ChangedList;
  platforms: ChangedList;
}

/** The answers to one prompt on one platform in both windows. */
export interface ChangedPlace {
  prompt: { id: string; question: string };
  platform: string;
  before: { hits: number; answers: number };
  after: { hits: number; answers: number };
}

/** An answer of each window and what differs between them. */
export interface AnswerPair {
  place: ChangedPlace;
  /** Null where it was deleted meanwhile. */
  before: ListedAnswer | null;
  after: ListedAnswer | null;
}

export interface ChangedAnswers {
  /** The prompts and platforms that changed most, at most 20. */
  places: ChangedPlace[];
  /** Null without a prompt measured in both windows. */
  pair: AnswerPair | null;
}
