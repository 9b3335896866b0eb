import type { AuthError } from '@supabase/auth-js';
import { UNREACHABLE_NAME } from './lazy-auth-client.ts';

export const USERNAME_TAKEN = 'Username is already taken. Please choose another one.';
export const USERNAME_EXISTS = 'Username already exists. Please choose another one.';
export const profileFailed = (message: string) => `Failed to create profile: ${message}`;

/** The auth service's message; for an unreachable service a clearer one. */
export const authMessage = (error: AuthError) =>
  error.name === UNREACHABLE_NAME
    ? 'The server could not be reached. Check your connection and try again.'
    : error.message;
