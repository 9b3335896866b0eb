import type { Complete } from '../../graphql/complete.ts';
import type {
  GapScopeResolvers,
  PromptGapResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { usableOf } from '../visibility/totals.ts';
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
  answers: async ({ metrics, topic }) =>
    usableOf(await metrics.loader.days((topic ?? metrics.topics.aggregate).id)),
  availablePlatforms: async ({ metrics }, _args, { services }) =>
    (await services.visibility.platforms(metrics)).map((key) => ({ key, name: platformName(key) })),
};

export const gapTypes = { PromptGap: promptGap, GapScope: gapScope };
