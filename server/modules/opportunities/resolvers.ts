import type { Complete } from '../../graphql/complete.ts';
import type {
  ActionCenterResolvers,
  MutationResolvers,
  NextStepResolvers,
  OpportunityResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { ActionCenterHome, Opportunity } from './model.ts';
import type { ListedStep } from './steps/model.ts';

export const opportunityQueries = {
  actionCenter: (_root, { userId }, context) =>
    context.services.opportunities.home(requireViewer(context), userId),
} satisfies QueryResolvers;

export const opportunityMutations = {
  setNextStep: async (_root, { id, completed }, context) => ({
    nextSteps: await context.services.opportunities.setNextStep(requireViewer(context), id, completed),
  }),
} satisfies MutationResolvers;

const actionCenter: Complete<ActionCenterResolvers, Pick<ActionCenterHome, 'opportunities'>> = {
  range: ({ metrics }) => metrics.range,
  answers: ({ metrics }) => metrics.overview.answers(),
  brand: ({ metrics: { brand } }) => brand && { id: brand.id, name: brand.name, isBrand: true },
  keyInsight: ({ insight }) => insight(),
  opportunities: async ({ opportunities }) => [...(await opportunities())],
  nextSteps: async ({ checklist }) => (await checklist()).steps,
  progress: ({ progress }) => progress(),
};

const opportunity: Complete<OpportunityResolvers, Opportunity> = {};
const nextStep: Complete<NextStepResolvers, ListedStep> = {
  completedAt: ({ completedAt }) => completedAt && new Date(completedAt).toISOString(),
};

export const opportunityTypes = { ActionCenter: actionCenter, Opportunity: opportunity, NextStep: nextStep };
