import type { Complete } from '../../graphql/complete.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  WebPageBlockResolvers,
  WebPageResolvers,
  WebPageRunResolvers,
  WebPageTextResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { AccountPage } from './account-page.ts';
import { toBlocks } from './blocks.ts';
import { toEnum } from './enums.ts';
import type { PageVersion } from './model.ts';

export const pageQueries = {
  webPages: (_root, args, context) => context.services.pages.list(requireViewer(context), args),
  webPage: (_root, { userId, id }, context) =>
    context.services.pages.page(requireViewer(context), userId, id),
  pageReading: (_root, { userId }, context) => context.services.pages.reading(requireViewer(context), userId),
} satisfies QueryResolvers;

export const pageMutations = {
  readPages: (_root, args, context) => context.services.pages.start(requireViewer(context), args),
  stopReadingPages: (_root, _args, context) => context.services.pages.stop(requireViewer(context)),
  readPageAgain: (_root, { id }, context) => context.services.pages.readAgain(requireViewer(context), id),
  async savePageSettings(_root, { input }, context) {
    const viewer = requireViewer(context);
    const { errors, conflict = null } = await context.services.pages.saveSettings(viewer, input);
    return { pageReading: await context.services.pages.reading(viewer, null), errors, conflict };
  },
} satisfies MutationResolvers;

const page: Complete<WebPageResolvers, Omit<AccountPage, 'version' | 'userId'>> = {
  versions: (row, _args, context) => context.services.pages.versions(row),
  text: (row, { version }, context) => context.services.pages.text(row, version),
  prompts: (row, { first }, context) => context.services.pages.prompts(row, first),
};

const text: Complete<WebPageTextResolvers, Pick<PageVersion, 'readAt' | 'scores'>> = {
  version: ({ number }) => number,
  authorityParts: ({ scores }) => scores.authorityParts,
  blocks: toBlocks,
  truncated: (version) =>
    version.content.truncated || toBlocks(version).length < version.content.blocks.length,
};

const block: Pick<WebPageBlockResolvers, 'kind'> = { kind: ({ kind }) => toEnum(kind) };
const run: Pick<WebPageRunResolvers, 'status'> = { status: ({ status }) => toEnum(status) };

export const pageTypes = {
  WebPage: page,
  WebPageText: text,
  WebPageBlock: block,
  WebPageRun: run,
};
