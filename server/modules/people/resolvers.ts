import type { Complete } from '../../graphql/complete.ts';
import type {
  InvitationResolvers,
  MemberResolvers,
  MutationResolvers,
  OpenedInvitationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import { toUpper } from '../../lib/to-upper.ts';
import type { AccountRole } from '../accounts/model.ts';
import type { Invitation, Member, OpenedInvitation, People } from './model.ts';

/** The people of the account that a request is for; `id` is the account's. */
async function peopleOf(context: RequestContext): Promise<People & { id: string }> {
  const viewer = requireViewer(context);
  return { id: viewer.userId, ...(await context.services.people.list(viewer)) };
}

export const peopleQueries = {
  people: (_root, _args, context) => peopleOf(context),
  invitation: (_root, { token }, context) => context.services.people.open(requireViewer(context), token),
} satisfies QueryResolvers;

export const peopleMutations = {
  async invitePerson(_root, { email, role }, context) {
    const invited = { email, role: role.toLowerCase() as AccountRole };
    const result = await context.services.people.invite(requireViewer(context), invited);
    return { people: await peopleOf(context), errors: result.ok ? [] : result.errors };
  },
  async withdrawInvitation(_root, { id }, context) {
    await context.services.people.withdraw(requireViewer(context), id);
    return { people: await peopleOf(context) };
  },
  async changeMemberRole(_root, { personId, role }, context) {
    const viewer = requireViewer(context);
    await context.services.people.changeRole(viewer, personId, role.toLowerCase() as AccountRole);
    return { people: await peopleOf(context) };
  },
  async removeMember(_root, { personId }, context) {
    await context.services.people.remove(requireViewer(context), personId);
    return { people: await peopleOf(context) };
  },
  async leaveAccount(_root, _args, context) {
    await context.services.people.leave(requireViewer(context));
    return { left: true };
  },
  acceptInvitation: async (_root, { token }, context) => ({
    accountId: await context.services.people.accept(requireViewer(context), token),
  }),
} satisfies MutationResolvers;

const member: Complete<MemberResolvers, Omit<Member, 'role'>> = { role: ({ role }) => toUpper(role) };
const invitation: Complete<InvitationResolvers, Omit<Invitation, 'role'>> = {
  role: ({ role }) => toUpper(role),
};

const openOnly = <Value>(
  opened: OpenedInvitation,
  read: (open: OpenedInvitation & { state: 'open' }) => Value,
) => (opened.state === 'open' ? read(opened) : null);
const openedInvitation: Required<Omit<OpenedInvitationResolvers, '__isTypeOf'>> = {
  state: ({ state }) => toUpper(state),
  accountName: (opened) => openOnly(opened, ({ accountName }) => accountName),
  role: (opened) => openOnly(opened, ({ role }) => toUpper(role)),
  invitedBy: (opened) => openOnly(opened, ({ invitedBy }) => invitedBy),
  expiresAt: (opened) => openOnly(opened, ({ expiresAt }) => expiresAt),
};

export const peopleTypes = { Member: member, Invitation: invitation, OpenedInvitation: openedInvitation };
