import type { Logger } from 'pino';
import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { badInput } from '../../errors.ts';
import { createBrandMatcher } from '../prompts/brand-matcher.ts';
import { proposeAliases } from './aliases.ts';
import { CATALOGUE } from './catalogue/all.ts';
import {
  catalogueSearchPrompts,
  catalogueSearchTopics,
  completeQuestions,
  GENERIC_PROMPTS,
} from './catalogue-search.ts';
import { catalogueCompetitors, catalogueTopics, resolveCategory } from './catalogue-topics.ts';
import { askForCategory, askForCompetitors } from './chat-model/company.ts';
import { askForSearchPrompts, askForSearchTopics } from './chat-model/search.ts';
import { askForTopics } from './chat-model/topics.ts';
import { findCompany, findSite } from './companies.ts';
import { findCategory } from './find-category.ts';
import {
  type CategoryInput,
  type CompanyInput,
  type CompetitorsInput,
  categoryInput,
  companyInput,
  competitorsInput,
  MAX_SEARCH_TOPICS,
  type PromptsInput,
  parseInput,
  promptsInput,
  type TopicsInput,
  topicsInput,
} from './input.ts';
import type {
  Category,
  SuggestedCategory,
  SuggestedCompany,
  SuggestedSearchPrompts,
  SuggestedSearchTopics,
  SuggestedTopics,
} from './model.ts';

const MAX_COMPANIES = 10;

/**
 * Suggestions for a new account or a visitor’s report. Callers authorize and rate-limit: each call may cost a chat model
 * request. Every method validates its input.
 * @throws BAD_USER_INPUT naming the field at fault
 */
export interface SuggestionsService {
  /** Other names of the company, at most 8. */
  aliases(company: CompanyInput): string[];
  categories(): readonly Category[];
  /** Whether the catalogue has the company. */
  knows(company: CompanyInput): boolean;
  /** The company's category; null when unknown. */
  category(question: CategoryInput): Promise<SuggestedCategory | null>;
  /** The registrable domain of a known company; null for any other. */
  site(name: string): string | null;
  /** At most 10 likely competitors, the best known first. */
  competitors(question: CompetitorsInput): Promise<SuggestedCompany[]>;
  /** Topics with questions; `category` is a key or the user's own words. */
  topics(question: TopicsInput): Promise<SuggestedTopics>;
  /** What its customers search for; with `category`, the model is not asked. */
  searchTopics(question: TopicsInput): Promise<SuggestedSearchTopics>;
  /**
   * Questions about search topics.
   * @throws BAD_USER_INPUT when every topic names the company and nothing else tells what it does
   */
  searchPrompts(question: PromptsInput): Promise<SuggestedSearchPrompts>;
}

export function createSuggestionsService({
  chatModel,
  log,
}: {
  chatModel: ChatModel | null;
  log: Pick<Logger, 'warn'>;
}): SuggestionsService {
  /** Null without a model, without a usable answer, or after a failure. */
  async function askModel<T>(ask: (model: ChatModel) => Promise<T | null>): Promise<T | null> {
    if (!chatModel) return null;
    try {
      return await ask(chatModel);
    } catch (error) {
      const reason = error instanceof ChatModelError ? error.message : 'unexpected';
      log.warn(
        { reason, ...(error instanceof ChatModelError ? {} : { err: error }) },
        'chat model suggestion failed',
      );
      return null;
    }
  }

  return {
    aliases(company) {
      const { name, domain } = parseInput(companyInput, company);
      return proposeAliases(name, domain);
    },

    categories: () => CATALOGUE,

    knows(company) {
      const { name, domain } = parseInput(companyInput, company);
      return findCompany(name, domain) !== null;
    },

    async category(question) {
      const clean = parseInput(categoryInput, question);
      const own = findCategory(clean.name, clean.domain, clean.description);
      if (own?.basis === 'known') return own;
      const chosen = await askModel((model) => askForCategory(model, clean));
      return chosen ? { category: chosen, basis: 'model' } : own;
    },

    site: (name) => findSite(parseInput(companyInput, { name }).name),

    async competitors(question) {
      const clean = parseInput(competitorsInput, question);
      const proposed = await askModel((model) => askForCompetitors(model, clean, MAX_COMPANIES));
      return proposed?.length ? proposed : catalogueCompetitors(clean, resolveCategory(clean), MAX_COMPANIES);
    },

    async topics(question) {
      const clean = parseInput(topicsInput, question);
      const isBranded = createBrandedCheck(clean);
      const proposed = await askModel((model) => askForTopics(model, clean, isBranded));
      if (proposed) return { basis: 'model', topics: proposed };
      const suggested = resolveCategory(clean);
      return {
        basis: suggested?.basis ?? 'guess',
        topics: catalogueTopics(suggested?.category ?? null, clean, isBranded),
      };
    },

    async searchTopics(question) {
      const clean = parseInput(topicsInput, question);
      const own = catalogueSearchTopics(clean, resolveCategory(clean));
      if (clean.category !== null) return own;
      const isBranded = createBrandedCheck(clean);
      const proposed = await askModel((model) =>
        askForSearchTopics(model, clean, isBranded, MAX_SEARCH_TOPICS),
      );
      return proposed ? { basis: 'model', topics: proposed, category: own.category } : own;
    },

    async searchPrompts(question) {
      const clean = parseInput(promptsInput, question);
      const isBranded = createBrandedCheck(clean);
      const own = catalogueSearchPrompts(clean, isBranded);
      if (own.generic.length < GENERIC_PROMPTS) {
        throw badInput('searchTopics', 'At least one search topic that does not name the company.');
      }
      const proposed = await askModel((model) =>
        askForSearchPrompts(model, clean, isBranded, GENERIC_PROMPTS),
      );
      return proposed ? { basis: 'model', ...completeQuestions(proposed, own) } : own;
    },
  };
}

function createBrandedCheck({ name, domain }: { name: string; domain: string | null }) {
  return createBrandMatcher({ id: '', kind: 'brand', name, aliases: proposeAliases(name, domain), domain });
}
