import { type Config, publicUrl } from '../../config/config.ts';

/** Where a report's mails lead. Keys stand behind the #, which no browser sends and no server logs. */
export function linksOf(
  config: Pick<Config, 'siteUrl' | 'port'>,
  { token, manageKey }: { token: string; manageKey: string },
): { confirm: string; page: string; remove: string } {
  const site = publicUrl(config);
  const page = `${site}/reports/${token}`;
  return {
    confirm: `${site}/generate-reports/confirm#${token}.${manageKey}`,
    page,
    remove: `${page}/remove#${manageKey}`,
  };
}
