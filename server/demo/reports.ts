import type { Viewer } from '../modules/accounts/model.ts';
import type { Services } from '../services.ts';

/** Makes one report of simulated answers, mailed to nobody, unless the account has one. */
export async function makeDemoReport(
  { accountReports }: Pick<Services, 'accountReports'>,
  viewer: Viewer,
): Promise<void> {
  const { nodes } = await accountReports.list(viewer, { first: 1 });
  if (nodes.length > 0) return;
  await accountReports.create(viewer, {
    title: 'Sample report: the last 30 days',
    filter: { days: 30 },
    recipients: [],
  });
}
