import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '../../../lib/days.ts';
import type { FieldError } from '../../brands/model.ts';
import { CONFIRM_WITHIN_HOURS, HOUR_MS, KEPT_DAYS } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';
import { newKey } from '../keys.ts';
import type { CleanRequest } from '../model.ts';
import { DELIVER, MAKE } from '../queues.ts';
import { insertReport } from '../store.ts';
import { refuseTooExpensive, reserveBudget } from './budget.ts';
import { currentOffer, type ReportOffer } from './offer.ts';
import { withPrompts } from './proposed-prompts.ts';
import { checkRateLimits, limitConfirmationMails, requireReportsEnabled } from './rate-limits.ts';
import { type RequestInput, readRequest } from './validate.ts';

/** What became of a request. The same whether the address is known or not. */
export type Requested = { ok: true; confirmationNeeded: boolean } | { ok: false; errors: FieldError[] };

/**
 * Takes a request. Where the address has to be confirmed a link goes to it and nothing is asked before it is followed;
 * else the report is begun at once.
 * @param ip where the visitor comes from
 * @throws RATE_LIMITED, UNAVAILABLE in words for the visitor
 */
export async function requestReport(deps: ReportsDeps, ip: string, input: RequestInput): Promise<Requested> {
  const offer = currentOffer(deps);
  requireReportsEnabled(offer.enabled);
  const read = await readRequest(input);
  const asked = read.ok ? await withPrompts(deps, ip, read.value) : read;
  if (!asked.ok) return asked;
  refuseTooExpensive(deps, offer.platforms, asked.value.prompts.length);
  await checkRateLimits(deps, ip, asked.value);
  if (offer.confirmation) await storeUnconfirmed(deps, asked.value);
  else await startReport(deps, asked.value, offer);
  return { ok: true, confirmationNeeded: offer.confirmation };
}

async function storeUnconfirmed(deps: ReportsDeps, request: CleanRequest): Promise<void> {
  await limitConfirmationMails(deps, request.email);
  const id = randomUUIDv7();
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await insertReport(tx, {
      ...newReportRow(id, request, now),
      status: 'unconfirmed',
      mailStatus: 'waiting',
      expiresAt: new Date(now.getTime() + CONFIRM_WITHIN_HOURS * HOUR_MS).toISOString(),
    });
    await deps.jobs.send(DELIVER, { id, mail: 'confirmation' }, { tx });
  });
}

async function startReport(deps: ReportsDeps, request: CleanRequest, offer: ReportOffer): Promise<void> {
  const id = randomUUIDv7();
  await deps.jobs.prepare(MAKE);
  await deps.db.transaction(async (tx) => {
    const reservation = await reserveBudget(deps, tx, offer, request.prompts.length);
    const now = deps.clock();
    await insertReport(tx, {
      ...newReportRow(id, request, now),
      ...reservation,
      status: 'waiting',
      confirmedAt: now.toISOString(),
      expiresAt: expiryOf(now),
    });
    await deps.jobs.send(MAKE, { id }, { tx, singletonKey: id });
  });
}

const newReportRow = (id: string, request: CleanRequest, now: Date) => ({
  id,
  token: newKey(),
  manageKey: newKey(),
  requestedAt: now.toISOString(),
  ...request,
});

/** When a report that is started or made now expires. */
export const expiryOf = (now: Date) => new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString();
