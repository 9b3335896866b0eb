import type { OwnPage, PlainPage } from '../model.ts';
import { wordsOf } from './terms.ts';

/** A page covers a prompt when it contains at least this share of the prompt's terms. */
export const COVERS = 0.5;

/** The page that contains most of the prompt's terms; null where none contains half of them. */
export function chooseOwnPage(
  questions: readonly string[],
  pages: readonly { page: PlainPage; terms: ReadonlySet<string> }[],
): OwnPage | null {
  const promptTerms = [...new Set(questions.flatMap(wordsOf))];
  let best: OwnPage | null = null;
  for (const { page, terms } of pages) {
    const lacking = promptTerms.filter((term) => !terms.has(term));
    if (best && lacking.length >= best.lacking.length) continue;
    if (promptTerms.length - lacking.length < Math.max(1, promptTerms.length * COVERS)) continue;
    best = { id: page.id, url: page.url, title: page.title, promptTerms, lacking };
  }
  return best;
}

/** Whether one line of the text contains every word of the heading. */
export function hasHeading(text: string, heading: string): boolean {
  const words = wordsOf(heading);
  return text.split('\n').some((line) => {
    const lower = line.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
