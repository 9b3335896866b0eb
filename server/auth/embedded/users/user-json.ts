import type { UserRow } from '../schema.ts';

export const appMetadata = () => ({ provider: 'email', providers: ['email'] });

/** RFC 3339; undefined is omitted from JSON. */
const time = (date: Date | null) => date?.toISOString();

/** The user in auth-js' format. */
export function userJson(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: time(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(user.emailConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.newEmailSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: appMetadata(),
    user_metadata: user.userMetadata,
    identities: [identityJson(user)],
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function identityJson(user: UserRow) {
  const createdAt = user.createdAt.toISOString();
  return {
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...user.userMetadata,
      sub: user.id,
      email: user.email,
      email_verified: user.emailConfirmedAt !== null,
      phone_verified: false,
    },
    provider: 'email',
    last_sign_in_at: time(user.lastSignInAt) ?? createdAt,
    created_at: createdAt,
    updated_at: user.updatedAt.toISOString(),
    email: user.email,
  };
}
