import { createHash } from 'node:crypto';
import { canonicalUrl } from '../../analysis/citations/canonical-url.ts';
import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import { countDays, isDay, utcDay } from '../../lib/days.ts';
import { loadCandidates, matchPrompts, pageIdOf } from './candidates.ts';
import { compareGroups } from './compare.ts';
import { findLatestDay } from './counts-store.ts';
import { CONTROLS_PER_PROMPT, type Comparison, DEFAULT_WINDOWS, LIMITS, windowsOf } from './model.ts';

export interface ChangeSinceInput {
  date: string;
  prompts: readonly string[];
  pages?: readonly string[] | null | undefined;
}

/** With fewer days since, there is nothing to compare. */
const MIN_DAYS_SINCE = 7;
/** No experiment has this id. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/**
 * The comparison of an experiment around a day in the past. Nobody registered it, and prompts may have been chosen because they
 * changed, so it has no verdict.
 * @throws BAD_USER_INPUT
 */
export async function changeSince(
  db: Db,
  userId: string,
  { date, prompts: promptIds, pages: addresses }: ChangeSinceInput,
  now: Date,
): Promise<Comparison> {
  if (!isDay(date) || date >= utcDay(now)) throw badInput('date', 'Choose a day in the past.');
  if (promptIds.length === 0 || promptIds.length > LIMITS.treated) {
    throw badInput('prompts', `Choose 1 to ${LIMITS.treated} prompts.`);
  }
  if ((addresses?.length ?? 0) > LIMITS.pages) throw badInput('pages', `At most ${LIMITS.pages} pages.`);
  const pages = (addresses ?? []).flatMap((address) => canonicalUrl(address)?.url ?? []);
  const latest = await findLatestDay(db, userId);
  const since = latest === null ? 0 : countDays({ from: date, to: latest });
  const daysLeftOut = Math.min(DEFAULT_WINDOWS.daysLeftOut, Math.max(0, since - DEFAULT_WINDOWS.daysAfter));
  const daysAfter = Math.min(DEFAULT_WINDOWS.daysAfter, since - daysLeftOut);
  if (daysAfter < MIN_DAYS_SINCE) {
    throw badInput('date', `Choose a day with answers of ${MIN_DAYS_SINCE} days after it.`);
  }
  const lengths = { startsOn: date, daysBefore: DEFAULT_WINDOWS.daysBefore, daysLeftOut, daysAfter };
  const candidates = await loadCandidates(db, userId, { id: NO_ID, pages, ...lengths }, promptIds);
  const prompts = await matchPrompts(candidates, promptIds, null, CONTROLS_PER_PROMPT);
  return compareGroups(db, {
    ...{ userId, metric: 'mentions', pageIds: pages.map(pageIdOf), prompts },
    windows: windowsOf(lengths),
    seed: createHash('sha256')
      .update(`${date} ${promptIds.toSorted().join(' ')}`)
      .digest('hex'),
    isRegistered: false,
    now,
  });
}
