import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { FieldError } from '../brands/model.ts';
import type { BeforeInput } from '../changes/ranges.ts';
import { type MetricsFilter, parseFilter } from '../visibility/metrics-query.ts';
import type { SharedScreen, StoredLink } from './model.ts';

export interface NewLink {
  name: string;
  screen: SharedScreen;
  subjectId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  /** False when left out. */
  compare?: boolean | undefined;
  before?: BeforeInput | null | undefined;
  /** 30 when left out. */
  expiresInDays?: number | undefined;
}

/** The view of a link: what it shows, and of which days and platform. */
export type LinkView = Pick<
  StoredLink,
  'screen' | 'subjectId' | 'days' | 'from' | 'to' | 'platform' | 'compare' | 'beforeFrom' | 'beforeTo'
>;

const HAS_SUBJECT: Readonly<Record<SharedScreen, boolean>> = {
  overview: false,
  topic: true,
  'head-to-head': true,
  'what-changed': false,
  prompt: true,
};

/** The screens that can show the range before beside their own. */
const HAS_COMPARISON: Readonly<Record<SharedScreen, boolean>> = {
  overview: true,
  topic: true,
  'head-to-head': false,
  'what-changed': false,
  prompt: true,
};

const fields = z.object({
  name: z
    .string()
    .transform((value) => value.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().min(1, 'A name is needed.').max(80, 'At most 80 characters.')),
  expiresInDays: z.literal([1, 7, 30, 90, 365], 'Choose 1, 7, 30, 90 or 365 days.').default(30),
});

/** Parses what a person enters: the name and the expiry. */
export function parseFields(
  input: NewLink,
): { ok: true; name: string; expiresInDays: number } | { ok: false; errors: FieldError[] } {
  const parsed = fields.safeParse(input);
  if (parsed.success) return { ok: true, ...parsed.data };
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return { ok: false, errors };
}

/**
 * Parses what a screen enters: the view that it shows.
 * @throws BAD_USER_INPUT naming the field
 */
export function parseView({ screen, subjectId, filter, compare = false, before }: NewLink): LinkView {
  const { days = null, from = null, to = null, platform = null } = parseFilter(filter);
  if ((from === null) !== (to === null)) {
    throw badInput('filter', 'filter must have both `from` and `to`, or `days`, or none of them.');
  }
  if (HAS_SUBJECT[screen] !== z.uuid().safeParse(subjectId).success) {
    throw badInput(
      'subjectId',
      HAS_SUBJECT[screen]
        ? 'subjectId must be the id of the topic, competitor or prompt that this screen shows.'
        : 'subjectId must be left out for this screen.',
    );
  }
  if (before && (screen !== 'what-changed' || from === null)) {
    throw badInput('before', 'before is for WHAT_CHANGED with two fixed days.');
  }
  if (compare && (!HAS_COMPARISON[screen] || (days === null && from === null))) {
    throw badInput('compare', 'compare is for OVERVIEW, TOPIC and PROMPT with a range.');
  }
  return {
    ...{ screen, days, from, to, platform, compare },
    subjectId: subjectId ?? null,
    beforeFrom: before?.from ?? null,
    beforeTo: before?.to ?? null,
  };
}
