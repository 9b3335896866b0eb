import { type Config, publicUrl } from '../../../config/config.ts';
import { type AlertKind, isAbout, type StoredAlert } from '../model.ts';

/** The pages that mails and webhooks link. */
export const linksOf = (config: Pick<Config, 'siteUrl' | 'port'>) => ({
  dashboard: `${publicUrl(config)}/dashboard`,
  settings: `${publicUrl(config)}/dashboard/settings/alerts`,
});

/** The page that an alert is about. */
export function alertLink(
  config: Pick<Config, 'siteUrl' | 'port'>,
  { kind, subject }: { kind: AlertKind; subject: string },
): string {
  const { dashboard } = linksOf(config);
  if (isAbout('visits', kind)) return `${dashboard}/action/live-mentions?tab=pages&list=refused`;
  if (isAbout('experiments', kind)) return `${dashboard}/action/experiments/${subject}`;
  return dashboard;
}

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
