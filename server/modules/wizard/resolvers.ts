import type {
  MutationResolvers,
  QueryResolvers,
  SuggestionBasis,
} from '../../graphql/resolvers.generated.ts';
import type { Basis, Category } from '../suggestions/model.ts';

export const wizardQueries = {
  reportCategories: (_root, _args, { services }) => services.wizard.categories().map(listed),
} satisfies QueryResolvers;

export const wizardMutations = {
  async suggestReportWebsite(_root, question, { services, ip }) {
    return { website: await services.wizard.website(ip, question) };
  },
  async suggestReportCompetitors(_root, question, { services, ip }) {
    const { competitors, basis } = await services.wizard.competitors(ip, question);
    return { competitors, basis: basis && written(basis) };
  },
  async suggestReportSearchTopics(_root, { competitors, ...question }, { services, ip }) {
    const { topics, basis, category } = await services.wizard.searchTopics(ip, {
      ...question,
      competitors: [...competitors],
    });
    return { searchTopics: topics, basis: basis && written(basis), category: category && listed(category) };
  },
  async suggestReportPrompts(_root, { competitors, searchTopics, ...question }, { services, ip }) {
    const { prompts, basis } = await services.wizard.prompts(ip, {
      ...question,
      competitors: [...competitors],
      searchTopics: [...searchTopics],
    });
    return { prompts, basis: written(basis) };
  },
} satisfies MutationResolvers;

const written = (basis: Basis): SuggestionBasis => basis.toUpperCase() as Uppercase<Basis>;

const listed = ({ key, label, group }: Category) => ({ key, label, group });
