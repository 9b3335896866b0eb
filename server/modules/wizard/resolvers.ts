import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { toBasis, toCategory, toLanguage } from '../suggestions/resolvers.ts';

export const wizardQueries = {
  reportCategories: (_root, _args, { services }) => services.wizard.categories().map(toCategory),
} satisfies QueryResolvers;

export const wizardMutations = {
  async suggestReportWebsite(_root, question, { services, ip }) {
    return { website: await services.wizard.website(ip, question) };
  },
  async suggestReportCompetitors(_root, question, { services, ip }) {
    const { competitors, basis } = await services.wizard.competitors(ip, question);
    return { competitors, basis: basis && toBasis(basis) };
  },
  async suggestReportSearchTopics(_root, { competitors, ...question }, { services, ip }) {
    const { topics, basis, category, language } = await services.wizard.searchTopics(ip, {
      ...question,
      competitors: [...competitors],
    });
    return {
      searchTopics: topics,
      basis: basis && toBasis(basis),
      category: category && toCategory(category),
      language: toLanguage(language),
    };
  },
  async suggestReportPrompts(_root, { competitors, searchTopics, ...question }, { services, ip }) {
    const { prompts, basis, language } = await services.wizard.prompts(ip, {
      ...question,
      competitors: [...competitors],
      searchTopics: [...searchTopics],
    });
    return { prompts, basis: toBasis(basis), language: toLanguage(language) };
  },
} satisfies MutationResolvers;
