import type { Clause } from './clauses.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns of what helps against the thing named before them: "stain remover". */
const REMEDIES = words(
  `remover removers removal cleaner cleaners cleaning cleanup relief control protection protector protectors prevention
   treatment treatments therapy insurance coverage detection detector detectors monitoring blocker blockers scanner scanners
   filter filters spray sprays management remediation helmet helmets`,
);
/** Verbs of what helps against the things named after them: "covers flight delays". */
const HELPS = words(
  `cover covers covering covered treat treats treating protect protects protecting insure insures insuring remove removes
   removing relieve relieves relieving soothe soothes soothing detect detects detecting block blocks blocking resist resists
   resisting`,
);
/** Words from such a verb to the last thing of its list. */
const REACH = 6;

/** A word of blame names what the product is for: it says nothing of the company. */
export function isPurpose(tokens: readonly Token[], at: number, last: number, clause: Clause): boolean {
  if (last + 1 < clause.to && REMEDIES.has(tokens[last + 1]?.word ?? '')) return true;
  return tokens.slice(Math.max(clause.from, at - REACH), at).some(({ word }) => HELPS.has(word));
}
