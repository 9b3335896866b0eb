import type { Span } from '../types.ts';
import type { Clause } from './clauses.ts';
import { comparedShare } from './comparison.ts';
import type { Cue, Reading } from './cues.ts';
import type { Genre } from './genre.ts';
import { type Group, groupNames, isSource } from './names.ts';
import { isPlace } from './places.ts';
import { inProductName } from './product-names.ts';
import type { Scope } from './scope.ts';
import type { Token } from './tokens.ts';

/** A cue counts less the more words lie between it and the name: 1 / (1 + DECAY · words). */
const DECAY = 0.06;
/** What a cue in another clause than the name counts. */
const OTHER_CLAUSE = 0.5;
/** Tokens between a cue and the name it leads. */
const LEAD = 3;
const SEPARATORS = new Set([',', 'and', 'or', '&', 'but', '/', 'with', 'plus']);
const NEW_SUBJECTS = new Set(
  'the a an my our i we you there these those this that other some they he she one'.split(' '),
);

/**
 * How much of each cue is about the target: 0 nothing, 1 all of it, below 0 the opposite is said of it.
 *
 * @param entry whose entry the sentence is in: the head of an entry owns what is said in it
 * @param genre in an answer all clauses are about the only company of a sentence; short texts judge one side of it
 */
export function shares(
  reading: Reading,
  targets: readonly Span[],
  others: readonly Span[],
  entry: Scope['entry'],
  genre: Genre,
): number[] {
  const { sentence, cues } = reading;
  const groups = groupNames(sentence, targets, others);
  if (groups.length === 0) return cues.map(() => (entry === 'other' ? 0 : 1));
  const { tokens } = sentence;
  const isName = (cue: Cue): boolean => groups.some((group) => inProductName(sentence, cue, group));
  if (entry === 'own') return cues.map((cue) => (isName(cue) ? 0 : headShare(tokens, cue, groups)));
  const subjects = groups.filter((group) => !isSource(tokens, group) && !isPlace(tokens, group));
  if (groups.some((group) => group.target) && !subjects.some((group) => group.target))
    return cues.map(() => 0);
  return cues.map((cue) => {
    if (isName(cue)) return 0;
    const compared = comparedShare(tokens, cue, subjects);
    if (compared !== undefined) return compared;
    if (entry === 'other' && !leadsClause(tokens, cue, subjects)) return 0;
    const alone =
      genre === 'answer' && groups.every((group) => group.target) && cue.at > (groups[0]?.at ?? 0);
    return alone && !startsWithName(tokens, cue) ? 1 : nearShare(tokens, cue, subjects);
  });
}

/** Another clause than the first begins with a capital: most such are names, of companies that are not tracked. */
function startsWithName(tokens: readonly Token[], { clause }: Cue): boolean {
  const first = tokens
    .slice(clause.from, clause.to)
    .find(({ kind, word }) => kind === 'word' && !CONJUNCTIONS.includes(word));
  return clause.from > 0 && first?.capital === true;
}

/** In its own entry everything is about the company, but for clauses with another one as subject and comparisons. */
function headShare(tokens: readonly Token[], cue: Cue, groups: readonly Group[]): number {
  const subjects = groups.filter((group) => !isPlace(tokens, group));
  const head: Group = { at: -1, last: -1, target: true, object: false };
  const compared = comparedShare(tokens, cue, [head, ...subjects]);
  if (compared !== undefined) return compared;
  return subjects.some((group) => !group.target && isSubject(tokens, group, cue)) ? 0 : 1;
}

/** The clause begins with the name and the cue follows: "while the Acme is faster". */
function isSubject(tokens: readonly Token[], group: Group, { clause, at }: Cue): boolean {
  if (group.object || group.at < clause.from || group.at >= at) return false;
  return tokens
    .slice(clause.from, group.at)
    .every(({ word, kind }) => kind === 'mark' || SUBJECT_OPENERS.has(word));
}
const CONJUNCTIONS = 'while whereas but although though and unlike'.split(' ');
const SUBJECT_OPENERS = new Set(['the', ...CONJUNCTIONS]);

/** In another company's entry the clause is about the target: "while the Acme is faster". */
function leadsClause(tokens: readonly Token[], cue: Cue, groups: readonly Group[]): boolean {
  return groups.some(
    (group) => group.target && isSubject(tokens, group, cue) && VERBS.has(tokens[group.last + 1]?.word ?? ''),
  );
}
const VERBS = new Set('is are was has have offers excels wins remains does can provides gives'.split(' '));

function nearShare(tokens: readonly Token[], cue: Cue, all: readonly Group[]): number {
  if (all.length === 0) return 1;
  const groups = all.filter((group) => !group.object);
  const { clause } = cue;
  const inClause = groups.filter((group) => group.at >= clause.from && group.at < clause.to);
  if (!all.some((group) => group.target)) {
    return inClause.length > 0 || groups.some((group) => group.last < cue.at) ? 0 : 1;
  }
  const owner = inClause.length > 0 ? ownerIn(tokens, cue, inClause) : ownerOutside(cue, groups);
  if (owner === undefined || !owner.target) return 0;
  const distance = cue.at > owner.last ? cue.at - owner.last : owner.at - cue.last;
  const elsewhere = inClause.length === 0 && (groups.length > 1 || startsAnew(tokens, clause));
  return (elsewhere ? OTHER_CLAUSE : 1) / (1 + DECAY * Math.max(0, distance - 1));
}

/** "…, but the screen is dim" has a subject of its own; "…, but expensive" has not. */
function startsAnew(tokens: readonly Token[], clause: Clause): boolean {
  return tokens.slice(clause.from, clause.from + 2).some(({ word }) => NEW_SUBJECTS.has(word));
}

/** The name before the cue in its clause, unless the cue leads a later one: "…, and the excellent Acme". */
function ownerIn(tokens: readonly Token[], cue: Cue, groups: readonly Group[]): Group | undefined {
  const within = groups.find((group) => group.at <= cue.last && group.last >= cue.at);
  if (within !== undefined) return within;
  const before = groups.findLast((group) => group.at <= cue.at);
  const after = groups.find((group) => group.at > cue.last);
  if (before === undefined || after === undefined) return before ?? after;
  const leads = after.at - cue.last <= LEAD && !separated(tokens, cue.last, after.at);
  return leads && separated(tokens, before.last, cue.at) ? after : before;
}

function ownerOutside(cue: Cue, groups: readonly Group[]): Group | undefined {
  return groups.findLast((group) => group.last < cue.at) ?? groups[0];
}

function separated(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to).some(({ word }) => SEPARATORS.has(word));
}
