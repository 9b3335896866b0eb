import { BODIES } from './bodies.ts';
import type { TextChoices } from './choices.ts';

/** `{fund}` stands for the fund's name. */
const OPENINGS: Record<TextChoices['tone'], string> = {
  professional:
    '{fund} invests at seed stage in companies that build what others depend on. This is what that means in practice.',
  casual:
    'The short version: {fund} backs founders early and picks up the phone when they call. The longer version follows.',
  authoritative:
    'Seed investing rewards those who decide early and stay. {fund} does both, and says by which rules.',
  conversational:
    'How do you decide before there is any revenue to look at? {fund} hears that question every week, so here is an answer.',
  inspiring:
    'Every company that others depend on began as something nobody needed yet. That is the moment at which {fund} comes in.',
  analytical:
    'Three things can be measured before a company has revenue: who asks for the product, who builds it, and what it replaces. {fund} starts from these.',
};

const CLOSINGS: Record<TextChoices['audience'], string> = {
  investors:
    'For limited partners: the figures behind this text, and those that speak against it, are in the quarterly report at [link].',
  entrepreneurs:
    'Are you building something like this? Write to {fund} at [address]. Two pages are enough, and you get an answer either way.',
  'portfolio-companies':
    'Companies of the portfolio find the people and documents named here in the founder directory; [name] answers questions.',
  'industry-peers': 'If your firm sees this differently, {fund} would like to compare notes: [address].',
  media:
    'This text may be quoted with its source. For figures, method and somebody to speak to: [press contact].',
  'general-public':
    'Venture capital is money for companies that are too young for a loan. What {fund} does with it is explained step by step at [link].',
};

/** Stands for an unknown name. */
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
  const bodies = BODIES[choices.type];
  const { title, text } = bodies[version % bodies.length] ?? bodies[0];
  const insertName = (part: string) => part.replaceAll('{fund}', () => fund ?? UNNAMED);
  return {
    title: insertName(title),
    text: insertName([OPENINGS[choices.tone], text, CLOSINGS[choices.audience]].join('\n\n')),
  };
}
