/** The steps that follow from an account's figures. Pure. */

import { textId } from '../../../lib/text-id.ts';
import type { SourceGap } from '../../gaps/model.ts';
import type { Opportunity } from '../model.ts';
import type { StepCandidate } from './model.ts';
import type { PageState } from './page-store.ts';

/** The latest answers are old after this many days. */
const OLD_DAYS = 21;
/** Fewer missed answers are no reason to write to somebody. */
const MIN_MISSED = 5;
/** Kinds of pages that nobody can be added to. */
const CLOSED_KINDS: readonly string[] = ['home', 'product', 'documentation', 'video'];
const MAX_TEXT = 120;
/** Steps of one kind that are proposed. */
const MAX_OF_A_KIND = 10;

export interface StepFigures {
  opportunities: readonly Opportunity[];
  /** Most missed answers first. */
  sources: readonly SourceGap[];
  pages: PageState;
  latestDay: string;
  /** Days since the latest answers. */
  age: number;
}

/** By urgency: what keeps the figures from being true first, then pages and prompts in turns. */
export function stepCandidates({
  opportunities,
  sources,
  pages,
  latestDay,
  age,
}: StepFigures): StepCandidate[] {
  const getInto = sources
    .filter(({ own, missed, url }) => {
      const kind = pages.kinds[textId(url)];
      return !own && missed.hits >= MIN_MISSED && !(kind && CLOSED_KINDS.includes(kind));
    })
    .slice(0, MAX_OF_A_KIND)
    .map(toGetInto);
  const publish = opportunities.filter(({ ownCited }) => ownCited === 0).map(toPublish);
  const turns = getInto.flatMap((step, index) => [step, ...publish.slice(index, index + 1)]);
  return [
    ...(age >= OLD_DAYS ? [toCollect(latestDay, age)] : []),
    ...(pages.unreadable.length > 0 ? [toFix(pages)] : []),
    ...turns.slice(0, 2),
    ...(pages.read === 0 ? [toRead(sources)] : []),
    ...turns.slice(2),
    ...publish.slice(getInto.length),
  ];
}

function toGetInto({ url, title, visible, missed }: SourceGap): StepCandidate {
  // Several pages of a site may have the same title.
  const address = shorten(url.replace(/^https?:\/\//, ''));
  const name = title ? `“${shorten(title)}” on ${address}` : address;
  return {
    id: `get-into:${textId(url)}`,
    kind: 'GET_INTO_PAGE',
    title: `Get into ${name}, cited in ${count(missed.hits, 'answer')} that ${missed.hits === 1 ? 'misses' : 'miss'} you`,
    reason:
      `In the 30 days to this step, ${count(missed.answers, 'answer')} cited it: ${missed.hits} named a competitor and ` +
      `not you, ${visible.hits} named you.`,
    sourceId: textId(url),
    sourceUrl: url,
  };
}

function toPublish({ id, question, missed, winnable }: Opportunity): StepCandidate {
  return {
    id: `publish:${id}`,
    kind: 'PUBLISH_PAGE',
    title: `Publish a page that answers “${shorten(question)}”`,
    reason:
      `In the 30 days to this step, ${missed.hits} of ${count(missed.answers, 'answer')} named a competitor and not you, and ` +
      `none cited a page of yours. At least ${Math.floor(winnable)} a month can be won.`,
    promptId: id,
    question,
  };
}

function toFix({ ownPages, unreadable }: PageState): StepCandidate {
  const one = unreadable.length === 1;
  return {
    id: 'fix-pages',
    kind: 'FIX_PAGES',
    title: one ? 'Fix the page that refuses reading' : 'Fix pages that refuse reading',
    reason: `${unreadable.length} of ${count(ownPages, 'page')} of your site could not be read when this step was made.`,
    pageIds: unreadable.map(({ id }) => id),
  };
}

function toRead(sources: readonly SourceGap[]): StepCandidate {
  return {
    id: 'read-pages',
    kind: 'READ_PAGES',
    title: 'Let the cited pages be read',
    reason:
      `None of the pages that answers cite has been read; ${count(sources.length, 'page')} of others ` +
      `${sources.length === 1 ? 'is' : 'are'} behind answers that miss you. Reading tells their kind and what they have.`,
  };
}

function toCollect(latestDay: string, age: number): StepCandidate {
  return {
    id: `collect:${latestDay}`,
    kind: 'COLLECT_AGAIN',
    title: 'Collect again',
    reason: `The latest answers are of ${latestDay}, ${Math.floor(age / 7)} weeks before this step was made.`,
  };
}

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);
const count = (value: number, one: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : `${one}s`}`;
