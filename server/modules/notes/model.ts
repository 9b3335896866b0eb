/** A note as it is stored; days are `YYYY-MM-DD` in UTC, times ISO 8601. */
export interface Note {
  id: string;
  day: string;
  text: string;
  topic: { id: string; name: string; slug: string } | null;
  prompt: { id: string; question: string; topicId: string } | null;
  author: string;
  via: Origin;
  createdAt: string;
  changedBy: string | null;
  changedVia: Origin | null;
  changedAt: string | null;
}

/** What wrote it: a person in a session, or a program with an API token. */
export type Origin = 'session' | 'token';

/** What a person writes of a note. */
export interface NoteValues {
  day: string;
  text: string;
  topicId: string | null;
  promptId: string | null;
}

export interface NotesFilter {
  from: string | null;
  to: string | null;
  topicId: string | null;
  promptId: string | null;
}

export const NO_FILTER: NotesFilter = { from: null, to: null, topicId: null, promptId: null };

/** Where a page ends. */
export interface NotePosition {
  day: string;
  id: string;
}

export interface NotePage {
  nodes: Note[];
  next: string | null;
  total: number;
}

/** Who writes, as it is stored. */
export interface Signature {
  personId: string;
  name: string;
  via: Origin;
  at: string;
}

/** Who wrote or changed a note, in words. */
export const signedBy = (name: string, via: Origin | null) =>
  via === 'token' ? `${name} (API token)` : name;
