import type { Complete } from '../../graphql/complete.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SharedViewResolvers,
  ShareLinkResolvers,
} from '../../graphql/resolvers.generated.ts';
import { checkSelection } from '../../graphql/share-links/check-selection.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { idHider } from './link-token.ts';
import type { ListedLink, Visit } from './model.ts';

export const shareLinkQueries = {
  shareLinks: (_root, _args, context) => context.services.shareLinks.list(requireViewer(context)),

  async sharedView(_root, { token }, context, info) {
    context.isShared = true;
    checkSelection(info);
    const { shareLinks } = context.services;
    // Whoever signed in is a visitor here, like everybody else.
    context.viewer = null;
    const visit = await (context.opened?.token === token
      ? context.opened.visit
      : shareLinks.visit(context.ip, token));
    if (!visit) return null;
    const { link, viewer } = visit;
    if (link.subjectId !== null && !(await shareLinks.read.subject(viewer, link))) return null;
    context.shared = { compare: link.compare, hideId: idHider(link.id) };
    return { link, viewer };
  },
} satisfies QueryResolvers;

export const shareLinkMutations = {
  async createShareLink(_root, { input }, context) {
    const created = await context.services.shareLinks.create(requireViewer(context), input);
    if (!created.ok) return { shareLink: null, token: null, errors: created.errors };
    return { shareLink: created.link, token: created.token, errors: [] };
  },

  async revokeShareLink(_root, { id }, context) {
    const viewer = requireViewer(context);
    await context.services.shareLinks.revoke(viewer, id);
    return { shareLinks: await context.services.shareLinks.list(viewer) };
  },

  async countShareLinkOpen(_root, { token }, { services, ip }) {
    await services.shareLinks.countOpen(ip, token);
    return true;
  },
} satisfies MutationResolvers;

const platform = (key: string | null) => (key === null ? null : { key, name: platformName(key) });

const shareLink: Complete<ShareLinkResolvers, Omit<ListedLink, 'platform' | 'state' | 'createdBy'>> = {
  platform: (link) => platform(link.platform),
  before: ({ beforeFrom, beforeTo }) => (beforeFrom && beforeTo ? { from: beforeFrom, to: beforeTo } : null),
  state: ({ state }) => state.toUpperCase() as Uppercase<typeof state>,
  createdBy: ({ creator }) => creator,
};

const sharedView: Complete<SharedViewResolvers, Visit> = {
  id: ({ link }) => link.id,
  screen: ({ link }) => link.screen,
  brandName: ({ viewer }, _args, { services }) => services.shareLinks.brandName(viewer),
  days: ({ link }) => link.days,
  platform: ({ link }) => platform(link.platform),
  compare: ({ link }) => link.compare,
  expiresAt: ({ link }) => link.expiresAt,
  dashboard: ({ link, viewer }, _args, { services }) => services.shareLinks.read.overview(viewer, link),
  topicDashboard: ({ link, viewer }, _args, { services }) => services.shareLinks.read.topic(viewer, link),
  headToHead: ({ link, viewer }, _args, { services }) => services.shareLinks.read.headToHead(viewer, link),
  whatChanged: ({ link, viewer }, _args, { services }) => services.shareLinks.read.whatChanged(viewer, link),
  promptPage: ({ link, viewer }, _args, { services }) => services.shareLinks.read.prompt(viewer, link),
  answerOrigins: ({ link, viewer }, _args, { services }) => services.shareLinks.read.origins(viewer, link),
};

export const shareLinkTypes = { ShareLink: shareLink, SharedView: sharedView };
