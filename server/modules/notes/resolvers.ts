import type { Complete } from '../../graphql/complete.ts';
import type { MutationResolvers, NoteResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { type Note, signedBy } from './model.ts';
import type { NoteResult } from './service.ts';

export const noteQueries = {
  notes: (_root, args, context) => context.services.notes.list(requireViewer(context), args),
} satisfies QueryResolvers;

export const noteMutations = {
  addNote: async (_root, { input }, context) =>
    toPayload(await context.services.notes.add(requireViewer(context), input)),
  changeNote: async (_root, { id, input }, context) =>
    toPayload(await context.services.notes.change(requireViewer(context), id, input)),
  async removeNote(_root, { id }, context) {
    await context.services.notes.remove(requireViewer(context), id);
    return { id };
  },
} satisfies MutationResolvers;

const toPayload = (result: NoteResult) =>
  result.ok ? { note: result.note, errors: [] } : { note: null, errors: result.errors };

const note: Complete<NoteResolvers, Omit<Note, 'author' | 'changedBy'>> = {
  author: ({ author, via }) => signedBy(author, via),
  changedBy: ({ changedBy, changedVia }) => changedBy && signedBy(changedBy, changedVia),
};

export const noteTypes = { Note: note };
