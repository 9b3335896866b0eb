import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './account.ts';
import { createdAt, sightline, time } from './base.ts';

const memberRole = () => text('role', { enum: ['viewer', 'editor', 'owner'] }).notNull();

/** People who may use another person's account. The account's own person is its owner without a row. */
export const accountMember = sightline.table(
  'account_member',
  {
    userId: accountId(),
    /** Also the id of the person's own account, which may be on another node. */
    personId: uuid('person_id').notNull(),
    role: memberRole(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.personId] }),
    index('account_member_by_person').on(t.personId),
    check('account_member_role_check', sql`${t.role} in ('viewer', 'editor', 'owner')`),
  ],
);

/** Mailed and neither accepted nor withdrawn. */
export const accountInvitation = sightline.table(
  'account_invitation',
  {
    userId: accountId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: memberRole(),
    /** SHA-256 of the token in the mail's link, hexadecimal. */
    hash: text('hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('account_invitation_by_hash').on(t.hash),
    check('account_invitation_role_check', sql`${t.role} in ('viewer', 'editor', 'owner')`),
  ],
);
