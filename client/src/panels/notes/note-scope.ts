import { createContext } from 'react';

/** What new notes are about by default, and which ones are shown. */
export interface NoteSubject {
  topicId?: string | undefined;
  prompt?: { id: string; question: string } | undefined;
}

export interface NoteScopeValue extends NoteSubject {
  /** Notes in the days shown. */
  total: number;
  /** The days shown, `YYYY-MM-DD`; null while they are not known. */
  range: { from: string; to: string } | null;
  /** Shows the notes of these days; with `add` the form of a new one. */
  open: (from: string, to: string, add?: boolean) => void;
}

export const NoteScope = createContext<NoteScopeValue | null>(null);

/** Today in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10);
