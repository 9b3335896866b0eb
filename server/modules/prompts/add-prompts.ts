import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { Company } from '../brands/model.ts';
import { createBrandMatcher } from './brand-matcher.ts';
import type { ImportedRow, PromptSettings } from './model.ts';
import { promptsByQuestions, setPromptsArchived } from './settings-store.ts';
import { insertPrompts } from './store.ts';

/** A question to ask in a topic. */
export interface TopicQuestion {
  topicId: string;
  question: string;
}

/** How to make a question an active prompt. */
export interface PlannedPrompt extends TopicQuestion {
  outcome: Exclude<ImportedRow['outcome'], 'REFUSED'>;
  /** The existing prompt. */
  prompt: PromptSettings | null;
}

/** Plans how to have questions asked, without changing anything. A repeated question is ALREADY_THERE. */
export async function planPrompts(
  tx: Db,
  userId: string,
  questions: readonly TopicQuestion[],
): Promise<PlannedPrompt[]> {
  const texts = [...new Set(questions.map(({ question }) => question))];
  const existing = new Map(
    (await promptsByQuestions(tx, userId, texts)).map((each) => [promptKey(each), each]),
  );
  const planned = new Set<string>();
  return questions.map(({ topicId, question }) => {
    const key = promptKey({ topicId, question });
    const prompt = existing.get(key) ?? null;
    const isAsked = planned.has(key) || prompt?.archived === false;
    planned.add(key);
    return { topicId, question, prompt, outcome: isAsked ? 'ALREADY_THERE' : prompt ? 'RESTORED' : 'ADDED' };
  });
}

/** Whether one more prompt is active afterwards. */
export const addsPrompt = ({ outcome }: Pick<PlannedPrompt, 'outcome'>) => outcome !== 'ALREADY_THERE';

/**
 * Inserts and restores what was planned.
 * @param promptGroup what the new prompts share with other wordings
 * @returns the ids of the new prompts, in the order of the plan
 */
export async function applyPlan(
  tx: Db,
  userId: string,
  brand: Company | null,
  plan: readonly PlannedPrompt[],
  promptGroup: string | null = null,
): Promise<string[]> {
  const namesBrand = createBrandMatcher(brand);
  const added = plan
    .filter(({ outcome }) => outcome === 'ADDED')
    .map(({ topicId, question }) => ({
      id: randomUUID(),
      topicId,
      question,
      branded: namesBrand(question),
      promptGroup,
    }));
  const restored = plan.flatMap(({ outcome, prompt }) =>
    outcome === 'RESTORED' && prompt ? [prompt.id] : [],
  );
  if (added.length > 0) await insertPrompts(tx, userId, added);
  if (restored.length > 0) await setPromptsArchived(tx, userId, restored, false);
  return added.map(({ id }) => id);
}

/** Unique among an account's prompts. */
export const promptKey = ({ topicId, question }: TopicQuestion) => `${topicId} ${question}`;
