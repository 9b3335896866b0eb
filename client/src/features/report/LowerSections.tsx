import { MissingSection } from '../../panels/report/findings/MissingSection.tsx';
import { NextStepsSection } from '../../panels/report/findings/NextStepsSection.tsx';
import { PassagesSection } from '../../panels/report/findings/PassagesSection.tsx';
import { SourcesSection } from '../../panels/report/findings/SourcesSection.tsx';
import { MeasurementSection } from '../../panels/report/measurement/MeasurementSection.tsx';
import { PromptsSection } from './answers/PromptsSection.tsx';
import type { ReportQuery } from './ReportScreen.generated.ts';

interface LowerSectionsProps {
  token: string;
  report: NonNullable<ReportQuery['report']> | undefined;
}

/** What stands below a report's first figures. */
export function LowerSections({ token, report }: LowerSectionsProps) {
  return (
    <>
      <MissingSection report={report} />
      <SourcesSection report={report} />
      <PassagesSection token={token} report={report} />
      <NextStepsSection report={report} />
      <PromptsSection token={token} report={report} />
      <MeasurementSection report={report} />
    </>
  );
}
