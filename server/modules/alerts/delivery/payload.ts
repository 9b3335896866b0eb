import { type Config, publicUrl } from '../../../config/config.ts';
import type { AlertKind, StoredAlert } from '../model.ts';

/** The pages that mails and webhooks link. */
export const linksOf = (config: Pick<Config, 'siteUrl' | 'port'>) => ({
  dashboard: `${publicUrl(config)}/dashboard`,
  settings: `${publicUrl(config)}/dashboard/settings/alerts`,
});

/** The page of an alert. */
export const alertLink = (config: Pick<Config, 'siteUrl' | 'port'>, { id }: { id: string }) =>
  `${linksOf(config).dashboard}/alerts/${id}`;

/** The header `Sightline-Event` of an alert. */
export const eventOf = (kind: AlertKind) => `alert.${kind}`;

/** The body of a webhook; docs/alerts.md lists its fields. */
export function payloadOf(
  { userId, simulated }: { userId: string; simulated: boolean },
  alert: StoredAlert & { kind: AlertKind },
  url: string,
): object {
  const { id, kind, day, title, summary, details, createdAt } = alert;
  return {
    id,
    event: eventOf(kind),
    createdAt: new Date(createdAt).toISOString(),
    userId,
    simulated,
    alert: { kind, day, title, summary, details },
    url,
  };
}
