import type { MissingPrompt, PromptFindings } from './model.ts';
import { type AnswerView, usable } from './read-answers.ts';

/** Every prompt with every platform's outcome, in the visitor's order. */
export function promptsOf(answers: readonly AnswerView[], prompts: readonly string[]): PromptFindings[] {
  return prompts.map((question, prompt) => {
    const results = answers.filter((answer) => answer.prompt === prompt);
    return {
      question,
      branded: results.some(({ branded }) => branded),
      results: results.map(({ platform, status, failure, brand, named }) => ({
        platform,
        status,
        failure,
        visible: brand !== null,
        position: brand?.position ?? null,
        named: named.map(({ name }) => name),
      })),
    };
  });
}

/**
 * The prompts without a usable answer that names the brand. Those come first in which most answers name a competitor,
 * then in the visitor's order.
 * @param answers to prompts that do not name the brand
 */
export function missingOf(answers: readonly AnswerView[]): MissingPrompt[] {
  return byPrompt(usable(answers))
    .filter((group) => group.every(({ brand }) => brand === null))
    .map((group) => ({ group, missed: group.filter(({ named }) => named.length > 0).length }))
    .sort((a, b) => b.missed - a.missed)
    .flatMap(({ group }) => {
      const [first] = group;
      return first
        ? [
            {
              prompt: first.prompt,
              question: first.question,
              answers: group.length,
              named: rivalsNamed(group),
            },
          ]
        : [];
    });
}

export function byPrompt(answers: readonly AnswerView[]): AnswerView[][] {
  const groups = Map.groupBy(answers, ({ prompt }) => prompt);
  return [...groups.values()];
}

/** The competitors that answers name, in most answers first, then by name. */
export function rivalsNamed(answers: readonly AnswerView[]): MissingPrompt['named'] {
  const counts = new Map<string, number>();
  for (const { named } of answers)
    for (const { name, isBrand } of named) if (!isBrand) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, answers]) => ({ name, answers }))
    .sort((a, b) => b.answers - a.answers || a.name.localeCompare(b.name, 'en'));
}
