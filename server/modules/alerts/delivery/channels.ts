import type { Channel, StoredRule } from '../model.ts';
import type { Addresses } from '../store.ts';

/** The channels that a rule's alerts go to. */
export function channelsOf({ byEmail, byWebhook }: Pick<StoredRule, 'byEmail' | 'byWebhook'>): Channel[] {
  return [...(byEmail ? (['email'] as const) : []), ...(byWebhook ? (['webhook'] as const) : [])];
}

/** Why nothing can be sent by a channel; null when it can. */
export function channelProblem(channel: Channel, { email, webhookUrl }: Addresses): string | null {
  if (channel === 'email') return email ? null : 'No e-mail address of the account is known.';
  return webhookUrl ? null : 'No webhook address is set.';
}
