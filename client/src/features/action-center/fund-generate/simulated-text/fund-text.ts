import { BODIES } from './bodies.ts';
import type { TextChoices } from './choices.ts';
import { CLOSINGS, OPENINGS } from './frames.ts';

/** Stands where the fund's name is not known. */
const UNNAMED = '[Fund Name]';

/** A text with its title; paragraphs have an empty line between them. */
export interface FundText {
  title: string;
  text: string;
}

/**
 * A canned text: the kind of text gives its title and body, the tone its opening, the audience its end. No prompt has any
 * part in it.
 * @param fund the fund's name
 * @param version counts up from 0; each next one has another body, until they begin again
 */
export function fundText(choices: TextChoices, fund: string | undefined, version: number): FundText {
  const bodies = BODIES[choices.type];
  const { title, text } = bodies[version % bodies.length] ?? bodies[0];
  const named = (part: string) => part.replaceAll('{fund}', () => fund ?? UNNAMED);
  return {
    title: named(title),
    text: named([OPENINGS[choices.tone], text, CLOSINGS[choices.audience]].join('\n\n')),
  };
}
