import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import { MAIL_STATUSES, STATUSES } from './request-status.ts';

/** Which reports are listed; what is left out narrows nothing. */
export interface RecordFilter {
  status?: ReportStatus;
  mailStatus?: ReportMailStatus;
  search?: string;
}

const keyOf = <TKey extends string>(words: Record<TKey, unknown>, value: string | null) =>
  (Object.keys(words) as TKey[]).find((key) => key === value);

/** What an address asks for; what it says wrongly is left out. */
export function readFilter(search: URLSearchParams): RecordFilter {
  const status = keyOf(STATUSES, search.get('status'));
  const mailStatus = keyOf(MAIL_STATUSES, search.get('mail'));
  const words = search.get('search')?.trim();
  return {
    ...(status && { status }),
    ...(mailStatus && { mailStatus }),
    ...(words && { search: words }),
  };
}
