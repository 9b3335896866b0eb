import { formatCounted, formatDayAndYear } from '../../format.ts';
import type { MetricsAddress } from '../../metrics-filter/address.ts';

/** `The last 7 days on ChatGPT` */
export function describeRange({ days, from, to }: MetricsAddress, platform: string | undefined): string {
  const range =
    from && to
      ? `${formatDayAndYear(from)} – ${formatDayAndYear(to)}`
      : days
        ? `The last ${formatCounted(days, 'day')}`
        : 'All time';
  return platform ? `${range} on ${platform}` : range;
}

/** How many mails of a report are sent, and how many recipients want none. */
export function describeSent(mails: readonly { status: string }[]): string {
  const unsubscribed = mails.filter(({ status }) => status === 'UNSUBSCRIBED').length;
  const sent = `${formatCounted(mails.length - unsubscribed, 'mail')} on the way.`;
  return unsubscribed > 0
    ? `${sent} ${formatCounted(unsubscribed, 'recipient')} unsubscribed and gets none.`
    : sent;
}
