import type { Figure } from './figures.ts';
import type { TextRange } from './sentences.ts';
import type { Word } from './statistics-words.ts';

/** So many words on each side are read, and so many clauses without a verb joined to others. */
const MAX_WORDS = 40;
const MAX_JOINED = 3;
const STOP =
  /[,;:–—()]\s|\s[–—(]|\s(?=(?:but|while|whereas|although|though|because|since|which|who|that|if|when|so|aber|während|obwohl|weil|wenn|dass|doch|sondern)\s)/gu;

/** Clauses of a sentence that commas, brackets and conjunctions part; none within a figure. */
export function clausesOf(text: string, { start, end }: TextRange, figures: readonly Figure[]): TextRange[] {
  const stops = [...text.slice(start, end).matchAll(STOP)]
    .map(({ index }) => start + index + 1)
    .filter((stop) => !figures.some((figure) => figure.start < stop && figure.end > stop));
  return [...stops, end].map((stop, at) => ({ start: stops[at - 1] ?? start, end: stop }));
}

/** What the clause of a figure says: its verb before and after, its words and cues by their side. */
export function clauseFeatures(
  figure: Figure,
  all: { before: readonly Word[]; after: readonly Word[] },
  clauses: readonly TextRange[],
): string[] {
  const words = [...all.before.slice(-MAX_WORDS), ...all.after.slice(0, MAX_WORDS)];
  const at = clauses.findIndex(({ start, end }) => figure.start >= start && figure.start < end);
  let from = at;
  let to = at;
  const inside = (): Word[] =>
    words.filter(({ start }) => start >= (clauses[from]?.start ?? 0) && start < (clauses[to]?.end ?? 0));
  // A clause without a verb belongs to the one before, or else to the one after.
  while (from > 0 && at - from < MAX_JOINED && !inside().some(({ verb }) => verb)) from -= 1;
  while (to < clauses.length - 1 && to - at < MAX_JOINED && !inside().some(({ verb }) => verb)) to += 1;
  const clause = inside();
  const before = clause.filter(({ start }) => start < figure.start);
  const after = clause.filter(({ start }) => start >= figure.end);
  const features = new Set<string>();
  const verb = before.findLast((word) => word.verb)?.verb;
  const later = after.find((word) => word.verb)?.verb;
  const last = after.findLast((word) => word.verb)?.verb;
  if (verb) {
    features.add(`verb ${verb.lemma}`);
    features.add(verb.isPast ? 'verb past' : 'verb present');
    for (const name of verb.classes) features.add(`verb:${name}${verb.isPast ? ' past' : ''}`);
  } else {
    features.add('verb none');
    if (later) {
      features.add(`later verb ${later.lemma}`);
      for (const name of later.classes) features.add(`later verb:${name}${later.isPast ? ' past' : ''}`);
    }
  }
  if (last) for (const name of last.classes) features.add(`last verb:${name}`);
  for (const { word, cues } of before) {
    features.add(`<${word}`);
    for (const cue of cues) features.add(`clause<${cue}`);
  }
  for (const { word, cues } of after) {
    features.add(`>${word}`);
    for (const cue of cues) features.add(`clause>${cue}`);
  }
  return [...features];
}
