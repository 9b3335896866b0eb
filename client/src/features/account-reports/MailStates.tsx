import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '../../format.ts';
import type { ReportRow_ReportFragment } from './ReportList.generated.ts';
import { MAIL_STATES } from './report-words.ts';

/** The recipients of a report, and what became of each one's mail. */
export function MailStates({ mails }: Pick<ReportRow_ReportFragment, 'mails'>) {
  if (mails.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label="Recipients" fontSize="sm" color="fg.muted">
      {mails.map(({ address, status, problem, sentAt }) => (
        <chakra.li key={address} overflowWrap="anywhere">
          <chakra.span color="fg">{address}</chakra.span>{' '}
          <chakra.span color={status === 'FAILED' ? 'fg.error' : undefined}>
            {MAIL_STATES[status]}
            {status === 'SENT' && sentAt && ` ${formatDateTime(sentAt)}`}
            {problem && `: ${problem}`}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
