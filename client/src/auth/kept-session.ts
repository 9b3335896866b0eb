import type { Session } from '@supabase/auth-js';
import type { ClientConfig } from '../config.ts';

/** As the auth client counts: a token that is this near to its end is renewed first. */
const RENEWED_WITHIN_MS = 90_000;

/** Where people sign in, with a slash at its end. A project behind a path keeps its path. */
export const authBase = ({ supabaseUrl }: ClientConfig) =>
  `${(supabaseUrl ?? window.location.origin).replace(/\/+$/, '')}/`;

/** The place in this browser's storage where the auth client keeps a session. */
export function storageKeyOf(config: ClientConfig): string {
  const [project] = new URL(authBase(config)).hostname.split('.');
  return `sb-${project}-auth-token`;
}

/**
 * The session that the auth client has kept in this browser. Its token may be used as it is: the server judges it.
 * @returns null when there is none, undefined when only the auth client can tell
 */
export function readKeptSession(storageKey: string): Session | null | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return null;
    const kept: Session = JSON.parse(text);
    const holds =
      typeof kept.access_token === 'string' &&
      typeof kept.refresh_token === 'string' &&
      typeof kept.user?.id === 'string' &&
      (kept.expires_at ?? 0) * 1000 > Date.now() + RENEWED_WITHIN_MS;
    return holds ? kept : undefined;
  } catch {
    // Storage may be blocked, and what is in it may be anything.
    return undefined;
  }
}
