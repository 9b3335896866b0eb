import type { Cue } from './cues.ts';
import type { Group } from './names.ts';
import type { Token } from './tokens.ts';

/** What the company on the other side of a comparison gets of a cue. */
const COMPARED = -0.8;
/** Tokens between "than" and the name compared with. */
const OBJECT_REACH = 5;
/** Tokens between "better" and "than". */
const COMPARATIVE_REACH = 6;

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const VERSUS = set(
  `beat beats beating outperform outperforms outperformed outperforming surpass surpasses surpassed surpassing outpace
   outpaces outpaced outclass outclasses overtake overtakes overtook exceed exceeds trail trails trailed trailing lag lags
   lagged lagging outsell outsells outshine outshines eclipse eclipses trump trumps tops topped edges`,
);
const RANKED_TO = set('superior inferior alternative alternatives preferable');
const PREFERENCES = set(
  `prefer prefers preferred choose chooses recommend recommends recommended pick picks favor favors favored favour favours
   favoured edge advantage win wins upgrade`,
);

/** What one company does to another is said of the second: "X sues Y", "Y is praised by X". */
const ACTS = set(
  `probe sue fine slam accuse criticize criticise warn ban raid downgrade upgrade praise recommend endorse award back
   approve blame investigate penalise penalize`,
);

/**
 * The share of a cue that goes to the target when two companies are set against each other: 1 for the better-spoken-of
 * side, −0.8 for the other, 0 when both are other companies. Undefined when the cue compares nothing.
 */
export function comparedShare(
  tokens: readonly Token[],
  cue: Cue,
  groups: readonly Group[],
): number | undefined {
  return actedShare(tokens, cue, groups) ?? pivotShare(tokens, cue, groups);
}

function actedShare(tokens: readonly Token[], cue: Cue, groups: readonly Group[]): number | undefined {
  if (!ACTS.has(cue.key)) return undefined;
  const before = groups.findLast((group) => group.last < cue.at);
  const after = groups.find((group) => group.at > cue.last && group.at < cue.clause.to);
  if (before === undefined || after === undefined) return undefined;
  const passive = tokens[cue.last + 1]?.word === 'by';
  return (passive ? before : after).target ? 1 : 0;
}

function pivotShare(tokens: readonly Token[], cue: Cue, groups: readonly Group[]): number | undefined {
  const { from, to } = cue.clause;
  if (!groups.some((group) => group.at > from && group.at < to)) return undefined;
  const pivot = findPivot(tokens, cue);
  if (pivot === undefined) return undefined;
  const object = groups.find((group) => group.at > pivot && group.at < cue.clause.to);
  if (object === undefined || object.at - pivot > OBJECT_REACH) return undefined;
  if (tokens.slice(pivot + 1, object.at).some(({ word }) => word === ',' || word === 'and')) return undefined;
  if (object.target) return COMPARED;
  const subject =
    groups.findLast((group) => group !== object && group.last < Math.max(cue.at, pivot)) ??
    groups.find((group) => group.at > object.last);
  if (subject === undefined) return groups.some((group) => group.target) ? 0 : 1;
  return subject.target ? 1 : 0;
}

/** The token after which the object of a comparison stands, for a cue that takes part in one. */
function findPivot(tokens: readonly Token[], cue: Cue): number | undefined {
  const word = tokens[cue.at]?.word ?? '';
  if (VERSUS.has(word)) return cue.last;
  for (let at = cue.clause.from; at < cue.clause.to; at++) {
    const here = tokens[at]?.word;
    const next = tokens[at + 1]?.word;
    if (here === 'unlike') return at;
    if ((here === 'compared' || here === 'relative') && (next === 'to' || next === 'with')) return at + 1;
    const gap = at - cue.last;
    if (gap < 1 || gap > COMPARATIVE_REACH) continue;
    if (here === 'than' && isComparative(tokens, cue)) return at;
    if (here === 'as' && word !== 'as' && tokens[cue.at - 1]?.word === 'as' && cue.factor < 0) return at;
    if (here === 'over' && PREFERENCES.has(word)) return at;
    if (
      here === 'to' &&
      (gap === 1 || isComparative(tokens, cue)) &&
      RANKED_TO.has(tokens[at - 1]?.word ?? '')
    )
      return at;
  }
  return undefined;
}

function isComparative(tokens: readonly Token[], cue: Cue): boolean {
  if (cue.key.startsWith('(')) return true;
  for (let at = Math.max(0, cue.at - 2); at <= cue.last; at++) {
    const word = tokens[at]?.word ?? '';
    if (/^(?:more|less|better|worse|rather|fewer)$/.test(word) || (at >= cue.at && word.endsWith('er')))
      return true;
  }
  return false;
}
