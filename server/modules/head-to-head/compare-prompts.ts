import type { Db } from '../../db/client.ts';
import { findPromptsByNumber, type NumberedPrompt } from '../citations/numbered-prompts.ts';
import type { Answers } from './naming-answers.ts';
import type { MeasuredPrompt } from './store.ts';

/** A prompt's usable answers by whom they name. */
export interface PromptRow extends Omit<NumberedPrompt, 'number'> {
  answers: number;
  onlyThem: number;
  both: number;
  onlyYou: number;
}

/**
 * The prompts in whose answers either is named: those first that name only the competitor most often, of equal ones those asked first.
 * @param naming answers that name the competitor, by the number of their prompt
 */
export async function comparePrompts(
  db: Db,
  userId: string,
  { measured, naming }: { measured: readonly MeasuredPrompt[]; naming: Answers },
  limit: number,
): Promise<PromptRow[]> {
  const most = measured
    .map(({ number, answers, visible }) => {
      const both = naming.withYou.get(number);
      // Answers that came between the two readings are in one of them only.
      const onlyYou = Math.max(0, visible - both);
      return { number, answers, onlyThem: naming.all.get(number) - both, both, onlyYou };
    })
    .filter(({ onlyThem, both, onlyYou }) => onlyThem + both + onlyYou > 0)
    .sort(
      (a, b) => b.onlyThem - a.onlyThem || b.both - a.both || b.onlyYou - a.onlyYou || a.number - b.number,
    )
    .slice(0, limit);
  const found = await findPromptsByNumber(
    db,
    userId,
    most.map(({ number }) => number),
  );
  const prompts = new Map(found.map(({ number, ...prompt }) => [number, prompt]));
  return most.flatMap(({ number, ...counts }) => {
    const prompt = prompts.get(number);
    return prompt ? [{ ...prompt, ...counts }] : [];
  });
}
