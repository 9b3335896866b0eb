import { createExcerpt } from '../../answers/list/excerpt.ts';
import type { Passage, PlatformName } from './model.ts';
import type { AnswerView, NamedCompany } from './read-answers.ts';

const MAX_PASSAGES = 6;

/** What is read of an answer. */
export type QuotableAnswer = Pick<AnswerView, 'prompt' | 'question' | 'branded' | 'platform' | 'text'> & {
  brand: Pick<NamedCompany, 'spans' | 'sentiment'> | null;
};

/**
 * At most six passages, chosen without regard to what they say: platforms take turns, each with its first answer that
 * names the brand. Prompts that do not name the brand come first, and among them prompts that are not quoted yet.
 * @param answers usable ones
 */
export function passagesOf(
  answers: readonly QuotableAnswer[],
  platforms: readonly PlatformName[],
): Passage[] {
  const visible = answers
    .filter(({ brand }) => brand !== null)
    .sort((a, b) => Number(a.branded) - Number(b.branded) || a.prompt - b.prompt);
  const waiting = platforms.map(({ key }) => visible.filter(({ platform }) => platform.key === key));
  const chosen: QuotableAnswer[] = [];
  while (chosen.length < MAX_PASSAGES && waiting.some((answers) => answers.length > 0)) {
    for (const answers of waiting) {
      const next = nextOf(answers, chosen);
      if (!next || chosen.length === MAX_PASSAGES) continue;
      answers.splice(answers.indexOf(next), 1);
      chosen.push(next);
    }
  }
  return chosen.flatMap(passageOf);
}

function nextOf(
  answers: readonly QuotableAnswer[],
  chosen: readonly QuotableAnswer[],
): QuotableAnswer | undefined {
  const fresh = (answer: QuotableAnswer) => chosen.every(({ prompt }) => prompt !== answer.prompt);
  const [first] = answers;
  return answers.find((answer) => answer.branded === first?.branded && fresh(answer)) ?? first;
}

function passageOf({ prompt, question, platform, text, brand }: QuotableAnswer): Passage[] {
  const [first] = brand?.spans ?? [];
  if (!brand || !first) return [];
  const { text: quoted, mention } = createExcerpt(text, first);
  return [{ prompt, question, platform, text: quoted, mention, sentiment: brand.sentiment }];
}
