import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { TopicsService } from '../topics/service.ts';
import { brandedBy } from './brand-matcher.ts';
import type { PromptWanted } from './model.ts';
import {
  type ActivePrompt,
  activePrompts,
  allPrompts,
  findPrompts,
  insertPrompts,
  type PromptKey,
  updateBranded,
} from './store.ts';
import { wantedPrompts } from './wanted.ts';

/** The questions of an account. Callers have checked that the account may be seen. */
export interface PromptsService {
  /** The prompts that are asked, those of archived topics left out; always in the same order. */
  active(userId: string, tx?: Db): Promise<ActivePrompt[]>;
  /** Ids in the order of `wanted`; topics and prompts that are new are made, while no other writer is at work. */
  ensure(userId: string, brand: Company | null, wanted: readonly PromptWanted[]): Promise<string[]>;
  /** The prompts with these ids, archived ones among them. */
  byIds(tx: Db, userId: string, ids: readonly string[]): Promise<PromptKey[]>;
  /** Prompts of which it is said wrongly, by the brand's names, whether they name it. */
  misbranded(userId: string, brand: Company | null): Promise<PromptKey[]>;
  /** Says of prompts whether they name the brand. What is counted by it is the caller's. */
  setBranded(tx: Db, userId: string, promptIds: readonly string[], branded: boolean): Promise<void>;
}

export function createPromptsService(
  db: Db,
  topicsService: TopicsService,
  accounts: Pick<AccountsService, 'lock' | 'raiseDataVersion'>,
): PromptsService {
  return {
    active: (userId, tx = db) => activePrompts(tx, userId),

    async ensure(userId, brand, wanted) {
      // Most imports bring further answers of prompts that exist: then nobody has to wait for other writers.
      const found = await wantedPrompts(db, userId, wanted, await topicsService.finder(db, userId));
      if (found.missing.length === 0) return found.ids;
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const topicOf = await topicsService.ensure(tx, userId, [
          ...new Set(wanted.map(({ topic }) => topic)),
        ]);
        const { ids, missing } = await wantedPrompts(tx, userId, wanted, topicOf);
        if (missing.length === 0) return ids;
        const namesBrand = brandedBy(brand);
        const made = missing.map(({ topic, prompt, promptGroup }) => ({
          ...{ id: randomUUID(), topicId: topicOf(topic) ?? '', question: prompt },
          ...{ branded: namesBrand(prompt), promptGroup },
        }));
        await insertPrompts(tx, userId, made);
        // Lists of topics and prompts show them from now on, whether or not answers to them follow.
        await accounts.raiseDataVersion(tx, userId);
        const after = await wantedPrompts(tx, userId, wanted, topicOf);
        if (after.missing.length > 0) throw new Error(`prompt was not made: ${after.missing[0]?.prompt}`);
        return after.ids;
      });
    },

    byIds: (tx, userId, ids) => findPrompts(tx, userId, { ids }),

    async misbranded(userId, brand) {
      const namesBrand = brandedBy(brand);
      const prompts = await allPrompts(db, userId);
      return prompts.filter(({ question, branded }) => branded !== namesBrand(question));
    },

    setBranded: updateBranded,
  };
}
