import type { Logger } from 'pino';
import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { badInput } from '../../errors.ts';
import { createBrandMatcher } from '../prompts/brand-matcher.ts';
import { suggestAliases } from './aliases.ts';
import { CATALOGUE, type Category } from './catalogue/catalogue.ts';
import {
  catalogueSearchPrompts,
  catalogueSearchTopics,
  completeQuestions,
  GENERIC_PROMPTS,
} from './catalogue-search.ts';
import { catalogueCompetitors, catalogueTopics } from './catalogue-topics.ts';
import { askForCategory, askForCompetitors } from './chat-model/company.ts';
import { askForSearchPrompts, askForSearchTopics } from './chat-model/search.ts';
import { askForTopics } from './chat-model/topics.ts';
import { findCompany, findSite } from './companies.ts';
import { resolveCategory } from './find-category.ts';
import {
  type BusinessInput,
  businessInput,
  type CompanyInput,
  companyInput,
  MAX_SEARCH_TOPICS,
  type PromptsInput,
  parseInput,
  promptsInput,
  type TopicsInput,
  topicsInput,
} from './input.ts';
import type {
  SuggestedCategory,
  SuggestedCompany,
  SuggestedSearchPrompts,
  SuggestedSearchTopics,
  SuggestedTopics,
} from './model.ts';
import { findBusinessNoun } from './wording/phrase.ts';
import { languageOfDomain, type PromptLanguage } from './wording/translated/languages.ts';

const MAX_COMPANIES = 10;

/**
 * Suggestions for a new account or a visitor’s report. Callers authorize and rate-limit: each call may cost a chat model
 * request. Every method validates its input.
 * @throws BAD_USER_INPUT naming the invalid field
 */
export interface SuggestionsService {
  /** Other names of the company, at most 8. */
  aliases(company: CompanyInput): string[];
  /** The language that suggestions are in when none is chosen, by the country of the domain. */
  language(company: CompanyInput): PromptLanguage;
  categories(): readonly Category[];
  /** Whether the catalogue has the company. */
  knows(company: CompanyInput): boolean;
  /** The category of the user's own words, else the company's; null when unknown. */
  category(question: BusinessInput): Promise<SuggestedCategory | null>;
  /** What the company’s name says it is, such as “bakery”; null when it does not say it. */
  businessNoun(company: CompanyInput): string | null;
  /** The registrable domain of a known company; null for any other. */
  site(name: string): string | null;
  /** At most 10 likely competitors, the best known first. */
  competitors(question: BusinessInput): Promise<SuggestedCompany[]>;
  /**
   * Topics with questions. `category` is a key or the user's own words; `audience` is whom a business outside the
   * catalogue serves.
   * @returns no topics when the company's offering is unknown
   */
  topics(question: TopicsInput): Promise<SuggestedTopics>;
  /** What its customers search for; with `category`, without the model. */
  searchTopics(question: TopicsInput): Promise<SuggestedSearchTopics>;
  /**
   * Questions about search topics.
   * @throws BAD_USER_INPUT when every topic names the company and its business is otherwise unknown
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
      return suggestAliases(name, domain);
    },

    language(company) {
      return languageOfDomain(parseInput(companyInput, company).domain) ?? 'en';
    },
    categories: () => CATALOGUE,

    knows(company) {
      const { name, domain } = parseInput(companyInput, company);
      return findCompany(name, domain) !== null;
    },

    async category(question) {
      const clean = parseInput(businessInput, question);
      const own = resolveCategory(clean);
      if (own?.basis === 'known') return own;
      const chosen = await askModel((model) => askForCategory(model, clean));
      return chosen ? { category: chosen, topics: null, basis: 'model' } : own;
    },

    businessNoun(company) {
      const { name, domain } = parseInput(companyInput, company);
      return findBusinessNoun(name, domain);
    },

    site: (name) => findSite(parseInput(companyInput, { name }).name),

    async competitors(question) {
      const clean = parseInput(businessInput, question);
      const suggested = await askModel((model) => askForCompetitors(model, clean, MAX_COMPANIES));
      return suggested?.length
        ? suggested
        : catalogueCompetitors(clean, resolveCategory(clean), MAX_COMPANIES);
    },

    async topics(question) {
      const clean = parseInput(topicsInput, question);
      const isBranded = createBrandedCheck(clean);
      const suggested = await askModel((model) => askForTopics(model, clean, isBranded));
      const own = resolveCategory(clean);
      const category = own?.category ?? null;
      const { language } = clean;
      if (suggested) return { basis: 'model', topics: suggested, category, language };
      const topics = catalogueTopics(own, clean, isBranded);
      return { basis: own?.basis ?? 'guess', topics, category, language };
    },

    async searchTopics(question) {
      const clean = parseInput(topicsInput, question);
      const own = catalogueSearchTopics(clean, resolveCategory(clean));
      if (clean.category !== null) return own;
      const isBranded = createBrandedCheck(clean);
      const suggested = await askModel((model) =>
        askForSearchTopics(model, clean, isBranded, MAX_SEARCH_TOPICS),
      );
      return suggested ? { ...own, basis: 'model', topics: suggested } : own;
    },

    async searchPrompts(question) {
      const clean = parseInput(promptsInput, question);
      const isBranded = createBrandedCheck(clean);
      const own = catalogueSearchPrompts(clean, isBranded);
      if (own.generic.length < GENERIC_PROMPTS) {
        throw badInput('searchTopics', 'At least one search topic that does not name the company.');
      }
      const suggested = await askModel((model) =>
        askForSearchPrompts(model, clean, isBranded, GENERIC_PROMPTS),
      );
      return suggested ? { ...own, basis: 'model', ...completeQuestions(suggested, own) } : own;
    },
  };
}

function createBrandedCheck({ name, domain }: { name: string; domain: string | null }) {
  return createBrandMatcher({ id: '', kind: 'brand', name, aliases: suggestAliases(name, domain), domain });
}
