import { Grid, Stack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { formatCount } from '../../../format.ts';
import { MissingSection } from '../../../panels/report/findings/MissingSection.tsx';
import { NextStepsSection } from '../../../panels/report/findings/NextStepsSection.tsx';
import { PassagesSection } from '../../../panels/report/findings/PassagesSection.tsx';
import { MeasurementSection } from '../../../panels/report/measurement/MeasurementSection.tsx';
import { PlatformsSection } from '../../../panels/report/metrics/PlatformsSection.tsx';
import { RankingSection } from '../../../panels/report/metrics/RankingSection.tsx';
import { SentimentSection } from '../../../panels/report/metrics/SentimentSection.tsx';
import { VisibilitySection } from '../../../panels/report/metrics/VisibilitySection.tsx';
import { accountReportPaths } from '../../../panels/send-report/account-report-paths.ts';
import { paths } from '../../../paths.ts';
import { type AccountReportQuery, useAccountReportQuery } from './AccountReport.generated.ts';
import { ChangesSection } from './ChangesSection.tsx';
import { CitedPages } from './CitedPages.tsx';
import { ReportHead } from './ReportHead.tsx';
import { TopicsSection } from './TopicsSection.tsx';

/** A report of the account's own figures, as they were when it was made. */
export function AccountReport({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useAccountReportQuery({ variables: { id } });
  const report = data?.accountReport;
  const content = data?.accountReportContent;
  return (
    <>
      <BackLink to={accountReportPaths.list}>Reports</BackLink>
      {report ? (
        <ReportHead
          report={report}
          simulated={content?.simulated ?? false}
          onDeleted={() => navigate(accountReportPaths.list)}
        />
      ) : (
        <ScreenHeader title="Report" description="Your figures as they were when it was made" />
      )}
      {error && report && <LoadError message="The report could not be refreshed." onRetry={refetch} />}
      {error && !report ? (
        <ErrorState
          message="The report could not be loaded. Please try again later."
          onAction={() => refetch()}
        />
      ) : report === null ? (
        <Text color="fg.muted">There is no report here. It may have been deleted.</Text>
      ) : content === null ? (
        <Text color="fg.muted">
          {report?.status === 'FAILED' ? 'This report could not be made.' : 'This report is being made.'}
        </Text>
      ) : (
        <Sections content={content} />
      )}
    </>
  );
}

type Content = AccountReportQuery['accountReportContent'] | undefined;

function Sections({ content }: { content: Content }) {
  const report = content ?? undefined;
  const period = report?.period ?? undefined;
  const more = (period?.missingTotal ?? 0) - (report?.missing.length ?? 0);
  return (
    <Stack gap="4" aria-busy={!report}>
      <VisibilitySection report={report} answers={period ? answersOf(period) : null} />
      <ChangesSection period={period} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <PlatformsSection report={report} />
        <SentimentSection report={report} />
      </Grid>
      <RankingSection report={report} />
      {period?.topic == null && <TopicsSection period={period} />}
      <MissingSection
        report={report}
        linked={false}
        more={
          more > 0 && (
            <Text mt="3" fontSize="sm" color="fg.muted">
              {`And ${formatCount(more)} more.`}
            </Text>
          )
        }
      />
      <CitedPages period={period} />
      <PassagesSection report={report} />
      <NextStepsSection report={report} />
      <MeasurementSection report={report} collected />
    </Stack>
  );
}

/** The answers that name the brand, of a report of all topics. */
function answersOf({ from, to, platform, topic }: NonNullable<NonNullable<Content>['period']>) {
  const scope = { visible: true, branded: false, from, to, ...(platform && { platform: platform.key }) };
  return topic === null ? paths.answers(scope) : null;
}
