import type { Simulation } from '../../simulation.ts';

/** How one version of an optimised text words its headings and opens. */
export interface Wording {
  summary: string;
  facts: string;
  terms: string;
  details: string;
  sources: string;
  /** Which statements come first: the text's own first, its first with a figure, or both. */
  opening: 'first' | 'fact' | 'both';
}

/** The versions that generating again chooses from. */
export const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    summary: 'In short',
    facts: 'Key facts',
    terms: 'Terms to define',
    details: 'Details',
    sources: 'Sources',
    opening: 'first',
  },
  {
    summary: 'The short answer',
    facts: 'Figures at a glance',
    terms: 'Abbreviations to define',
    details: 'In detail',
    sources: 'References',
    opening: 'both',
  },
  {
    summary: 'Summary',
    facts: 'Facts and figures',
    terms: 'Abbreviations',
    details: 'Background',
    sources: 'Where this comes from',
    opening: 'fact',
  },
];

/** Another version than the last one, by chance; the first one to begin with. */
export function nextWording(last: number | null, { random }: Pick<Simulation, 'random'>): number {
  if (last === null) return 0;
  return (last + 1 + Math.floor(random() * (WORDINGS.length - 1))) % WORDINGS.length;
}
