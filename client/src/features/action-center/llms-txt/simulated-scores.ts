import type { Simulation } from '../simulation.ts';

/** What the LLMS.TXT Manager says of a file, each 0–100. */
export interface LlmsScores {
  conciseness: number;
  fluency: number;
  technicalAccuracy: number;
  citationPotential: number;
}

/** Average characters a line above which a text counts as fluent. */
const FLUENT_LINE = 40;

/** What an analysis may come to, whole numbers, both ends included. */
const RANGES = {
  conciseness: [80, 99],
  fluency: [85, 99],
  technicalAccuracy: [75, 99],
  citationPotential: [80, 99],
} as const;

/**
 * How scores follow an edit. Conciseness rises by 1 to at most 100 when the text got shorter, falls by 0.5 to at least
 * 50 when it got longer, and stays when it is as long as before; fluency is 90 when lines are longer than 40
 * characters on average, and 70 otherwise. The other two stay. Product specification, section 5.
 */
export function scoresAfterEdit(scores: LlmsScores, before: string, after: string): LlmsScores {
  return {
    ...scores,
    conciseness: concisenessAfter(scores.conciseness, after.length - before.length),
    fluency: averageLineLength(after) > FLUENT_LINE ? 90 : 70,
  };
}

function concisenessAfter(conciseness: number, grown: number) {
  if (grown < 0) return Math.min(100, conciseness + 1);
  return grown > 0 ? Math.max(50, conciseness - 0.5) : conciseness;
}

/** Characters per line without line ends; empty lines count as lines. */
export function averageLineLength(text: string) {
  const lines = text.split('\n');
  return lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
}

/** Scores as an analysis would give them: by chance, whatever the text. Product specification, section 5. */
export function analysedScores({ random }: Pick<Simulation, 'random'>): LlmsScores {
  const draw = ([low, high]: readonly [number, number]) => low + Math.floor(random() * (high - low + 1));
  return {
    conciseness: draw(RANGES.conciseness),
    fluency: draw(RANGES.fluency),
    technicalAccuracy: draw(RANGES.technicalAccuracy),
    citationPotential: draw(RANGES.citationPotential),
  };
}
