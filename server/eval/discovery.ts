import { join } from 'node:path';
import { z } from 'zod';
import { citedDomains, findCitations } from '../analysis/citations/citations.ts';
import { discoverCompanies } from '../analysis/discovery/discover-companies.ts';
import { gatherEvidence } from '../analysis/discovery/evidence.ts';
import { addEvidence, createEvidence } from '../analysis/discovery/usage.ts';
import { createMatcher } from '../analysis/names/matcher.ts';
import { orderCompanies } from '../analysis/order/order-companies.ts';
import { foldName } from '../analysis/text/fold.ts';
import { findLinks } from '../analysis/text/links.ts';
import type { Span } from '../analysis/types.ts';
import { type LabelledAnswer, loadLabelledAnswers, readLines } from './load.ts';
import { count, type ResultTable, share } from './print.ts';

const groupLine = z.object({ id: z.string(), topic: z.string(), prompt_group: z.string().nullable() });

/** The topics on whose answers the rules of discovery were set. */
const TUNED_TOPICS = new Set([
  'electronics/audio',
  'electronics/computers',
  'electronics/networking',
  'entertainment/streaming',
  'finance/credit_cards',
  'home/cleaning',
  'home/kitchen',
  'home/security',
  'travel/luggage',
]);

interface Figures {
  /** Labelled pairs of answer and brand; those whose brand is in the text; those found. */
  pairs: number;
  inText: number;
  found: number;
  /** Answers whose first label is in the text; those whose first company it is. */
  firstLabels: number;
  firstFound: number;
  companies: number;
}

/** Measures discovered companies against the labels: nothing is tracked, and each account knows its own answers only. */
export async function evaluateDiscovery(dir: string): Promise<ResultTable> {
  const answers = await loadLabelledAnswers(dir);
  const groups = new Map<string, z.infer<typeof groupLine>>();
  for await (const line of readLines(join(dir, 'recorded-answers', 'answers.jsonl'), groupLine))
    groups.set(line.id, line);
  const topicOf = ({ id }: LabelledAnswer): string => groups.get(id)?.topic ?? '';
  const byTopic = [...Map.groupBy(answers, topicOf)];
  const tuned = byTopic.filter(([topic]) => TUNED_TOPICS.has(topic)).map(([, account]) => account);
  const others = byTopic.filter(([topic]) => !TUNED_TOPICS.has(topic)).map(([, account]) => account);
  const groupOf = ({ id }: LabelledAnswer): string => groups.get(id)?.prompt_group ?? '';
  const accounts: [string, LabelledAnswer[][]][] = [
    ['topics that the rules were set on', tuned],
    ['other topics', others],
    ['all topics', [...tuned, ...others]],
    ['an account a question', [...Map.groupBy(answers, groupOf).values()]],
    ['all in one account', [answers]],
  ];
  const rows = accounts.map(([name, each]) => [name, ...rowOf(sum(each.map(measureAccount)))]);
  return {
    title: 'Discovered companies',
    columns: [
      'accounts',
      'recall, brand in the answer',
      'recall, all labels',
      'first place',
      'companies × answers',
    ],
    rows,
    notes: [
      'No model and no list of brands. One account a topic unless the row says otherwise.',
      'A label is found when the name is the labelled one or either begins with the other. First place: the first company of the answer is the label of rank 1.',
      `The rules were set on ${[...TUNED_TOPICS].join(', ')}. The other topics were read once, before the last rules.`,
      'Brands named in passing are not labelled, so precision needs reading.',
    ],
  };
}

function rowOf(figures: Figures): string[] {
  return [
    share(figures.found, figures.inText),
    share(figures.found, figures.pairs),
    share(figures.firstFound, figures.firstLabels),
    count(figures.companies),
  ];
}

function measureAccount(answers: readonly LabelledAnswer[]): Figures {
  const evidence = createEvidence();
  for (const answer of answers)
    addEvidence(evidence, gatherEvidence({ text: answer.text, domains: domainsOf(answer) }));
  const companies = discoverCompanies(evidence, []);
  const matcher = createMatcher(
    companies.map(({ key, name }) => ({ id: key, name, aliases: [], domain: null })),
  );
  return sum(
    answers.map((answer) => {
      const spans = new Map<string, Span[]>();
      for (const { company, start, end } of matcher.find(answer.text)) {
        const name = companies[company]?.name ?? '';
        spans.set(name, [...(spans.get(name) ?? []), { start, end }]);
      }
      return measureAnswer(answer, orderCompanies(answer.text, spans));
    }),
  );
}

function measureAnswer({ text, labels }: LabelledAnswer, order: readonly string[]): Figures {
  const ranks = new Map<string, number>();
  for (const { brand, rank } of labels)
    ranks.set(brand, Math.min(rank, ranks.get(brand) ?? Number.POSITIVE_INFINITY));
  const inText = [...ranks].filter(([brand]) => letters(text).includes(letters(brand)));
  const first = inText.find(([, rank]) => rank === 1)?.[0];
  return {
    pairs: ranks.size,
    inText: inText.length,
    found: inText.filter(([brand]) => order.some((name) => isSame(name, brand))).length,
    firstLabels: first === undefined ? 0 : 1,
    firstFound: first !== undefined && isSame(order[0] ?? '', first) ? 1 : 0,
    companies: order.length,
  };
}

function sum(all: readonly Figures[]): Figures {
  const total = { pairs: 0, inText: 0, found: 0, firstLabels: 0, firstFound: 0, companies: 0 };
  for (const figures of all)
    for (const key of Object.keys(total) as (keyof Figures)[]) total[key] += figures[key];
  return total;
}

function domainsOf({ text, sources }: LabelledAnswer): Set<string> {
  return citedDomains(findCitations({ text, sources }, findLinks(text)));
}

function isSame(name: string, brand: string): boolean {
  const [own, labelled] = [letters(name), letters(brand)];
  return own.startsWith(labelled) || (own.length >= 3 && labelled.startsWith(own));
}

function letters(text: string): string {
  return foldName(text).replace(/[^\p{L}\p{N}]/gu, '');
}
