import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { Company } from '../brands/model.ts';
import { brandedBy } from './brand-matcher.ts';
import type { PromptSettings } from './edit-model.ts';
import { promptsAsking, setPromptsArchived } from './settings-store.ts';
import { insertPrompts } from './store.ts';

/** A question that is to be asked in a topic. */
export interface Wanted {
  topicId: string;
  question: string;
}

/** What has to be done so that a question is asked. */
export interface Step extends Wanted {
  outcome: 'ADDED' | 'RESTORED' | 'ALREADY_THERE';
  /** The prompt, where there is one already. */
  prompt: PromptSettings | null;
}

/** Sorts out what has to be done; nothing is done yet. Of a question that is wanted twice the second is already there. */
export async function stepsFor(tx: Db, userId: string, wanted: readonly Wanted[]): Promise<Step[]> {
  const questions = [...new Set(wanted.map(({ question }) => question))];
  const asking = await promptsAsking(tx, userId, questions);
  const known = new Map(asking.map((prompt) => [placeOf(prompt), prompt]));
  const seen = new Set<string>();
  return wanted.map(({ topicId, question }) => {
    const place = placeOf({ topicId, question });
    const prompt = known.get(place) ?? null;
    const there = seen.has(place) || prompt?.archived === false;
    seen.add(place);
    return { topicId, question, prompt, outcome: there ? 'ALREADY_THERE' : prompt ? 'RESTORED' : 'ADDED' };
  });
}

/** Whether a step leads to one more question being asked. */
export const adds = ({ outcome }: Pick<Step, 'outcome'>) => outcome !== 'ALREADY_THERE';

/**
 * Does what the steps say.
 * @param promptGroup what the new prompts share with other wordings
 * @returns the ids of the prompts that were made, in the order of their steps
 */
export async function carryOut(
  tx: Db,
  userId: string,
  brand: Company | null,
  steps: readonly Step[],
  promptGroup: string | null = null,
): Promise<string[]> {
  const namesBrand = brandedBy(brand);
  const made = steps
    .filter(({ outcome }) => outcome === 'ADDED')
    .map(({ topicId, question }) => ({
      id: randomUUID(),
      topicId,
      question,
      branded: namesBrand(question),
      promptGroup,
    }));
  const restored = steps.flatMap(({ outcome, prompt }) =>
    outcome === 'RESTORED' && prompt ? [prompt.id] : [],
  );
  if (made.length > 0) await insertPrompts(tx, userId, made);
  if (restored.length > 0) await setPromptsArchived(tx, userId, restored, false);
  return made.map(({ id }) => id);
}

/** Two prompts of one topic never ask the same. */
export const placeOf = ({ topicId, question }: Wanted) => `${topicId} ${question}`;
