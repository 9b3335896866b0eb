import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Company } from '../brands/model.ts';
import type { TopicIdFinder, TopicsService } from '../topics/service.ts';
import { createBrandMatcher } from './brand-matcher.ts';
import type { PromptReference } from './model.ts';
import {
  type ActivePrompt,
  activePrompts,
  allPrompts,
  findPrompts,
  insertPrompts,
  type PromptKey,
  updateBranded,
} from './store.ts';

/** The prompts of an account, for collection and import. Callers have checked that the account may be read. */
export interface PromptsService {
  /** The prompts that are asked, those of archived topics left out; always in the same order. */
  active(userId: string, tx?: Db): Promise<ActivePrompt[]>;
  /** Ids of the references, in their order; new topics and prompts are created while the account is locked. */
  ensure(userId: string, brand: Company | null, references: readonly PromptReference[]): Promise<string[]>;
  /** The prompts with these ids, archived ones included. */
  byIds(tx: Db, userId: string, ids: readonly string[]): Promise<PromptKey[]>;
  /** Prompts whose `branded` does not fit the brand's names. */
  findMisbranded(userId: string, brand: Company | null): Promise<PromptKey[]>;
  /** Sets whether prompts name the brand; the caller updates the rollups. */
  setBranded(tx: Db, userId: string, promptIds: readonly string[], branded: boolean): Promise<void>;
}

interface Deps {
  db: Db;
  accounts: Pick<AccountsService, 'lock' | 'raiseDataVersion'>;
  topics: TopicsService;
}

export function createPromptsService({ db, accounts, topics }: Deps): PromptsService {
  return {
    active: (userId, tx = db) => activePrompts(tx, userId),

    async ensure(userId, brand, references) {
      // Most imports bring answers to existing prompts and need no lock.
      const existing = await resolveReferences(db, userId, references, await topics.finder(db, userId));
      if (existing.missing.length === 0) return existing.ids;
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const names = [...new Set(references.map(({ topic }) => topic))];
        const findTopicId = await topics.ensure(tx, userId, names);
        const { ids, missing } = await resolveReferences(tx, userId, references, findTopicId);
        if (missing.length === 0) return ids;
        const namesBrand = createBrandMatcher(brand);
        const created = missing.map(({ topic, prompt, promptGroup }) => ({
          ...{ id: randomUUID(), topicId: findTopicId(topic) ?? '', question: prompt },
          ...{ branded: namesBrand(prompt), promptGroup },
        }));
        await insertPrompts(tx, userId, created);
        // Lists of topics and prompts show them from now on, whether or not answers follow.
        await accounts.raiseDataVersion(tx, userId);
        const after = await resolveReferences(tx, userId, references, findTopicId);
        if (after.missing.length > 0) throw new Error(`prompt was not created: ${after.missing[0]?.prompt}`);
        return after.ids;
      });
    },

    byIds: (tx, userId, ids) => findPrompts(tx, userId, { ids }),

    async findMisbranded(userId, brand) {
      const namesBrand = createBrandMatcher(brand);
      const prompts = await allPrompts(db, userId);
      return prompts.filter(({ question, branded }) => branded !== namesBrand(question));
    },

    setBranded: updateBranded,
  };
}

/** @returns ids in the order of the references, '' for a missing prompt, and each missing reference once */
async function resolveReferences(
  db: Db,
  userId: string,
  references: readonly PromptReference[],
  findTopicId: TopicIdFinder,
): Promise<{ ids: string[]; missing: PromptReference[] }> {
  const keyOf = ({ topic, prompt }: PromptReference) => `${findTopicId(topic)} ${prompt}`;
  const questions = [...new Set(references.map(({ prompt }) => prompt))];
  const existing = await findPrompts(db, userId, { questions });
  const ids = new Map(existing.map(({ id, topicId, question }) => [`${topicId} ${question}`, id]));
  const missing = new Map(
    references.flatMap((each) => (ids.has(keyOf(each)) ? [] : [[keyOf(each), each] as const])),
  );
  return { ids: references.map((each) => ids.get(keyOf(each)) ?? ''), missing: [...missing.values()] };
}
