import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { addDays } from '../../../lib/days.ts';
import { REPEAT_DAYS } from '../constants.ts';
import { channelsOf, unreachable } from '../delivery/channels.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Finding, StoredRule } from '../model.ts';
import { DELIVER } from '../queues.ts';
import { type Addresses, findAddresses, listRules } from '../store.ts';
import { endAlerts, insertAlert, insertDelivery, openAlerts } from './alert-store.ts';
import { look } from './evaluate-rules.ts';

/**
 * Looks for what the account's rules are about and leaves an alert for what is new, with its sendings in the queue.
 * Doing it twice changes nothing: an alert, its sendings and their jobs are one transaction, and a rule tells of the
 * same thing once a day at most. What lasts is told once until it has ended or REPEAT_DAYS have passed.
 * @param runId the run that ended; null after an import
 */
export async function evaluate(
  deps: AlertsDeps,
  { userId, runId }: { userId: string; runId: string | null },
): Promise<void> {
  const rules = await listRules(deps.db, userId);
  if (rules.length === 0) return;
  const found = await look(deps, userId, runId, rules);
  await deps.jobs.prepare(DELIVER);
  await deps.db.transaction(async (tx) => {
    const addresses = await findAddresses(tx, userId);
    // The account may have been deleted meanwhile.
    if (!addresses) return;
    await deps.accounts.lock(tx, userId);
    for (const { rule, findings } of found) await tell(deps, tx, { userId, rule, findings, addresses });
  });
}

interface Told {
  userId: string;
  rule: StoredRule;
  findings: readonly Finding[];
  addresses: Addresses;
}

async function tell(deps: AlertsDeps, tx: Db, { userId, rule, findings, addresses }: Told): Promise<void> {
  const open = await openAlerts(tx, userId, rule.id);
  const still = new Set(findings.map(({ subject }) => subject));
  await endAlerts(
    tx,
    userId,
    open.filter(({ subject }) => !still.has(subject)).map(({ id }) => id),
  );
  for (const { lasting, ...finding } of findings) {
    const known = open.filter(({ subject }) => subject === finding.subject);
    if (lasting && known.some(({ day }) => day > addDays(finding.day, -REPEAT_DAYS))) continue;
    const id = randomUUID();
    const createdAt = deps.clock().toISOString();
    const isNew = await insertAlert(tx, userId, {
      ...finding,
      id,
      ruleId: rule.id,
      kind: rule.kind,
      ended: false,
      createdAt,
    });
    if (!isNew) continue;
    await endAlerts(
      tx,
      userId,
      known.map((alert) => alert.id),
    );
    for (const channel of channelsOf(rule)) {
      const problem = unreachable(channel, addresses);
      const status = problem === null ? 'waiting' : 'failed';
      await insertDelivery(tx, userId, id, { channel, status, problem });
      if (problem === null)
        await deps.jobs.send(DELIVER, { userId, alertId: id, channel, attempt: 1 }, { tx });
    }
  }
}
