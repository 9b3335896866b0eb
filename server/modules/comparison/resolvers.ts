import type { Complete } from '../../graphql/complete.ts';
import type { QueryResolvers, ScoreCorrelationResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { SCORE_ENUMS } from '../pages/blocks.ts';
import type { ScoreCorrelation } from './model.ts';

export const comparisonQueries = {
  pageComparison: (_root, { userId, promptId }, context) =>
    context.services.comparison.compare(requireViewer(context), userId, promptId),
} satisfies QueryResolvers;

const scoreCorrelation: Complete<ScoreCorrelationResolvers, Omit<ScoreCorrelation, 'score'>> = {
  score: ({ score }) => SCORE_ENUMS[score],
};

export const comparisonTypes = { ScoreCorrelation: scoreCorrelation };
