import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { addDays } from '../../../lib/days.ts';
import { endAlerts, findOpenAlerts, insertAlert } from '../alert-store.ts';
import { queueDeliveries, rememberOwn } from '../delivery/queue-deliveries.ts';
import type { AlertsDeps } from '../deps.ts';
import { type About, channelsOf, type Finding, isAbout } from '../model.ts';
import { DELIVER, SEND_HELD } from '../queues.ts';
import { type Addresses, findAddresses, listRules } from '../store.ts';
import { evaluateRules, type RuleFindings } from './evaluate-rules.ts';

/**
 * A lasting finding is reported again after so many days. A sudden step shows in the comparison of two weeks for less than
 * two weeks, so a later finding is a new one.
 */
const REPEAT_DAYS = 14;

/**
 * Evaluates the account's rules and raises alerts for what is new, with their deliveries in the queue. It is idempotent:
 * an alert, its deliveries and their jobs are one transaction, and a rule raises at most one alert a day for a subject.
 * A lasting finding raises one alert until it has ended or `REPEAT_DAYS` have passed.
 * @param runId the run that ended; null after an import
 * @param about evaluates the rules on it alone
 */
export async function evaluate(
  deps: AlertsDeps,
  { userId, runId, about }: { userId: string; runId: string | null; about?: About | undefined },
): Promise<void> {
  const all = await listRules(deps.db, userId);
  const rules = about ? all.filter(({ kind }) => isAbout(about, kind)) : all;
  if (rules.length === 0) return;
  const results = await evaluateRules(deps, userId, runId, rules);
  await deps.jobs.prepare(DELIVER);
  await deps.jobs.prepare(SEND_HELD);
  await deps.db.transaction(async (tx) => {
    const addresses = await findAddresses(tx, userId);
    // The account may have been deleted meanwhile.
    if (!addresses) return;
    await deps.accounts.lock(tx, userId);
    await rememberOwn(deps, tx, userId, addresses);
    for (const result of results) await raiseAlerts(deps, tx, userId, result, addresses);
  });
}

async function raiseAlerts(
  deps: AlertsDeps,
  tx: Db,
  userId: string,
  { rule, findings }: RuleFindings,
  addresses: Addresses,
): Promise<void> {
  const open = await findOpenAlerts(tx, userId, rule.id);
  const subjects = new Set(findings.map(({ subject }) => subject));
  await endAlerts(
    tx,
    userId,
    open.filter(({ subject }) => !subjects.has(subject)),
  );
  for (const finding of findings) {
    const earlier = open.filter(({ subject }) => subject === finding.subject);
    if (finding.lasting && earlier.some(({ day }) => day > addDays(finding.day, -REPEAT_DAYS))) continue;
    const alertId = await raiseAlert(deps, tx, userId, rule, finding);
    if (alertId === null) continue;
    await endAlerts(tx, userId, earlier);
    await queueDeliveries(deps, tx, { userId, alertId }, channelsOf(rule), addresses);
  }
}

/** @returns the alert's id; null when there is one for this subject and day already */
async function raiseAlert(
  { clock }: AlertsDeps,
  tx: Db,
  userId: string,
  rule: RuleFindings['rule'],
  { lasting: _, ...finding }: Finding,
): Promise<string | null> {
  const id = randomUUID();
  const createdAt = clock().toISOString();
  const { id: ruleId, kind, topicId, platform } = rule;
  // The rule may be removed later, and its alerts stay.
  const details = { ...finding.details, scope: { topicId, platform } };
  const alert = { ...finding, details, id, ruleId, kind, ended: false, createdAt };
  const isNew = await insertAlert(tx, userId, alert);
  return isNew ? id : null;
}
