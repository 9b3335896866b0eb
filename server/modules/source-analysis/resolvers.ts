import type { Complete } from '../../graphql/complete.ts';
import type { QueryResolvers, TopSourcesResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { TopSources } from './service.ts';

export const sourceAnalysisQueries = {
  topSources: (_root, args, context) =>
    context.services.sourceAnalysis.topSources(requireViewer(context), args),
  citedSite: (_root, args, context) =>
    context.services.sourceAnalysis.citedSite(requireViewer(context), args),
} satisfies QueryResolvers;

const topSources: Complete<TopSourcesResolvers, TopSources> = {
  range: ({ metrics }) => metrics.range,
  answers: ({ metrics }) => metrics.overview.answers(),
  availablePlatforms: ({ metrics }) => metrics.platforms(),
  brand: ({ metrics: { brand } }) => brand && { id: brand.id, name: brand.name, isBrand: true },
  keyInsight: ({ readInsight }) => readInsight(),
};

export const sourceAnalysisTypes = { TopSources: topSources };
