import { z } from 'zod';
import { oneLine } from '../../lib/format.ts';

export const MAX_PERSONAS = 10;
export const MAX_PROMPTS = 2_000;

const line = (max: number) =>
  z
    .string()
    .max(max * 4, `must have at most ${max} characters.`)
    .transform((value) => oneLine(value.toWellFormed().replaceAll('\u0000', '')))
    .refine((value) => [...value].length <= max, `must have at most ${max} characters.`);
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null);

/** ISO 3166-1 as the server's Intl knows it: of other codes it only repeats the code. */
const isCountry = (code: string) =>
  new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined;

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export const personaInput = z
  .object({
    name: line(60).refine((value) => value !== '', 'must not be empty.'),
    description: optionalLine(200),
    country: z
      .string()
      .nullish()
      .transform((value) => value?.trim().toUpperCase() || null)
      .refine(
        (code) => code === null || (/^[A-Z]{2}$/.test(code) && isCountry(code)),
        'must be two letters such as DE.',
      ),
    region: optionalLine(80),
    city: optionalLine(80),
    language: optionalLine(35).refine(
      (tag) => tag === null || isLanguage(tag),
      'must be a language such as de or pt-BR.',
    ),
    promptIds: z
      .array(z.uuid('must be ids of prompts (UUID).').toLowerCase())
      .max(MAX_PROMPTS, `must name at most ${MAX_PROMPTS.toLocaleString('en')} prompts.`)
      .transform((ids) => [...new Set(ids)]),
  })
  .refine(({ description, country }) => description !== null || country !== null, {
    path: ['description'],
    message: 'must say who the persona is, unless it has a country.',
  })
  .refine(({ region, city, country }) => country !== null || (region === null && city === null), {
    path: ['country'],
    message: 'must be given with a region or city.',
  });
