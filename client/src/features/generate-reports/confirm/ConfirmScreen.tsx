import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serverMessage } from '../../../apollo/server-message.ts';
import { VisitorApollo } from '../../../apollo/VisitorApollo.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PublicPage } from '../../../components/layout/PublicPage.tsx';
import { useRequest } from '../use-request.ts';
import { ConfirmNotice } from './ConfirmNotice.tsx';
import { type ConfirmReportMutation, useConfirmReportMutation } from './ConfirmScreen.generated.ts';

const FAILURE = 'Your address could not be confirmed. Please try again.';

/** Parses the link's hash, `#<token>.<key>`. A hash is sent to no server, so the key is in no log. */
function parseHash(hash: string): { token: string; key: string } | null {
  const [token, key, ...rest] = hash.replace(/^#/, '').split('.');
  return token && key && rest.length === 0 ? { token, key } : null;
}

/** The page at `/generate-reports/confirm`, which the confirmation mail links to. */
export function ConfirmScreen() {
  const link = parseHash(useLocation().hash);
  return (
    <PublicPage>
      {link ? (
        <VisitorApollo>
          <Confirm key={link.token} link={link} />
        </VisitorApollo>
      ) : (
        <ConfirmNotice heading="This link is not complete">
          Part of it is missing. Open it from the mail again, or copy the complete link.
        </ConfirmNotice>
      )}
    </PublicPage>
  );
}

/** Confirms by a button: mail scanners follow links, and must not start a report. */
function Confirm({ link }: { link: { token: string; key: string } }) {
  const [confirm] = useConfirmReportMutation({ fetchPolicy: 'no-cache' });
  const { busy, send } = useRequest();
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ConfirmReportMutation['confirmReport'] | null>(null);

  async function onConfirm() {
    if (busy) return;
    setProblem(null);
    const reply = await send(async () => {
      const { data } = await confirm({ variables: link });
      if (!data) throw new Error('The reply is empty');
      return data.confirmReport;
    });
    if (!reply) return;
    if ('error' in reply) setProblem(serverMessage(reply.error, FAILURE));
    else setResult(reply.value);
  }

  if (result) return <Outcome {...result} />;
  return (
    <ConfirmNotice
      heading="Confirm your address"
      actions={
        <>
          <FormError>{problem}</FormError>
          {/* Not disabled, so that it keeps the focus. */}
          <Button aria-disabled={busy} aria-busy={busy} onClick={onConfirm}>
            {busy ? 'Confirming…' : 'Confirm and make my report'}
          </Button>
        </>
      }
    >
      Someone requested an AI visibility report for this address. Confirm that the address is yours and that
      you want the report; no AI platform is asked before that. If it was not you, close this page.
    </ConfirmNotice>
  );
}

function Outcome({ outcome, company }: ConfirmReportMutation['confirmReport']) {
  const report = company ? `the report of ${company}` : 'your report';
  switch (outcome) {
    case 'DONE':
      return (
        // There is no next action.
        <ConfirmNotice
          heading="You should be getting something within 5 minutes"
          isReplacement
          actions={false}
        >
          {`Thank you, your address is confirmed and ${report} is being made. You can close this page.`}
        </ConfirmNotice>
      );
    case 'ALREADY':
      return (
        <ConfirmNotice heading="This was confirmed before" isReplacement>
          {`There is nothing more to do: ${report} is being made or has been sent already.`}
        </ConfirmNotice>
      );
    case 'GONE':
      return (
        <ConfirmNotice heading="This link is no longer valid" isReplacement>
          It has expired, or the report was removed. You can request a new one.
        </ConfirmNotice>
      );
  }
}
