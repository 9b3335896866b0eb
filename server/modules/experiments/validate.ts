import { canonicalUrl, MAX_URL_LENGTH } from '../../analysis/citations/canonical-url.ts';
import { addDays, isDay } from '../../lib/days.ts';
import type { FieldError } from '../brands/model.ts';
import { type Experiment, LIMITS } from './model.ts';

/** What a user enters of an experiment; null or left out: unchanged. */
export interface ExperimentInput {
  name?: string | null | undefined;
  pages?: readonly string[] | null | undefined;
  metric?: Experiment['metric'] | null | undefined;
  startsOn?: string | null | undefined;
  daysBefore?: number | null | undefined;
  daysLeftOut?: number | null | undefined;
  daysAfter?: number | null | undefined;
  treated?: readonly string[] | null | undefined;
  controls?: readonly string[] | null | undefined;
}

export type Fields = Pick<
  Experiment,
  'name' | 'pages' | 'metric' | 'startsOn' | 'daysBefore' | 'daysLeftOut' | 'daysAfter'
>;

export const cleanText = (text: string) => text.toWellFormed().replaceAll('\0', '').trim();

/** The fields after the input, and what is wrong with them. */
export function readFields(
  input: ExperimentInput,
  current: Fields,
): { fields: Fields; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field, message });
  const name = input.name == null ? current.name : cleanText(input.name);
  if (name === '' || name.length > LIMITS.name) refuse('name', `A name has 1 to ${LIMITS.name} characters.`);
  const pages = input.pages == null ? current.pages : readPages(input.pages, refuse);
  const startsOn = input.startsOn ?? current.startsOn;
  if (!isDay(startsOn)) refuse('startsOn', 'Enter a day as YYYY-MM-DD.');
  const lengths = {
    daysBefore: input.daysBefore ?? current.daysBefore,
    daysLeftOut: input.daysLeftOut ?? current.daysLeftOut,
    daysAfter: input.daysAfter ?? current.daysAfter,
  };
  const checkLength = (field: keyof typeof lengths, { min, max }: { min: number; max: number }) => {
    const days = lengths[field];
    if (!Number.isInteger(days) || days < min || days > max) refuse(field, `From ${min} to ${max} days.`);
  };
  checkLength('daysBefore', LIMITS.before);
  checkLength('daysLeftOut', LIMITS.leftOut);
  checkLength('daysAfter', LIMITS.after);
  if ((input.treated?.length ?? 0) > LIMITS.treated) refuse('treated', `At most ${LIMITS.treated} prompts.`);
  if ((input.controls?.length ?? 0) > LIMITS.controls)
    refuse('controls', `At most ${LIMITS.controls} controls.`);
  return { fields: { name, pages, metric: input.metric ?? current.metric, startsOn, ...lengths }, errors };
}

function readPages(input: readonly string[], refuse: (field: string, message: string) => void): string[] {
  const addresses = input.map(cleanText).filter((address) => address !== '');
  if (addresses.length > LIMITS.pages) refuse('pages', `At most ${LIMITS.pages} pages.`);
  const pages = new Set<string>();
  for (const address of addresses.slice(0, LIMITS.pages)) {
    const page = address.length > MAX_URL_LENGTH ? null : canonicalUrl(address);
    if (page) pages.add(page.url);
    else refuse('pages', `“${address.slice(0, 80)}” is no web address. It begins with https:// or http://.`);
  }
  return [...pages];
}

/** An experiment starts today or within the next days, never in the past. */
export function checkStart(startsOn: string, today: string): FieldError[] {
  if (startsOn < today) {
    return [
      {
        field: 'startsOn',
        message: 'An experiment is registered before it starts: choose today or a later day.',
      },
    ];
  }
  if (startsOn > addDays(today, LIMITS.daysAhead)) {
    return [{ field: 'startsOn', message: `At most ${LIMITS.daysAhead} days ahead.` }];
  }
  return [];
}
