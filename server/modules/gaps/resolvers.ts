import type { Complete } from '../../graphql/complete.ts';
import type {
  GapScopeResolvers,
  PromptGapResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { GapScope, PromptGap } from './model.ts';

export const gapQueries = {
  promptGaps: (_root, args, context) => context.services.gaps.listPrompts(requireViewer(context), args),
  sourceGaps: (_root, args, context) => context.services.gaps.listSources(requireViewer(context), args),
} satisfies QueryResolvers;

const promptGap: Complete<PromptGapResolvers, PromptGap> = {
  instead: ({ id, loadInstead }) => loadInstead(id),
};

const gapScope: Complete<GapScopeResolvers, Pick<GapScope, 'topic'>> = {
  brand: ({ metrics: { brand } }) => brand && { id: brand.id, name: brand.name, isBrand: true },
  range: ({ metrics }) => metrics.range,
  answers: ({ metrics, topic }) => metrics.of(topic ?? metrics.topics.aggregate).answers(),
  availablePlatforms: ({ metrics }) => metrics.platforms(),
};

export const gapTypes = { PromptGap: promptGap, GapScope: gapScope };
