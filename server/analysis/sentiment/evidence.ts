import { overlapping } from '../text/ranges.ts';
import type { Span } from '../types.ts';
import type { Answer } from './answer.ts';
import type { Genre } from './genre.ts';
import { plainWords } from './plain-words.ts';
import { countPoints } from './points.ts';
import { shares } from './roles.ts';
import { findScope, type Scope } from './scope.ts';
import type { Sentence } from './sentences.ts';

/** One thing said of a company: `weight · factor` is how good (> 0) or bad (< 0) it is. */
export interface Evidence {
  /** The cue's name; its weight may be learned. */
  key: string;
  weight: number;
  factor: number;
  /**
   * Said in the text, by a title above it, or as a point of its pros and cons; `near` is said in the same clause of something
   * else, and `word` is a plain word, which only a learned weight makes praise or blame.
   */
  kind: 'text' | 'title' | 'points' | 'near' | 'word';
}

/** What an answer says of a company and where it names it. */
export interface Findings {
  evidence: Evidence[];
  genre: Genre;
  /** The company heads an entry: an item, heading or caption. */
  opens: boolean;
  /** Sentences in entries that it heads. */
  described: number;
  /** Sentences that name it: in prose and own entries, in entries of others, in lines of a shop. */
  named: { prose: number; passing: number; offers: number };
}

const POINTS = {
  pros: { key: '(pros)', weight: 0.6 },
  cons: { key: '(cons)', weight: -0.6 },
} as const;

/** All findings about the company named at `spans`. */
export function gatherFindings(answer: Answer, spans: readonly Span[], others: readonly Span[]): Findings {
  const findings: Findings = {
    evidence: [],
    genre: answer.genre,
    opens: false,
    described: 0,
    named: { prose: 0, passing: 0, offers: 0 },
  };
  const ownIn = overlapping(spans);
  const othersIn = overlapping(others);
  for (const scope of findScope(answer, spans, others)) {
    const sentence = answer.sentences[scope.sentence];
    if (sentence === undefined) continue;
    const own = ownIn(sentence);
    countNames(findings, sentence, scope, own.length > 0);
    if (sentence.offer) continue;
    if (sentence.label === null) {
      findings.evidence.push(...cueEvidence(answer, scope, own, othersIn(sentence)));
      findings.evidence.push(...wordEvidence(answer, scope, own, othersIn(sentence)));
    } else if (scope.belongs) {
      // Under another company's "Pros" and "Cons" a name is only part of what is said of that company.
      const points = countPoints(answer.read(scope.sentence));
      if (points > 0)
        findings.evidence.push({ ...POINTS[sentence.label], factor: points * scope.weight, kind: 'points' });
    }
  }
  return findings;
}

function countNames(findings: Findings, { offer }: Sentence, scope: Scope, isNamed: boolean): void {
  const { named } = findings;
  if (offer) {
    if (isNamed) named.offers += 1;
    return;
  }
  if (isNamed && scope.entry === 'other') named.passing += 1;
  else if (isNamed) named.prose += 1;
  if (scope.opens) findings.opens = true;
  if (scope.belongs && scope.entry !== 'other') findings.described += 1;
}

function cueEvidence(
  answer: Answer,
  { sentence, weight, entry, isTitle }: Scope,
  own: readonly Span[],
  others: readonly Span[],
): Evidence[] {
  const reading = answer.read(sentence);
  if (reading.cues.length === 0) return [];
  const share = shares(reading, own, others, entry, answer.genre);
  const { tokens } = reading.sentence;
  return reading.cues.flatMap(({ key, weight: listed, factor, clause }, place): Evidence[] => {
    const part = share[place] ?? 0;
    if (part !== 0) {
      return [{ key, weight: listed, factor: factor * weight * part, kind: isTitle ? 'title' : 'text' }];
    }
    const [from, to] = [tokens[clause.from]?.start ?? 0, tokens[clause.to - 1]?.end ?? 0];
    const isNear = entry !== 'other' && own.some(({ start, end }) => start < to && end > from);
    return isNear ? [{ key, weight: listed, factor: factor * weight, kind: 'near' }] : [];
  });
}

/** Plain words about the company; none in an answer, where no learned word holds. */
function wordEvidence(
  answer: Answer,
  { sentence, weight, entry, isTitle }: Scope,
  own: readonly Span[],
  others: readonly Span[],
): Evidence[] {
  if (answer.genre === 'answer' || isTitle) return [];
  const reading = answer.read(sentence);
  const words = { sentence: reading.sentence, cues: plainWords(reading) };
  const share = shares(words, own, others, entry, answer.genre);
  return words.cues.flatMap(({ key, factor }, place): Evidence[] => {
    const part = share[place] ?? 0;
    return part === 0 ? [] : [{ key, weight: 0, factor: factor * weight * part, kind: 'word' }];
  });
}

/** Praise (sum of what is above zero) and blame (sum of what is below, as a positive number). */
export function sumOf(values: Iterable<number>): { praise: number; blame: number } {
  let praise = 0;
  let blame = 0;
  for (const value of values) {
    if (value > 0) praise += value;
    else blame -= value;
  }
  return { praise, blame };
}
