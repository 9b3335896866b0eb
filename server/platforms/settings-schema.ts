import { z } from 'zod';

const emptyAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());
const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`;
  return optional(z.coerce.number({ error }).int({ error }).min(1, { error }).max(max, { error }));
};
const dollars = optional(
  z.coerce
    .number({ error: 'must be US dollars per million tokens, 0–100000' })
    .min(0, { error: 'must be US dollars per million tokens, 0–100000' })
    .max(100_000, { error: 'must be US dollars per million tokens, 0–100000' }),
);
const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
};

/** The variables of every platform; in the environment, each has the platform's prefix. */
const common = {
  API_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be 1–500 characters without spaces')),
  MODEL: optional(
    z.string().regex(/^[\w.:/@+-]{1,200}$/, 'must be a model’s id, such as it is in the vendor’s list'),
  ),
  BASE_URL: optional(
    z
      .string()
      .max(500, 'must be at most 500 characters')
      .refine(isWebAddress, 'must be http://… or https://…, without a name, password or query')
      .transform((url) => url.replace(/\/+$/, '')),
  ),
  CONCURRENCY: wholeNumber(50),
  REQUESTS_PER_MINUTE: wholeNumber(100_000),
};

/** Variables of a vendor's platform. */
export const vendorVariables = z.object(common);

/** Variables of a compatible endpoint. */
export const endpointVariables = z.object({
  ...common,
  NAME: optional(
    z
      .string()
      .trim()
      .max(60, 'must be at most 60 characters')
      .refine((name) => slugOf(name) !== '', 'must have a letter a–z or a digit'),
  ),
  INPUT_PRICE: dollars,
  OUTPUT_PRICE: dollars,
});

/** Turns a name into a key; '' for a name without a letter a–z or a digit. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
