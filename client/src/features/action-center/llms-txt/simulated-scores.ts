import type { Simulation } from '../simulation.ts';

/** The scores of an llms.txt file, each 0–100. */
export interface LlmsScores {
  conciseness: number;
  fluency: number;
  technicalAccuracy: number;
  citationPotential: number;
}

/** Average characters per line above which a text is fluent. */
const FLUENT_LINE = 40;

/**
 * The scores after an edit, by the rules of product specification, section 5. Technical accuracy and citation potential
 * do not change.
 */
export const scoresAfterEdit = (scores: LlmsScores, before: string, after: string): LlmsScores => ({
  ...scores,
  conciseness: concisenessAfter(scores.conciseness, after.length - before.length),
  fluency: averageLineLength(after) > FLUENT_LINE ? 90 : 70,
});

function concisenessAfter(conciseness: number, growth: number) {
  if (growth < 0) return Math.min(100, conciseness + 1);
  return growth > 0 ? Math.max(50, conciseness - 0.5) : conciseness;
}

/** Characters per line without line ends; empty lines count as lines. */
export function averageLineLength(text: string) {
  const lines = text.split('\n');
  return lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
}

/** Random scores within the ranges of product specification, section 5; the text has no influence. */
export function analyseScores({ random }: Pick<Simulation, 'random'>): LlmsScores {
  const draw = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    conciseness: draw(80, 99),
    fluency: draw(85, 99),
    technicalAccuracy: draw(75, 99),
    citationPotential: draw(80, 99),
  };
}
