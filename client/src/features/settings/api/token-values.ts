import * as z from 'zod/mini';

/** Values of the form of a new token. */
export const tokenSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is needed.'), z.maxLength(80, 'At most 80 characters.')),
  scope: z.enum(['READ', 'WRITE']),
  expires: z.enum(['30', '90', '365', 'never']),
});

export type TokenValues = z.infer<typeof tokenSchema>;

/** Lifetimes of a token. */
export const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'No end' },
] as const satisfies readonly { value: TokenValues['expires']; label: string }[];

/** The mutation's input for the form's values. */
export const toInput = ({ name, scope, expires }: TokenValues) => ({
  name,
  scope,
  expiresInDays: expires === 'never' ? null : Number(expires),
});
