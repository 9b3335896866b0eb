import type { Complete } from '../../graphql/complete.ts';
import type {
  PromptSearchesResolvers,
  PromptSearchResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import type { PromptSearch, PromptSearches } from './model.ts';

export const searchQueries = {
  promptSearches: (_root, request, context) =>
    context.services.searches.ofPrompt(requireViewer(context), request),
} satisfies QueryResolvers;

const named = (key: string) => ({ key, name: platformName(key) });

const search: Complete<PromptSearchResolvers, Omit<PromptSearch, 'platforms'>> = {
  platforms: ({ platforms }) => platforms.map(named),
};

const searches: Complete<PromptSearchesResolvers, Omit<PromptSearches, 'silentPlatforms'>> = {
  silentPlatforms: ({ silentPlatforms }) => silentPlatforms.map(named),
};

export const searchTypes = { PromptSearch: search, PromptSearches: searches };
