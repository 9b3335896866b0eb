import { useState } from 'react';
import { useSendReportRecipientsQuery } from './SendReportDialog.generated.ts';

/** Whom to mail: those of the latest report at first, or else the person's own address, until they are changed. */
export function useRecipients(start?: readonly string[]) {
  const { data, loading } = useSendReportRecipientsQuery({ fetchPolicy: 'cache-and-network' });
  const [changed, setRecipients] = useState<string[] | null>(null);
  const { nodes = [], latest = [], mailsLeft, mailsPerDay } = data?.reportRecipients ?? {};
  const own = data?.viewer?.email;
  const isUnsubscribed = nodes.some(({ address, unsubscribed }) => unsubscribed && address === own);
  const first = start ?? (latest.length > 0 ? latest : own && !isUnsubscribed ? [own] : []);
  return {
    recipients: changed ?? [...first],
    setRecipients,
    known: nodes,
    /** The first ones are not known yet. */
    loading: loading && !data,
    /** How many mails are left today, where some are used. */
    left:
      mailsLeft !== undefined && mailsPerDay !== undefined && mailsLeft < mailsPerDay
        ? `${mailsLeft} of ${mailsPerDay} mails are left today (UTC).`
        : null,
  };
}
