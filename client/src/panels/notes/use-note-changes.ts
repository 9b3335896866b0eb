import type { NoteInput } from '../../schema.generated.ts';
import {
  NotesDocument,
  useAddNoteMutation,
  useChangeNoteMutation,
  useRemoveNoteMutation,
} from './Notes.generated.ts';

const FAILURE = 'The note could not be saved. Please try again.';

/** Writes notes; every list and chart that shows them follows. */
export function useNoteChanges() {
  // Lists with other filters are loaded again when they are next shown.
  const after = {
    refetchQueries: [NotesDocument],
    awaitRefetchQueries: true,
  };
  const [add] = useAddNoteMutation(after);
  const [change] = useChangeNoteMutation(after);
  const [remove] = useRemoveNoteMutation(after);
  return {
    /** Adds a note, or changes the one with this id. @returns why it was not saved; null when it was */
    async save(id: string | null, input: NoteInput): Promise<string | null> {
      try {
        if (id === null) {
          const { data } = await add({ variables: { input } });
          return data ? (data.addNote.errors[0]?.message ?? null) : FAILURE;
        }
        const { data } = await change({ variables: { id, input } });
        return data ? (data.changeNote.errors[0]?.message ?? null) : FAILURE;
      } catch {
        return FAILURE;
      }
    },
    /** @returns whether it was removed */
    remove: (id: string): Promise<boolean> =>
      remove({ variables: { id } }).then(
        () => true,
        () => false,
      ),
  };
}
