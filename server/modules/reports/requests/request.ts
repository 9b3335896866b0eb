import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '../../../errors.ts';
import { DAY_MS } from '../../../lib/days.ts';
import type { FieldError } from '../../brands/model.ts';
import { CONFIRM_WITHIN_HOURS, DELIVER, HOUR_MS, KEPT_DAYS, MAKE } from '../constants.ts';
import type { ReportsDeps } from '../deps.ts';
import { newKey } from '../links.ts';
import type { CleanRequest } from '../model.ts';
import { insertReport } from '../store.ts';
import { refuseTooExpensive, reserveBudget } from './budget.ts';
import { currentOffer, type ReportOffer } from './offer.ts';
import { checkRateLimits, limitConfirmationMails, requireReportsEnabled } from './rate-limits.ts';
import { type RequestInput, readRequest } from './validate.ts';

/** The outcome of a request; it does not reveal whether the address is known. */
export type RequestResult = { ok: true; confirmationNeeded: boolean } | { ok: false; errors: FieldError[] };

/**
 * Accepts a request. Where the address must be confirmed, a link is mailed and nothing is asked until it is followed;
 * otherwise the report starts at once.
 * @param ip the visitor's address, for rate limits
 * @throws RATE_LIMITED, UNAVAILABLE with a message for the visitor
 */
export async function requestReport(
  deps: ReportsDeps,
  ip: string,
  input: RequestInput,
): Promise<RequestResult> {
  const offer = currentOffer(deps);
  requireReportsEnabled(offer.enabled);
  const read = await readRequest(input);
  const complete = read.ok ? await withPrompts(deps, ip, read.value) : read;
  if (!complete.ok) return complete;
  refuseTooExpensive(deps, offer.platforms, complete.value.prompts.length);
  await checkRateLimits(deps, ip, complete.value);
  if (offer.confirmation) await storeUnconfirmed(deps, complete.value);
  else await startReport(deps, complete.value, offer);
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

/**
 * Adds the prompts that the wizard suggests for the search topics to a request without prompts.
 * @throws RATE_LIMITED
 */
async function withPrompts(
  { wizard }: Pick<ReportsDeps, 'wizard'>,
  ip: string,
  request: CleanRequest,
): Promise<{ ok: true; value: CleanRequest } | { ok: false; errors: FieldError[] }> {
  if (request.prompts.length > 0) return { ok: true, value: request };
  const { company: companyName, website, competitors, searchTopics } = request;
  if (searchTopics.length === 0) return { ok: false, errors: [NO_PROMPTS] };
  try {
    const { prompts } = await wizard.prompts(ip, { companyName, website, competitors, searchTopics });
    return { ok: true, value: { ...request, prompts } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_USER_INPUT') {
      return { ok: false, errors: [NO_SUGGESTIONS] };
    }
    throw error;
  }
}

const NO_PROMPTS: FieldError = {
  field: 'prompts',
  message: 'Give at least one prompt, or a search topic for which prompts can be suggested.',
};

const NO_SUGGESTIONS: FieldError = {
  field: 'prompts',
  message:
    'No prompts can be suggested for these search topics. Give at least one prompt, or a search topic that does not name the company.',
};
