import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Columns, csvHead, csvRows } from '../../lib/csv.ts';
import { parseInput } from '../../lib/parse-input.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { decodePosition, encodePosition } from './cursor.ts';
import { filterInput, noteInput } from './input.ts';
import { NO_FILTER, type Note, type NotePage, type NoteValues, type Signature, signedBy } from './model.ts';
import { countNotes, deleteNote, findNote, insertNote, isKnown, listNotes, updateNote } from './store.ts';

/** Notes of an account. */
export const MAX_NOTES = 1000;

export type NoteResult = { ok: true; note: Note } | { ok: false; errors: FieldError[] };

/** Notes at days of the charts. Writes are to the account that the request is for. */
export interface NotesService {
  /** A page of the notes that meet the filter. @throws FORBIDDEN; NOT_FOUND; BAD_USER_INPUT */
  list(viewer: Viewer, input: ListInput): Promise<NotePage>;
  /** @throws BAD_USER_INPUT; an account with too many notes, or another's topic or prompt, is an error of the result */
  add(viewer: Viewer, input: unknown): Promise<NoteResult>;
  /** Replaces what a note says; its author stays. @throws BAD_USER_INPUT; NOT_FOUND */
  change(viewer: Viewer, id: string, input: unknown): Promise<NoteResult>;
  /** @throws NOT_FOUND */
  remove(viewer: Viewer, id: string): Promise<void>;
  /** All notes of an account as a CSV file. @throws FORBIDDEN; NOT_FOUND */
  csv(viewer: Viewer, userId?: string): Promise<string[]>;
}

export interface ListInput {
  userId?: string | null | undefined;
  filter?: unknown;
  first: number;
  after?: string | null | undefined;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  clock: Clock;
}

export function createNotesService({ db, accounts, clock }: Deps): NotesService {
  const sign = (viewer: Viewer): Signature => ({
    personId: viewer.personId,
    name: viewer.email || viewer.personId,
    via: viewer.via === 'session' ? 'session' : 'token',
    at: clock().toISOString(),
  });

  /** Locks the account, writes, and lets caches know; nothing is written where the values have an error. */
  const save = (
    userId: string,
    values: NoteValues,
    write: (tx: Db) => Promise<{ id: string } | FieldError>,
  ): Promise<NoteResult> =>
    db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      if (!(await isKnown(tx, userId, values))) return refusal(unknownSubject(values));
      const written = await write(tx);
      if ('field' in written) return refusal(written);
      await accounts.raiseDataVersion(tx, userId);
      const note = await findNote(tx, userId, written.id);
      if (!note) throw new Error('A note was not stored.');
      return { ok: true, note };
    });

  return {
    async list(viewer, { userId: requested, filter: input, first, after }) {
      const { userId } = await accounts.readable(viewer, requested);
      if (!Number.isInteger(first) || first < 1 || first > MAX_NOTES) {
        throw badInput('first', `first must be a number from 1 to ${MAX_NOTES}.`);
      }
      const filter = parseInput(filterInput, input ?? {}, 'filter');
      const found = await listNotes(db, userId, filter, {
        after: decodePosition(after),
        limit: first + 1,
      });
      const nodes = found.slice(0, first);
      const last = found.length > first ? nodes.at(-1) : undefined;
      const isWhole = after == null && last === undefined;
      return {
        nodes,
        next: last ? encodePosition(last) : null,
        total: isWhole ? nodes.length : await countNotes(db, userId, filter),
      };
    },

    add(viewer, input) {
      const { userId } = viewer;
      const values = parseInput(noteInput(clock()), input, 'input');
      return save(userId, values, async (tx) => {
        if ((await countNotes(tx, userId, NO_FILTER)) >= MAX_NOTES) return TOO_MANY;
        const id = randomUUIDv7();
        await insertNote(tx, userId, id, values, sign(viewer));
        return { id };
      });
    },

    change(viewer, id, input) {
      const { userId } = viewer;
      const values = parseInput(noteInput(clock()), input, 'input');
      requireId(id);
      return save(userId, values, async (tx) => {
        if (!(await updateNote(tx, userId, id, values, sign(viewer)))) throw unknownNote();
        return { id };
      });
    },

    async remove(viewer, id) {
      const { userId } = viewer;
      requireId(id);
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if (!(await deleteNote(tx, userId, id))) throw unknownNote();
        await accounts.raiseDataVersion(tx, userId);
      });
    },

    async csv(viewer, requested) {
      const { userId } = await accounts.readable(viewer, requested);
      const notes = await listNotes(db, userId, NO_FILTER, { after: null, limit: MAX_NOTES });
      return [csvHead(CSV_COLUMNS), csvRows(CSV_COLUMNS, notes)];
    },
  };
}

const refusal = (error: FieldError): NoteResult => ({ ok: false, errors: [error] });

const TOO_MANY: FieldError = {
  field: 'text',
  message: `An account has at most ${MAX_NOTES.toLocaleString('en')} notes. Remove some that are no longer needed.`,
};

const unknownSubject = ({ topicId }: NoteValues): FieldError =>
  topicId === null
    ? { field: 'promptId', message: 'promptId must be the id of a prompt of this account.' }
    : { field: 'topicId', message: 'topicId must be the id of a topic of this account.' };

const unknownNote = () => notFound('There is no note with this id.', 'id');

function requireId(id: string): void {
  if (!z.uuid().safeParse(id).success) throw unknownNote();
}

const CSV_COLUMNS: Columns<Note> = {
  note_id: ({ id }) => id,
  day: ({ day }) => day,
  text: ({ text }) => text,
  topic: ({ topic }) => topic?.name ?? null,
  prompt: ({ prompt }) => prompt?.question ?? null,
  author: ({ author, via }) => signedBy(author, via),
  created_at: ({ createdAt }) => createdAt,
  changed_by: ({ changedBy, changedVia }) => changedBy && signedBy(changedBy, changedVia),
  changed_at: ({ changedAt }) => changedAt,
};
