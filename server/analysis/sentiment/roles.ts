import type { Span } from '../types.ts';
import type { Cue, Reading } from './cues.ts';
import { SPEECH } from './lexicon/function-words.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** Companies named side by side ("Sony, Bose and JBL"): what is said of one is said of all. */
interface Group {
  /** First and last token. */
  at: number;
  last: number;
  target: boolean;
}

const DECAY = 0.03;
const OTHER_SIDE = 0.5;
const OTHER_CLAUSE = 0.75;
const COMPARED = -0.8;

/** How much of each cue is about the target: 0 none, 1 all, below 0 the opposite is said of it. */
export function shares(reading: Reading, targets: readonly Span[], others: readonly Span[]): number[] {
  const { sentence, cues } = reading;
  const groups = groupNames(sentence, targets, others);
  const named = groups.some((group) => group.target);
  if (groups.length === 0) return cues.map(() => 1);
  if (named && groups.every((group) => !group.target || isSource(sentence.tokens, group))) return cues.map(() => 0);
  return cues.map((cue) => compared(reading, cue, groups, named) ?? near(cue, groups, named));
}

/** "better than Y", "compared to Y", "unlike Y, …", "beats Y": undefined when the cue is in no comparison. */
function compared(
  { sentence: { tokens } }: Reading,
  cue: Cue,
  groups: readonly Group[],
  named: boolean,
): number | undefined {
  const { clause } = cue;
  const pivot = findPivot(tokens, cue);
  if (pivot === undefined) return undefined;
  const object = groups.find((group) => group.at > pivot && group.at < clause.to);
  if (object === undefined) return undefined;
  if (object.target) return COMPARED;
  const subject = groups.findLast((group) => group.last < Math.max(cue.at, pivot) && group !== object);
  const after = subject === undefined ? groups.find((group) => group.at > object.last) : undefined;
  const owner = subject ?? after;
  return owner === undefined ? (named ? 0 : 1) : owner.target ? 1 : 0;
}

const VERSUS = new Set(
  `beat beats beating outperform outperforms outperformed outperforming surpass surpasses surpassed surpassing outpace
   outpaces outpaced outclass outclasses overtake overtakes overtook exceed exceeds trail trails trailed trailing lag lags
   lagged lagging outsell outsells outshine outshines eclipse eclipses trump trumps tops topped edges`.split(/\s+/),
);

/** The token after which the object of a comparison stands, for a cue that takes part in one. */
function findPivot(tokens: readonly Token[], cue: Cue): number | undefined {
  const { from, to } = cue.clause;
  if (VERSUS.has(tokens[cue.at]?.word ?? '')) return cue.last;
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? '';
    if (word === 'than' && at > cue.last) return at;
    if (word === 'unlike') return at;
    if ((word === 'compared' || word === 'relative') && /^(?:to|with)$/.test(tokens[at + 1]?.word ?? '')) return at + 1;
    if (word === 'over' && at > cue.last && at - cue.last <= 8 && PREFER.test(tokens[cue.at]?.word ?? '')) return at;
    if (word === 'to' && at > cue.last && /^(?:superior|inferior|alternative|alternatives|preferable)$/.test(tokens[at - 1]?.word ?? '')) return at;
  }
  return undefined;
}

const PREFER = /^(?:prefer|choose|recommend|pick|favou?r|edge|advantage|win|upgrade)/;

function near(cue: Cue, groups: readonly Group[], named: boolean): number {
  const { clause } = cue;
  const inClause = groups.filter((group) => group.at >= clause.from && group.at < clause.to);
  if (!named) return inClause.length > 0 || groups.some((group) => group.last < cue.at) ? 0 : 1;
  const owner = inClause.length > 0 ? ownerIn(cue, inClause) : ownerOutside(cue, groups);
  if (owner === undefined || !owner.target) return 0;
  const distance = cue.at > owner.last ? cue.at - owner.last : owner.at - cue.last;
  return 1 / (1 + DECAY * Math.max(0, distance - 1)) * (inClause.length > 0 ? 1 : OTHER_CLAUSE);
}

/** The name before the cue in its clause; one right after it ("the excellent Sony …") goes first. */
function ownerIn(cue: Cue, groups: readonly Group[]): Group | undefined {
  const before = groups.findLast((group) => group.at <= cue.at);
  const after = groups.find((group) => group.at > cue.last);
  if (before === undefined || after === undefined) return before ?? after;
  return after.at - cue.last <= 2 && cue.at - before.last > 2 ? after : before;
}

function ownerOutside(cue: Cue, groups: readonly Group[]): Group | undefined {
  return groups.findLast((group) => group.last < cue.at) ?? groups[0];
}

function groupNames(sentence: Sentence, targets: readonly Span[], others: readonly Span[]): Group[] {
  const names = [...locate(sentence, targets, true), ...locate(sentence, others, false)].sort((a, b) => a.at - b.at);
  const groups: Group[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last !== undefined && isListed(sentence.tokens, last.last + 1, name.at)) {
      last.last = Math.max(last.last, name.last);
      last.target ||= name.target;
    } else groups.push(name);
  }
  return groups;
}

function locate(sentence: Sentence, spans: readonly Span[], target: boolean): Group[] {
  const found: Group[] = [];
  for (const span of spans) {
    if (span.end <= sentence.start || span.start >= sentence.end) continue;
    const at = sentence.tokens.findIndex((token) => token.end > span.start);
    const last = sentence.tokens.findLastIndex((token) => token.start < span.end);
    if (at >= 0 && last >= at) found.push({ at, last, target });
  }
  return found;
}

/** Between two names of one list there are only commas, "and", "or" and further capitalised words. */
function isListed(tokens: readonly Token[], from: number, to: number): boolean {
  let joined = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (/^(?:,|and|or|&)$/.test(token.word)) joined = true;
    else if (!token.capital && token.kind !== 'number' && !'()[]'.includes(token.word)) return false;
  }
  return joined || from >= to;
}

/** "according to X", "X says", "(X)" as a citation, "…: Jane Roe, X" at the end of a headline. */
function isSource(tokens: readonly Token[], group: Group): boolean {
  const before = tokens[group.at - 1]?.word ?? '';
  const after = tokens[group.last + 1]?.word ?? '';
  if (SPEECH.has(after) || (SPEECH.has(before) && before !== 'view') || (before === 'to' && tokens[group.at - 2]?.word === 'according')) return true;
  if (before === '[' && tokens[group.at - 2]?.word === '(') return true;
  const colon = tokens.findLastIndex((token) => token.word === ':');
  return colon >= 5 && group.at > colon && tokens.slice(colon + 1).every((token) => token.capital || token.kind === 'mark');
}
