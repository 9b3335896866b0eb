import { type Config, publicUrl } from '../../config/config.ts';
import type { ReportContent } from '../reports/content/model.ts';

type Site = Pick<Config, 'siteUrl' | 'port'>;

/** The dashboard on a report's days and platform. */
export function dashboardOf(config: Site, { period }: Pick<ReportContent, 'period'>): string {
  if (!period) return `${publicUrl(config)}/dashboard`;
  const { from, to, platform } = period;
  const filter = new URLSearchParams({ from, to, ...(platform && { platform: platform.key }) });
  return `${publicUrl(config)}/dashboard?${filter}`;
}

/** Where a recipient unsubscribes, without sign-in. */
export const unsubscribeUrl = (config: Site, userId: string, token: string) =>
  `${publicUrl(config)}/report-mails/unsubscribe/${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${token}`;
