import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';

export const deletionMutations = {
  async deleteAccount(_root, { confirm }, context) {
    const result = await context.services.deletion.deleteAccount(requireViewer(context), confirm);
    return result.ok
      ? {
          deleted: true,
          signInDeleted: result.signInDeleted,
          archiveDeleted: result.archiveDeleted,
          errors: [],
        }
      : { deleted: false, signInDeleted: false, archiveDeleted: false, errors: result.errors };
  },
} satisfies MutationResolvers;
