import { z } from 'zod';
import { containsLink } from '../../wizard/visitor-text.ts';
import { MAX_PROMPT_LENGTH, MAX_PROMPTS } from '../constants.ts';

/** Control characters, breaks, private use, unassigned, halves of a pair. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Marks of direction and others that nobody sees; the joiners belong to the spelling of some scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

const prompt = z
  .string({ error: 'Text is needed.' })
  .max(MAX_PROMPT_LENGTH * 4, `At most ${MAX_PROMPT_LENGTH} characters.`)
  .transform((given) => given.replace(INVISIBLE, '').trim())
  .pipe(
    z
      .string()
      .max(MAX_PROMPT_LENGTH, `At most ${MAX_PROMPT_LENGTH} characters.`)
      .refine((text) => !UNPRINTABLE.test(text), 'Only one line of plain text, without control characters.')
      .refine((text) => !containsLink(text), 'Links are not allowed here.'),
  );

/** What is asked: exactly as written, but for space around it and marks that nobody sees. Blank ones are left out. */
export const prompts = z
  .array(prompt, { error: 'A list of prompts is needed.' })
  .transform((given) => onceEach(given.filter((text) => text !== '')))
  .pipe(z.array(z.string()).max(MAX_PROMPTS, `At most ${MAX_PROMPTS} prompts.`));

function onceEach(texts: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const text of texts) {
    const folded = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
    if (!byFolded.has(folded)) byFolded.set(folded, text);
  }
  return [...byFolded.values()];
}
