import * as z from 'zod/mini';

const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter your email address'), z.email('Please enter a valid email address'));

/** Bytes: bcrypt, which a hosted project may use, ignores the rest. */
const MAX_PASSWORD_BYTES = 72;

const newPassword = z.string().check(
  z.minLength(8, 'Use at least 8 characters'),
  z.refine((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, {
    error: 'Use at most 72 characters',
  }),
);

const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Use at least 3 characters'),
    z.maxLength(30, 'Use at most 30 characters'),
    z.regex(/^[A-Za-z0-9_-]+$/, 'Use letters, digits, hyphens and underscores only'),
  );

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password')),
});
export const signUpSchema = z.object({ username, email, password: newPassword });
export const requestResetSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
export const changePasswordSchema = z.object({
  current: z.string().check(z.minLength(1, 'Enter your current password')),
  password: newPassword,
});
export const usernameSchema = z.object({ username });
