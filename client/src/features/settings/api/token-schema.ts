import * as z from 'zod/mini';

/** What the form for a new token holds; the server checks again. */
export const tokenSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is needed.'), z.maxLength(80, 'At most 80 characters.')),
  scope: z.enum(['READ', 'WRITE']),
  expires: z.enum(['30', '90', '365', 'never']),
});

export type TokenValues = z.infer<typeof tokenSchema>;

/** How long a token may live. */
export const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'No end' },
] as const satisfies readonly { value: TokenValues['expires']; label: string }[];

/** What is sent to make the token. */
export const toInput = ({ name, scope, expires }: TokenValues) => ({
  name,
  scope,
  expiresInDays: expires === 'never' ? null : Number(expires),
});
