import type { Complete } from '../../graphql/complete.ts';
import type {
  MailServerInput,
  MutationResolvers,
  OutreachContactResolvers,
  OutreachEventResolvers,
  OutreachMailResolvers,
  OutreachSourcePageResolvers,
  OutreachStateCountResolvers,
  OutreachSuppressionResolvers,
  OutreachTargetResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { fromEnum, toEnum } from '../pages/enums.ts';
import type { TargetResult } from './drafts/service.ts';
import type {
  ListedContact,
  ListedMail,
  ListedTarget,
  SourcePage,
  StateCount,
  Suppression,
  TargetEvent,
} from './model.ts';

export const outreachQueries = {
  outreach: (_root, { userId }, context) =>
    context.services.outreach.overview(requireViewer(context), userId),
  outreachSources: (_root, args, context) =>
    context.services.outreach.targets.sources(requireViewer(context), args),
  outreachTargets: (_root, { states, ...args }, context) =>
    context.services.outreach.targets.list(requireViewer(context), {
      ...args,
      states: states?.map(fromEnum) ?? null,
    }),
  outreachTarget: (_root, { userId, id }, context) =>
    context.services.outreach.targets.target(requireViewer(context), userId, id),
  outreachSuppressions: (_root, args, context) =>
    context.services.outreach.suppressions.list(requireViewer(context), args),
} satisfies QueryResolvers;

const payload = ({ target, errors, conflict }: TargetResult) => ({
  target,
  errors,
  conflict: conflict ?? null,
});
const ofTarget = (target: ListedTarget | null) => ({ target, errors: [], conflict: null });
const toServer = ({ security, ...server }: MailServerInput) => ({ ...server, security: fromEnum(security) });

export const outreachMutations = {
  findOutreachContacts: async (_root, { id }, context) =>
    ofTarget(await context.services.outreach.targets.findContacts(requireViewer(context), id)),
  draftOutreachMail: async (_root, { targetId, contactId }, context) =>
    payload(await context.services.outreach.drafts.draft(requireViewer(context), targetId, contactId)),
  saveOutreachMail: async (_root, args, context) =>
    payload(await context.services.outreach.drafts.save(requireViewer(context), args)),
  deleteOutreachDraft: async (_root, { id }, context) =>
    payload(await context.services.outreach.drafts.delete(requireViewer(context), id)),
  approveOutreachMail: async (_root, { id, hash }, context) =>
    payload(await context.services.outreach.sending.approve(requireViewer(context), id, hash)),
  sendOutreachMail: async (_root, { id }, context) =>
    payload(await context.services.outreach.sending.send(requireViewer(context), id)),
  resolveOutreachMail: async (_root, { id, sent }, context) =>
    payload(await context.services.outreach.sending.resolve(requireViewer(context), id, sent)),
  declineOutreachMail: async (_root, { id }, context) =>
    payload(await context.services.outreach.sending.decline(requireViewer(context), id)),
  deleteOutreachTarget: async (_root, { id }, context) =>
    ofTarget(await context.services.outreach.targets.delete(requireViewer(context), id)),
  async saveOutreachSettings(_root, { input }, context) {
    const viewer = requireViewer(context);
    const { errors, conflict = null } = await context.services.outreach.settings.save(viewer, {
      ...input,
      smtp: toServer(input.smtp),
      imap: toServer(input.imap),
    });
    return { outreach: await context.services.outreach.overview(viewer, null), errors, conflict };
  },
  async testOutreachSettings(_root, _args, context) {
    const viewer = requireViewer(context);
    const steps = await context.services.outreach.settings.test(viewer);
    return { outreach: await context.services.outreach.overview(viewer, null), steps };
  },
  checkOutreachReplies: (_root, _args, context) =>
    context.services.outreach.checkReplies(requireViewer(context)),
  addOutreachSuppressions: (_root, { values }, context) =>
    context.services.outreach.suppressions.add(requireViewer(context), values),
  removeOutreachSuppression: (_root, { value }, context) =>
    context.services.outreach.suppressions.remove(requireViewer(context), value),
  importOutreachSuppressions: (_root, { csv }, context) =>
    context.services.outreach.suppressions.import(requireViewer(context), csv),
  importOutreachTargets: (_root, { csv }, context) =>
    context.services.outreach.targets.import(requireViewer(context), csv),
} satisfies MutationResolvers;

const target: Complete<OutreachTargetResolvers, Omit<ListedTarget, 'state' | 'contactsStatus'>> = {
  state: ({ state }) => toEnum(state),
  contactsStatus: ({ contactsStatus }) => toEnum(contactsStatus),
};
const source: Complete<OutreachSourcePageResolvers, Omit<SourcePage, 'state'>> = {
  state: ({ state }) => state && toEnum(state),
};
const mail: Complete<OutreachMailResolvers, Omit<ListedMail, 'state'>> = {
  state: ({ state }) => toEnum(state),
};
const contact: Complete<OutreachContactResolvers, Omit<ListedContact, 'kind'>> = {
  kind: ({ kind }) => toEnum(kind),
};
const event: Complete<OutreachEventResolvers, Omit<TargetEvent, 'kind'>> = {
  kind: ({ kind }) => toEnum(kind),
};
const count: Complete<OutreachStateCountResolvers, Omit<StateCount, 'state'>> = {
  state: ({ state }) => toEnum(state),
};
const suppression: Complete<OutreachSuppressionResolvers, Omit<Suppression, 'reason'>> = {
  reason: ({ reason }) => toEnum(reason),
};

export const outreachTypes = {
  OutreachTarget: target,
  OutreachSourcePage: source,
  OutreachMail: mail,
  OutreachContact: contact,
  OutreachEvent: event,
  OutreachStateCount: count,
  OutreachSuppression: suppression,
};
