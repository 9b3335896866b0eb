import { z } from 'zod';

const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const given = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());
const whole = (most: number) => {
  const error = `must be a whole number from 1 to ${most}`;
  return given(z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error }));
};
const dollars = given(
  z.coerce
    .number({ error: 'must be US dollars per million tokens, 0–100000' })
    .min(0, { error: 'must be US dollars per million tokens, 0–100000' })
    .max(100_000, { error: 'must be US dollars per million tokens, 0–100000' }),
);
const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
};

/** What every platform may be told, each variable behind the platform's prefix. */
const common = {
  API_KEY: given(z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be 1–500 characters without spaces')),
  MODEL: given(
    z.string().regex(/^[\w.:/@+-]{1,200}$/, 'must be a model’s id, such as it is in the vendor’s list'),
  ),
  BASE_URL: given(
    z
      .string()
      .max(500, 'must be at most 500 characters')
      .refine(isWebAddress, 'must be http://… or https://…, without a name, password or query')
      .transform((url) => url.replace(/\/+$/, '')),
  ),
  CONCURRENCY: whole(50),
  REQUESTS_PER_MINUTE: whole(100_000),
};

/** A vendor's platform. */
export const ofVendor = z.object(common);

/** A compatible endpoint. */
export const ofEndpoint = z.object({
  ...common,
  NAME: given(
    z
      .string()
      .trim()
      .max(60, 'must be at most 60 characters')
      .refine((name) => slugOf(name) !== '', 'must have a letter a–z or a digit'),
  ),
  INPUT_PRICE: dollars,
  OUTPUT_PRICE: dollars,
});

/** The key that a name makes; '' for one without a letter a–z or a digit. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
