import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const deletionMutations = {
  async deleteAccount(_root, { confirm }, context) {
    const result = await context.services.deletion.deleteAccount(requireViewer(context), confirm);
    if (result.ok) {
      const { signInDeleted, dataDeleted, archiveDeleted } = result;
      return { deleted: true, signInDeleted, dataDeleted, archiveDeleted, errors: [] };
    }
    const nothing = { deleted: false, signInDeleted: false, dataDeleted: false, archiveDeleted: false };
    return { ...nothing, errors: result.errors };
  },
} satisfies MutationResolvers;
