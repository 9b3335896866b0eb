import type { Viewer } from '../modules/accounts/model.ts';
import type { AlertKind } from '../modules/alerts/model.ts';
import type { Services } from '../services.ts';

const KINDS: readonly AlertKind[] = [
  'visibility_drop',
  'visibility_rise',
  'prompts_lost',
  'prompts_won',
  'competitor_rise',
  'competitor_drop',
  'sentiment_drop',
  'sentiment_rise',
  'new_source',
];

/**
 * Adds alert rules, unless the account has some of these, and raises what they find in the simulated answers. No webhook is
 * told, and mails of demo accounts stay in the outbox.
 */
export async function addDemoAlerts({ alerts }: Pick<Services, 'alerts'>, viewer: Viewer): Promise<void> {
  const { rules } = await alerts.settings(viewer);
  if (rules.some(({ kind }) => KINDS.includes(kind))) return;
  for (const kind of KINDS) await alerts.addRule(viewer, { kind, channels: ['email'] });
  await alerts.evaluateNow(viewer.userId);
}
