/**
 * The embedded sign-in's tables. Tokens are stored as SHA-256, passwords as argon2id, refresh tokens not at all: they are
 * derived from the session's key and counter.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

export type MailTokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export const sightlineAuth = pgSchema('sightline_auth');

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = sightlineAuth.table(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    identityId: uuid('identity_id').notNull(),
    /** argon2id, or an imported bcrypt hash; null: signs in by mailed links only. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    newEmail: text('new_email'),
    newEmailSentAt: moment('new_email_sent_at'),
    /** Which of the two tokens of a change of address has been used. */
    newEmailHalf: text('new_email_half').$type<MailTokenKind>(),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    /** Written by the user; must not be used for authorisation. */
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email)],
);

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = sightlineAuth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** base64url; signs the session's refresh tokens. */
    hmacKey: text('hmac_key').notNull(),
    /** Number of the valid refresh token. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** For the token's `amr`. */
    method: text('method').$type<'password' | 'otp'>().notNull(),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
);

/** PKCE flows, from the challenge to the exchange of the code. */
export const flowStates = sightlineAuth.table(
  'flow_states',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    codeChallenge: text('code_challenge').notNull(),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>().notNull(),
    codeHash: text('code_hash'),
    codeIssuedAt: moment('code_issued_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('flow_states_code_key').on(t.codeHash), index('flow_states_by_user').on(t.userId)],
);

/** At most one per user and kind. */
export const mailTokens = sightlineAuth.table(
  'mail_tokens',
  {
    userId: userId(),
    kind: text('kind').$type<MailTokenKind>().notNull(),
    /** Where it was sent. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Wrong guesses of the six-digit code. */
    attempts: integer('attempts').notNull().default(0),
    flowId: uuid('flow_id').references(() => flowStates.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    uniqueIndex('mail_tokens_token_key').on(t.tokenHash),
    index('mail_tokens_by_email').on(t.email, t.kind),
  ],
);

export const signingKeys = sightlineAuth.table(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
    /** Signs new tokens; inactive keys still verify. */
    active: boolean('active').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('signing_keys_one_active').on(t.active).where(sql`${t.active}`)],
);

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type MailTokenRow = typeof mailTokens.$inferSelect;
