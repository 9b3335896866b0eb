import type { Simulation } from '../../simulation.ts';
import wordings from './wordings.json' with { type: 'json' };

/** Headings and opening of one version of an optimised text. */
export interface Wording {
  summary: string;
  facts: string;
  terms: string;
  details: string;
  sources: string;
  /** The summary: the first statement, the first one with a figure, or both. */
  opening: 'first' | 'fact' | 'both';
}

/** Regenerating takes another one. */
export const WORDINGS = wordings as readonly Wording[] as readonly [Wording, ...Wording[]];

/** A random index other than the last one; 0 without a last one. */
export function nextWording(last: number | null, { random }: Pick<Simulation, 'random'>): number {
  if (last === null) return 0;
  return (last + 1 + Math.floor(random() * (WORDINGS.length - 1))) % WORDINGS.length;
}
