import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { saidOf } from '../../../apollo/said.ts';
import { useAttempt } from '../wizard/use-attempt.ts';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { type ConfirmReportMutation, useConfirmReportMutation } from './ConfirmScreen.generated.ts';

const FAILED = 'Your address could not be confirmed. Please try again.';

/** Confirms by a button: programs that look through mails follow links, and must not begin anything. */
export function Confirm({ link }: { link: { token: string; key: string } }) {
  const [confirm] = useConfirmReportMutation({ fetchPolicy: 'no-cache' });
  const { busy, attempt } = useAttempt();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<ConfirmReportMutation['confirmReport'] | null>(null);

  async function press() {
    if (busy) return;
    setProblem(null);
    const outcome = await attempt(async () => {
      const { data } = await confirm({ variables: link });
      if (!data) throw new Error('No reply came to the confirmation');
      return data.confirmReport;
    });
    if (!outcome) return;
    if ('error' in outcome) setProblem(saidOf(outcome.error, FAILED));
    else setDone(outcome.value);
  }

  if (done) return <Outcome {...done} />;
  return (
    <ConfirmNotice
      heading="Confirm your address"
      actions={
        <>
          {problem && (
            <Text fontSize="sm" color="fg.error" role="alert">
              {problem}
            </Text>
          )}
          {/* Not disabled, which would take the focus from it; whoever presses twice confirms once. */}
          <Button aria-disabled={busy} aria-busy={busy} onClick={press}>
            {busy ? 'Confirming…' : 'Confirm and make my report'}
          </Button>
        </>
      }
    >
      An AI visibility report was asked for, to be sent to the address that this link came to. Confirm that it
      is yours and that you want it; only then is anything asked. If it was not you, close this page and
      nothing happens.
    </ConfirmNotice>
  );
}

function Outcome({ outcome, company }: ConfirmReportMutation['confirmReport']) {
  const report = company ? `the report of ${company}` : 'your report';
  switch (outcome) {
    case 'DONE':
      return (
        <ConfirmNotice heading="You should be getting something within 5 minutes" late>
          {`Thank you, your address is confirmed and ${report} is being made. You can close this page.`}
        </ConfirmNotice>
      );
    case 'ALREADY':
      return (
        <ConfirmNotice heading="This was confirmed before" late again>
          {`Nothing more is needed: ${report} is under way, or in your mail already.`}
        </ConfirmNotice>
      );
    case 'GONE':
      return (
        <ConfirmNotice heading="This link is not good any more" late again>
          It is too old, or the report was removed. You can ask for a new one.
        </ConfirmNotice>
      );
  }
}
