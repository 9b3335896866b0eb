import type { TextChoices } from './choices.ts';
import texts from './texts.json' with { type: 'json' };

/** `{fund}` is replaced by the fund's name; square brackets mark what the writer fills in. */
interface Body {
  title: string;
  paragraphs: readonly string[];
}

/** Placeholder for an unknown name. */
const UNNAMED = '[Fund Name]';

export interface FundText {
  title: string;
  /** Paragraphs with an empty line between them. */
  text: string;
}

/**
 * Composes a canned text: opening of the tone, body of the content type, closing of the audience. The prompt has no
 * influence.
 * @param fund the fund's name
 * @param version counts up from 0; bodies alternate
 */
export function fundText(choices: TextChoices, fund: string | undefined, version: number): FundText {
  const bodies: readonly Body[] = texts.bodies[choices.type];
  const { title, paragraphs } = bodies[version % bodies.length] ?? { title: '', paragraphs: [] };
  const insertName = (part: string) => part.replaceAll('{fund}', () => fund ?? UNNAMED);
  return {
    title: insertName(title),
    text: insertName(
      [texts.openings[choices.tone], ...paragraphs, texts.closings[choices.audience]].join('\n\n'),
    ),
  };
}
