import type { Complete } from '../../graphql/complete.ts';
import type {
  BriefResolvers,
  ContentDraftResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { fromEnum, toEnum } from '../pages/enums.ts';
import { describeImprovements } from './drafts/improvements.ts';
import { draftToMarkdown } from './drafts/markdown.ts';
import type { Draft } from './drafts/model.ts';
import { toMarkdown } from './markdown.ts';

export const briefQueries = {
  briefPrompts: (_root, args, context) => context.services.briefs.prompts(requireViewer(context), args),
  brief: (_root, { userId, promptId }, context) =>
    context.services.briefs.brief(requireViewer(context), userId, promptId),
  contentDraft: (_root, args, context) => context.services.briefs.drafts.draft(requireViewer(context), args),
  contentDrafts: (_root, args, context) =>
    context.services.briefs.drafts.drafts(requireViewer(context), args),
  draftEstimate: (_root, args, context) =>
    context.services.briefs.drafts.estimate(requireViewer(context), args),
  textScores: (_root, { text }, context) =>
    context.services.briefs.drafts.textScores(requireViewer(context), text),
} satisfies QueryResolvers;

export const briefMutations = {
  async writeDraft(_root, { level, ...args }, context) {
    const input = { ...args, level: fromEnum(level) };
    const draft = await context.services.briefs.drafts.start(requireViewer(context), input);
    if (!draft) throw new Error('The draft was not stored.');
    return draft;
  },
} satisfies MutationResolvers;

const brief: Pick<BriefResolvers, 'markdown'> = { markdown: toMarkdown };

const draft: Complete<ContentDraftResolvers, Omit<Draft, 'level' | 'status'>> = {
  level: ({ level }) => toEnum(level),
  status: ({ status }) => toEnum(status),
  title: ({ result }) => result?.title ?? '',
  sections: ({ result }) => result?.sections ?? [],
  cut: ({ result }) => result?.cut ?? [],
  improvements: ({ result }) => (result ? describeImprovements(result) : []),
  markdown: ({ result }) => (result ? draftToMarkdown(result, { marked: true }) : ''),
};

export const briefTypes = { Brief: brief, ContentDraft: draft };
