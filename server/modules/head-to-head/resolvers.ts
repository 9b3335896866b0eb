import type { HeadToHeadResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { Company } from '../brands/model.ts';
import type { ComparedSource } from './service.ts';

export const headToHeadQueries = {
  headToHead: (_root, request, context) => context.services.headToHead.read(requireViewer(context), request),
} satisfies QueryResolvers;

const named = ({ id, name, kind }: Company) => ({ id, name, isBrand: kind === 'brand' });

const cited = ({ url, domain, title, owner, answers, withYou }: ComparedSource) => ({
  source: { url, domain, title },
  ...{ owner, answers, withYou },
});

const headToHead: HeadToHeadResolvers = {
  brand: ({ brand }) => named(brand),
  competitor: ({ competitor }) => named(competitor),
  competitorDomain: ({ competitor }) => competitor.domain,
  prompts: ({ prompts }) =>
    prompts.map(({ id, question, branded, topic, ...counts }) => ({
      prompt: { id, question, branded, topic },
      ...counts,
    })),
  sources: ({ sources }) => sources.map(cited),
  ownPages: ({ ownPages }) => ownPages.map(cited),
};

export const headToHeadTypes = { HeadToHead: headToHead };
