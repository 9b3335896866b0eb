import type { MutationResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const personaQueries = {
  personas: (_root, { userId }, context) => context.services.personas.list(requireViewer(context), userId),
  personaComparisons: (_root, request, context) =>
    context.services.personaComparison.read(requireViewer(context), request),
} satisfies QueryResolvers;

export const personaMutations = {
  savePersona: (_root, { id, input }, context) =>
    context.services.personas.save(requireViewer(context), id ?? null, input),
  archivePersona: (_root, { id }, context) =>
    context.services.personas.setArchived(requireViewer(context), id, true),
  restorePersona: (_root, { id }, context) =>
    context.services.personas.setArchived(requireViewer(context), id, false),
} satisfies MutationResolvers;
