import { Grid, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { VisitorApollo } from '../../apollo/VisitorApollo.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useTitle } from '../../components/layout/use-title.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { PlatformsSection } from '../../panels/report/metrics/PlatformsSection.tsx';
import { RankingSection } from '../../panels/report/metrics/RankingSection.tsx';
import { SentimentSection } from '../../panels/report/metrics/SentimentSection.tsx';
import { VisibilitySection } from '../../panels/report/metrics/VisibilitySection.tsx';
import { paths } from '../../paths.ts';
import { ReportContents } from './page/ReportContents.tsx';
import { ReportFrame } from './page/ReportFrame.tsx';
import { ReportIntro } from './page/ReportIntro.tsx';
import { ReportNotice } from './page/ReportNotice.tsx';
import { type ReportQuery, useReportQuery } from './ReportScreen.generated.ts';

// Loads in parallel with the report.
const LowerSections = lazyScreen(async () => (await import('./LowerSections.tsx')).LowerSections);
const AnswerDialog = lazyScreen(async () => (await import('./answers/AnswerDialog.tsx')).AnswerDialog);

/** A report's private page, open to anyone with its address. */
export function ReportScreen() {
  const { token = '' } = useParams();
  return (
    <VisitorApollo key={token}>
      <LoadedReport token={token} />
    </VisitorApollo>
  );
}

function LoadedReport({ token }: { token: string }) {
  const { data, error, refetch } = useReportQuery({ variables: { token } });
  const report = data?.report;
  if (report === null || (error && isPermanentError(error))) {
    return (
      <ReportFrame>
        <ReportNotice
          heading="There is no report here"
          text="This report does not exist or has been removed. Reports are removed after a while, or when the person who requested one asks for it."
        />
      </ReportFrame>
    );
  }
  if (!report && error) {
    return (
      <ReportFrame>
        <ErrorState
          heading="Error"
          message={serverMessage(error, 'The report could not be loaded. Please try again later.')}
          onAction={() => refetch()}
        />
      </ReportFrame>
    );
  }
  return (
    <ReportFrame simulated={report?.simulated}>
      <ReportPage token={token} report={report} />
      <OpenedAnswer token={token} />
    </ReportFrame>
  );
}

function ReportPage({ token, report }: { token: string; report: ReportQuery['report'] | undefined }) {
  useTitle(report ? `${report.company}: AI visibility report` : 'AI visibility report');
  const shown = report ?? undefined;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 11rem' }}
      gap="10"
      pb="16"
      _print={{ display: 'block' }}
    >
      <div>
        <ReportIntro token={token} report={shown} />
        <Stack gap="4" aria-busy={!shown}>
          <VisibilitySection report={shown} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <PlatformsSection report={shown} />
            <SentimentSection report={shown} />
          </Grid>
          <RankingSection report={shown} />
          <Suspense fallback={null}>
            <LowerSections token={token} report={shown} />
          </Suspense>
        </Stack>
      </div>
      <ReportContents />
    </Grid>
  );
}

/** The dialog with the answer that the address names. */
function OpenedAnswer({ token }: { token: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const opened = parseOpenedAnswer(search);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <AnswerDialog
        key={`${opened.prompt} ${opened.platform}`}
        token={token}
        {...opened}
        onClose={() => navigate(paths.report(token), { replace: true })}
      />
    </Suspense>
  );
}

/** The answer in the query parameters; null without one, or for invalid values. */
function parseOpenedAnswer(search: URLSearchParams): { prompt: number; platform: string } | null {
  const prompt = search.get('prompt') ?? '';
  const platform = search.get('platform') ?? '';
  return /^\d{1,3}$/.test(prompt) && platform ? { prompt: Number(prompt), platform } : null;
}
