import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { serverMessage } from '../../apollo/server-message.ts';
import { VisitorApollo } from '../../apollo/VisitorApollo.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { paths } from '../../paths.ts';
import { ReportFrame } from './page/ReportFrame.tsx';
import { ReportNotice } from './page/ReportNotice.tsx';
import { useRemoveReportMutation } from './RemoveReportScreen.generated.ts';

/** The page of a mail's removal link. Only the button removes the report: mail scanners follow links. */
export function RemoveReportScreen() {
  return (
    <VisitorApollo>
      <ReportFrame>
        <Removal />
      </ReportFrame>
    </VisitorApollo>
  );
}

const OUTCOMES = {
  DONE: {
    heading: 'Report deleted',
    text: 'The report is deleted, with the address it was sent to and everything that was entered for it.',
  },
  ALREADY: {
    heading: 'Already deleted',
    text: 'This report has already been deleted. Nothing of it is kept.',
  },
  GONE: {
    heading: 'This link is not valid',
    text: 'The link may be incomplete, or the report has expired. Please open the link from the mail again.',
  },
} as const;

function Removal() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const key = hash.slice(1);
  const [remove, { data, loading }] = useRemoveReportMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = key ? data?.removeReport.outcome : 'GONE';
  if (outcome) return <ReportNotice {...OUTCOMES[outcome]} isReplacement={Boolean(key)} />;

  async function onRemove() {
    if (loading) return;
    setProblem(null);
    try {
      await remove({ variables: { token, key } });
    } catch (failure) {
      setProblem(serverMessage(failure, 'The report could not be deleted. Please try again later.'));
    }
  }

  return (
    <ReportNotice
      heading="Delete this report?"
      text="Its page and PDF stop working, and its answers, your email address and everything you entered are deleted. This cannot be undone. Mails that were already sent are not affected."
    >
      <FormError>{problem}</FormError>
      {/* Not disabled, so that it keeps the focus. */}
      <Button
        mt="2"
        size="sm"
        colorPalette="red"
        aria-disabled={loading}
        aria-busy={loading}
        onClick={onRemove}
      >
        {loading ? 'Deleting...' : 'Delete this report'}
      </Button>
      <Button asChild size="sm" variant="ghost">
        <Link to={paths.report(token)}>Keep it and read it</Link>
      </Button>
    </ReportNotice>
  );
}
