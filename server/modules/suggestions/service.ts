import type { Logger } from 'pino';
import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { badInput } from '../../errors.ts';
import { createBrandMatcher } from '../prompts/brand-matcher.ts';
import { proposeAliases } from './aliases.ts';
import { categoryByModel } from './by-model/category.ts';
import { competitorsByModel } from './by-model/competitors.ts';
import { searchPromptsByModel } from './by-model/search-prompts.ts';
import { searchTopicsByModel } from './by-model/search-topics.ts';
import { topicsByModel } from './by-model/topics.ts';
import { CATALOGUE } from './catalogue/all.ts';
import { categoryOf } from './category-of.ts';
import { findCompany, siteOf } from './companies.ts';
import {
  type CategoryQuestion,
  type CompanyQuestion,
  type CompetitorsQuestion,
  cleanCategoryQuestion,
  cleanCompany,
  cleanCompetitorsQuestion,
  cleanPromptsQuestion,
  cleanTopicsQuestion,
  MOST_SEARCH_TOPICS,
  type PromptsQuestion,
  type TopicsQuestion,
} from './input.ts';
import type {
  Category,
  SuggestedCategory,
  SuggestedCompany,
  SuggestedSearchPrompts,
  SuggestedSearchTopics,
  SuggestedTopics,
} from './model.ts';
import { ownCompetitors, placeOf } from './own-place.ts';
import { GENERIC_PROMPTS, ownSearchPrompts, ownSearchTopics, withOwn } from './own-search.ts';
import { ownTopics } from './own-topics.ts';

const MOST_COMPANIES = 10;

/**
 * Proposals for a new account or a visitor’s report. They belong to nobody: who may ask, and how often, is for the
 * caller to decide, and each may cost a question to the chat model. Every method checks its input.
 * @throws BAD_USER_INPUT naming the field at fault
 */
export interface SuggestionsService {
  /** Other names of the company, at most 8. */
  aliases(company: CompanyQuestion): string[];
  /** All categories that there are topics for. */
  categories(): readonly Category[];
  /** Whether the catalogue holds the company, so that nothing else need be asked what it does. */
  knows(company: CompanyQuestion): boolean;
  /** What business the company is in; null when nothing tells it. */
  category(question: CategoryQuestion): Promise<SuggestedCategory | null>;
  /** The registrable domain of a known company; null for any other. */
  site(name: string): string | null;
  /** Companies it is likely compared with, at most 10, the best known first; empty where nothing is known. */
  competitors(question: CompetitorsQuestion): Promise<SuggestedCompany[]>;
  /** Topics with questions; `category` is a key, or anybody’s own words. */
  topics(question: TopicsQuestion): Promise<SuggestedTopics>;
  /** What its customers search for; a given `category` is taken at its word, and no model is asked. */
  searchTopics(question: TopicsQuestion): Promise<SuggestedSearchTopics>;
  /**
   * Questions about search topics.
   * @throws BAD_USER_INPUT when every topic names the company and nothing else tells what it does
   */
  searchPrompts(question: PromptsQuestion): Promise<SuggestedSearchPrompts>;
}

export function createSuggestionsService({
  chatModel,
  log,
}: {
  chatModel: ChatModel | null;
  log: Pick<Logger, 'warn'>;
}): SuggestionsService {
  /** What the model proposes; null without a model, without an answer, or when it failed. */
  async function byModel<T>(ask: (model: ChatModel) => Promise<T | null>): Promise<T | null> {
    if (!chatModel) return null;
    try {
      return await ask(chatModel);
    } catch (error) {
      const reason = error instanceof ChatModelError ? error.message : 'unexpected';
      log.warn(
        { reason, ...(error instanceof ChatModelError ? {} : { err: error }) },
        'no proposal by the chat model',
      );
      return null;
    }
  }

  return {
    aliases(company) {
      const { name, domain } = cleanCompany(company);
      return proposeAliases(name, domain);
    },

    categories: () => CATALOGUE,

    knows(company) {
      const { name, domain } = cleanCompany(company);
      return findCompany(name, domain) !== null;
    },

    async category(question) {
      const clean = cleanCategoryQuestion(question);
      const own = categoryOf(clean.name, clean.domain, clean.description);
      if (own?.basis === 'known') return own;
      const chosen = await byModel((model) => categoryByModel(model, clean));
      return chosen ? { category: chosen, basis: 'model' } : own;
    },

    site: (name) => siteOf(cleanCompany({ name }).name),

    async competitors(question) {
      const clean = cleanCompetitorsQuestion(question);
      const proposed = await byModel((model) => competitorsByModel(model, clean, MOST_COMPANIES));
      return proposed?.length ? proposed : ownCompetitors(clean, placeOf(clean), MOST_COMPANIES);
    },

    async topics(question) {
      const clean = cleanTopicsQuestion(question);
      const isBranded = brandedOf(clean);
      const proposed = await byModel((model) => topicsByModel(model, clean, isBranded));
      if (proposed) return { basis: 'model', topics: proposed };
      const place = placeOf(clean);
      return { basis: place?.basis ?? 'guess', topics: ownTopics(place?.category ?? null, clean, isBranded) };
    },

    async searchTopics(question) {
      const clean = cleanTopicsQuestion(question);
      const own = ownSearchTopics(clean, placeOf(clean));
      if (clean.category !== null) return own;
      const isBranded = brandedOf(clean);
      const proposed = await byModel((model) =>
        searchTopicsByModel(model, clean, isBranded, MOST_SEARCH_TOPICS),
      );
      return proposed ? { basis: 'model', topics: proposed, category: own.category } : own;
    },

    async searchPrompts(question) {
      const clean = cleanPromptsQuestion(question);
      const isBranded = brandedOf(clean);
      const own = ownSearchPrompts(clean, isBranded);
      if (own.generic.length < GENERIC_PROMPTS) {
        throw badInput('searchTopics', 'At least one search topic that does not name the company.');
      }
      const proposed = await byModel((model) =>
        searchPromptsByModel(model, clean, isBranded, GENERIC_PROMPTS),
      );
      return proposed ? { basis: 'model', ...withOwn(proposed, own) } : own;
    },
  };
}

function brandedOf({ name, domain }: { name: string; domain: string | null }) {
  return createBrandMatcher({ id: '', kind: 'brand', name, aliases: proposeAliases(name, domain), domain });
}
