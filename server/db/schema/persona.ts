import { sql } from 'drizzle-orm';
import { foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId, prompt } from './account.ts';
import { archivedAt, createdAt, sightline } from './base.ts';

/** A person in a place that prompts are asked as. An archived one is not asked as and keeps its answers. */
export const persona = sightline.table(
  'persona',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Who it is, as it follows “I am”; null: only the place counts. */
    description: text('description'),
    /** ISO 3166-1 alpha-2; null: the account's own country. */
    country: text('country'),
    region: text('region'),
    city: text('city'),
    /** BCP 47; null: the account's own language. */
    language: text('language'),
    createdAt: createdAt(),
    archivedAt: archivedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('persona_name').on(t.userId, sql`lower(${t.name})`),
  ],
);

/** The prompts that are also asked as a persona. */
export const personaPrompt = sightline.table(
  'persona_prompt',
  {
    userId: uuid('user_id').notNull(),
    personaId: uuid('persona_id').notNull(),
    promptId: uuid('prompt_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.personaId, t.promptId] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [persona.userId, persona.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.userId, t.promptId], foreignColumns: [prompt.userId, prompt.id] }).onDelete(
      'cascade',
    ),
    index('persona_prompt_by_prompt').on(t.userId, t.promptId),
  ],
);
