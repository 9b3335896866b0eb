import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FieldError } from '../brands/model.ts';
import { MAX_PERSONAS, personaInput } from './input.ts';
import type { Persona, PersonaWithPrompts } from './model.ts';
import {
  countPrompts,
  findPersonaBy,
  listAsked,
  listPersonas,
  savePersonaRow,
  setPersonaArchived,
} from './store.ts';

/** Archived ones included. */
const MAX_LISTED = 200;

export type PersonaResult =
  | { persona: PersonaWithPrompts; errors: [] }
  | { persona: null; errors: [FieldError, ...FieldError[]] };

/** Persons in places that prompts are asked as, besides being asked plainly. Writes are to the viewer's own account. */
export interface PersonasService {
  /** Those in use first, by name. @throws FORBIDDEN; NOT_FOUND */
  list(viewer: Viewer, userId?: string | null): Promise<PersonaWithPrompts[]>;
  /**
   * Adds a persona, or replaces what one is and which prompts are asked as it.
   * @throws BAD_USER_INPUT; NOT_FOUND; a name that is taken, too many personas or another account's prompt are errors
   */
  save(viewer: Viewer, id: string | null, input: unknown): Promise<PersonaResult>;
  /** An archived persona is not asked as any more and keeps its answers. @throws NOT_FOUND */
  setArchived(viewer: Viewer, id: string, archived: boolean): Promise<PersonaResult>;
  /** What runs ask as personas. The caller may read the account. */
  asked(userId: string): Promise<{ promptId: string; personaId: string }[]>;
  /** A persona that is not archived; null for any other id. */
  find(userId: string, id: string): Promise<Persona | null>;
  /** Ids of personas by their names in any case, archived ones too. */
  idsByName(userId: string): Promise<Map<string, string>>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
}

export function createPersonasService({ db, accounts }: Deps): PersonasService {
  async function load(tx: Db, userId: string, id: string): Promise<PersonaResult> {
    const persona = (await listPersonas(tx, userId, MAX_LISTED)).find((each) => each.id === id);
    if (!persona) throw unknownPersona();
    return { persona, errors: [] };
  }

  return {
    async list(viewer, requested) {
      const { userId } = await accounts.readable(viewer, requested);
      return listPersonas(db, userId, MAX_LISTED);
    },

    save(viewer, id, input) {
      const { userId } = viewer;
      const values = parseInput(personaInput, input, 'input');
      if (id !== null) requireId(id);
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const all = await listPersonas(tx, userId, MAX_LISTED);
        if (id !== null && !all.some((each) => each.id === id)) throw unknownPersona();
        const isTaken = all.some(
          (each) => each.id !== id && each.name.toLowerCase() === values.name.toLowerCase(),
        );
        if (isTaken) return refusal('name', 'Another persona of this account has this name.');
        if (id === null && (isFull(all) || all.length >= MAX_LISTED)) return refusal('name', TOO_MANY);
        if ((await countPrompts(tx, userId, values.promptIds)) < values.promptIds.length) {
          return refusal('promptIds', 'promptIds must be ids of prompts of this account.');
        }
        const saved = id ?? randomUUIDv7();
        await savePersonaRow(tx, userId, saved, values);
        await accounts.raiseDataVersion(tx, userId);
        return load(tx, userId, saved);
      });
    },

    setArchived(viewer, id, archived) {
      const { userId } = viewer;
      requireId(id);
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const { persona } = await load(tx, userId, id);
        if (!archived && persona?.archived && isFull(await listPersonas(tx, userId, MAX_LISTED))) {
          return refusal('id', TOO_MANY);
        }
        await setPersonaArchived(tx, userId, id, archived);
        await accounts.raiseDataVersion(tx, userId);
        return load(tx, userId, id);
      });
    },

    asked: (userId) => listAsked(db, userId),

    async find(userId, id) {
      const persona = await findPersonaBy(db, userId, { id });
      return persona?.archived === false ? persona : null;
    },

    async idsByName(userId) {
      const all = await listPersonas(db, userId, MAX_LISTED);
      return new Map(all.map(({ name, id }) => [name.toLowerCase(), id]));
    },
  };
}

const isFull = (all: readonly Persona[]) => all.filter(({ archived }) => !archived).length >= MAX_PERSONAS;

const TOO_MANY = `An account asks as at most ${MAX_PERSONAS} personas. Archive one that is no longer needed.`;

const refusal = (field: string, message: string): PersonaResult => ({
  persona: null,
  errors: [{ field, message }],
});

const unknownPersona = () => notFound('There is no persona with this id.', 'id');

function requireId(id: string): void {
  if (!z.uuid().safeParse(id).success) throw unknownPersona();
}
