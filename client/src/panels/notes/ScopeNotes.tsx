import { useEffect, useMemo } from 'react';
import type { ChartNote } from '../../components/charts/chart-days.ts';
import { aboutOf } from './about.ts';
import { useNotesQuery } from './Notes.generated.ts';
import { NotesDialog } from './NotesDialog.tsx';
import type { NoteSubject } from './note-scope.ts';

interface ScopeNotesProps extends NoteSubject {
  from: string;
  to: string;
  /** The days whose notes are open. */
  opened: { from: string; to: string; add: boolean } | null;
  onNotes: (notes: readonly ChartNote[]) => void;
  onClose: () => void;
}

/** Loads the notes of a screen's charts, and shows those of the days that were opened. */
export function ScopeNotes({ from, to, topicId, prompt, opened, onNotes, onClose }: ScopeNotesProps) {
  const filter = useMemo(
    () => ({ from, to, ...(prompt ? { promptId: prompt.id } : topicId ? { topicId } : {}) }),
    [from, to, topicId, prompt],
  );
  const { data, error } = useNotesQuery({ variables: { filter } });
  // A prompt's notes are shown with it and with its topic.
  const isOverview = !topicId && !prompt;
  const shown = useMemo(
    () => data?.notes.nodes.filter((note) => !(isOverview && note.prompt)),
    [data, isOverview],
  );
  useEffect(() => {
    if (shown) onNotes(shown.map((note) => ({ ...note, about: aboutOf(note, topicId, prompt?.id) })));
  }, [shown, topicId, prompt, onNotes]);
  if (!opened) return null;
  return (
    <NotesDialog
      key={`${opened.from} ${opened.to} ${opened.add}`}
      {...opened}
      topicId={topicId}
      prompt={prompt}
      notes={shown?.filter(({ day }) => day >= opened.from && day <= opened.to)}
      failed={error !== undefined && !shown}
      onClose={onClose}
    />
  );
}
