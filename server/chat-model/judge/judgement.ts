import { z } from 'zod';
import { foldName } from '../../analysis/text/fold.ts';
import type { Judgement } from '../../analysis/types.ts';

export const MOST_COMPANIES = 60;
export const LONGEST_NAME = 120;

/** What the model is to answer with. Wider than what is kept: one name too long must not cost all others. */
export const judgementReply = z.object({
  companies: z
    .array(
      z.object({
        name: z.string().max(1000).describe('As the answer writes it'),
        sentiment: z.number().min(0).max(100).nullable().describe('0–100, 50 neutral, null without any sign'),
      }),
    )
    .max(300),
});

/**
 * What can be kept of a reply: each company once, by a name that stands in the answer in whatever case, and never more
 * than `MOST_COMPANIES`. A model that invents names, or was talked into it, gets none of them in.
 */
export function checkedCompanies(
  { companies }: z.output<typeof judgementReply>,
  text: string,
): Judgement['companies'] {
  const whole = ` ${foldName(text)} `;
  const seen = new Set<string>();
  const kept: { name: string; sentiment: number | null }[] = [];
  for (const { name, sentiment } of companies) {
    const shown = name
      .toWellFormed()
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const key = foldName(shown);
    if (!/[\p{L}\p{N}]/u.test(key) || shown.length > LONGEST_NAME) continue;
    if (seen.has(key) || !standsIn(whole, key)) continue;
    seen.add(key);
    kept.push({ name: shown, sentiment: sentiment === null ? null : Math.round(sentiment * 100) / 100 });
    if (kept.length === MOST_COMPANIES) break;
  }
  return kept;
}

/** No letter before or after it; scripts that write words together have no such gaps, and need none. */
function standsIn(whole: string, name: string): boolean {
  for (let at = whole.indexOf(name); at !== -1; at = whole.indexOf(name, at + 1)) {
    if (!isGlued(whole, at - 1, at) && !isGlued(whole, at + name.length - 1, at + name.length)) return true;
  }
  return false;
}

const isGlued = (text: string, left: number, right: number) =>
  WORD.test(text.charAt(left)) && WORD.test(text.charAt(right));

/** Of scripts that part words by spaces. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
