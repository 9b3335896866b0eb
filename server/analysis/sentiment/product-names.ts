import type { Cue } from './cues.ts';
import type { Group } from './names.ts';
import type { Sentence } from './sentences.ts';

/** After these a movement with a capital is no verb: "Acme Hydro Boost is". */
const VERBS = new Set('is are was were has have comes costs contains includes works'.split(' '));

/** The cue is part of a name: inside it, or among the capitalised words and numbers right after it ("Acme Hydro Boost 2"). */
export function inProductName({ tokens, title }: Sentence, cue: Cue, group: Group): boolean {
  if (group.at <= cue.at && cue.last <= group.last) return true;
  if (title || cue.at < group.last) return false;
  const next = tokens[cue.last + 1];
  if (cue.moves && !next?.capital && !VERBS.has(next?.word ?? '')) return false;
  for (let at = group.last + 1; at <= cue.last; at++) {
    const token = tokens[at];
    if (token === undefined || !(token.capital || token.kind === 'number')) return false;
  }
  return true;
}
