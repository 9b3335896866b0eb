import { expect, test } from 'vitest';
import { readLanding, withoutError } from './landing.ts';

const land = (hash: string, search = '') => readLanding({ hash, search });

test('finds nothing in an ordinary address', () => {
  expect(land('', '?mode=signup')).toEqual({ error: null, recovery: false, session: false });
});

test('explains a used or expired link', () => {
  const { error } = land('#error=access_denied&error_code=otp_expired&error_description=x');
  expect(error).toEqual({ code: 'otp_expired', message: 'This link has expired or was already used.' });
});

test('reads errors of the PKCE flow from the query', () => {
  expect(land('', '?error=access_denied&error_code=otp_expired').error?.code).toBe('otp_expired');
});

test('shows an unknown error with its own description', () => {
  expect(land('#error=server_error&error_description=Try+later').error?.message).toBe('Try later');
});

test('recognises a recovery link', () => {
  expect(land('#access_token=x&type=recovery').recovery).toBe(true);
  expect(land('#access_token=x&type=signup').recovery).toBe(false);
  expect(land('#access_token=x&type=signup').session).toBe(true);
});

test('removes only the error from the address', () => {
  expect(withoutError({ pathname: '/auth', search: '' })).toBe('/auth');
  expect(withoutError({ pathname: '/auth', search: '?mode=recovery&error=x&error_code=y' })).toBe(
    '/auth?mode=recovery',
  );
});
