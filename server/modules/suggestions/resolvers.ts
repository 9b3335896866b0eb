import type {
  PromptLanguage as PromptLanguageEnum,
  QueryResolvers,
  SuggestionBasis,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Category } from './catalogue/catalogue.ts';
import type { Basis } from './model.ts';
import type { PromptLanguage } from './wording/translated/languages.ts';

/** Of suggestions that may cost a chat model request. */
const LIMIT = { count: 120, seconds: 600 };

export const suggestionQueries = {
  suggestAliases(_root, question, context) {
    requireViewer(context);
    return context.services.suggestions.aliases(question);
  },
  suggestSite(_root, { name }, context) {
    requireViewer(context);
    return context.services.suggestions.site(name);
  },
  async suggestCategory(_root, question, context) {
    await consumeLimit(context);
    const suggested = await context.services.suggestions.category(question);
    return suggested && { category: toCategory(suggested.category), basis: toBasis(suggested.basis) };
  },
  suggestOffering(_root, company, context) {
    requireViewer(context);
    return context.services.suggestions.businessNoun(company);
  },
  async suggestCompetitors(_root, question, context) {
    await consumeLimit(context);
    const companies = await context.services.suggestions.competitors(question);
    return { companies: companies.map((company) => ({ ...company, basis: toBasis(company.basis) })) };
  },
  suggestPromptLanguage(_root, company, context) {
    requireViewer(context);
    return toLanguage(context.services.suggestions.language(company));
  },

  suggestionCategories(_root, _args, context) {
    requireViewer(context);
    return context.services.suggestions.categories().map(toCategory);
  },
  async suggestTopics(_root, { competitors, ...question }, context) {
    await consumeLimit(context);
    const { basis, topics, category, language } = await context.services.suggestions.topics({
      ...question,
      competitors: [...(competitors ?? [])],
    });
    return {
      basis: toBasis(basis),
      topics,
      category: category && toCategory(category),
      language: toLanguage(language),
    };
  },
} satisfies QueryResolvers;

async function consumeLimit(context: RequestContext): Promise<void> {
  const { userId } = requireViewer(context);
  const rule = `Only ${LIMIT.count} suggestions in ten minutes.`;
  await enforceLimit(context.services.rateLimiter, `suggest:${userId}`, LIMIT, rule);
}

export const toBasis = (basis: Basis): SuggestionBasis => basis.toUpperCase() as Uppercase<Basis>;

export const toLanguage = (language: PromptLanguage): PromptLanguageEnum =>
  language.toUpperCase() as Uppercase<PromptLanguage>;

export const toCategory = ({ key, label, group }: Category) => ({ key, label, group });
