import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { checkPage, pageOf } from './page.ts';

export const metricsTableQueries = {
  async metricsTable(_root, { first, after, ...request }, context) {
    checkPage(first, after);
    return pageOf(await context.services.metricsTable.read(requireViewer(context), request), first, after);
  },
} satisfies QueryResolvers;
