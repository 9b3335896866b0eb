import type { Complete } from '../../graphql/complete.ts';
import type {
  BriefPageResolvers,
  BriefResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { toEnum } from '../pages/enums.ts';
import { toMarkdown } from './markdown.ts';
import type { BriefPage } from './model.ts';

export const briefQueries = {
  briefPrompts: (_root, args, context) => context.services.briefs.prompts(requireViewer(context), args),
  brief: (_root, { userId, promptId }, context) =>
    context.services.briefs.brief(requireViewer(context), userId, promptId),
} satisfies QueryResolvers;

const brief: Pick<BriefResolvers, 'markdown'> = { markdown: toMarkdown };

const page: Complete<BriefPageResolvers, Omit<BriefPage, 'owner' | 'kind'>> = {
  owner: ({ owner }) => toEnum(owner),
  kind: ({ kind }) => kind && toEnum(kind),
};

export const briefTypes = { Brief: brief, BriefPage: page };
