import type { Config } from '../../../config/config.ts';
import type { AlertKind, StoredAlert } from '../model.ts';

/** Where people reach this server; without a configured address it is this machine's own. */
export const siteOf = ({ siteUrl, port }: Pick<Config, 'siteUrl' | 'port'>) =>
  siteUrl ?? `http://localhost:${port}`;

/** Addresses of the client that mails and webhooks lead to. */
export const linksOf = (site: string) => ({
  dashboard: `${site}/dashboard`,
  settings: `${site}/dashboard/settings/alerts`,
});

/** What `Sightline-Event` says of an alert. */
export const eventOf = (kind: AlertKind) => `alert.${kind}`;

/** The body of a webhook; docs/alerts.md lists its fields. */
export function payloadOf(
  { userId, simulated }: { userId: string; simulated: boolean },
  alert: StoredAlert & { kind: AlertKind },
  site: string,
): object {
  const { id, kind, day, title, summary, details, createdAt } = alert;
  return {
    id,
    event: eventOf(kind),
    createdAt: new Date(createdAt).toISOString(),
    userId,
    simulated,
    alert: { kind, day, title, summary, details },
    url: linksOf(site).dashboard,
  };
}
