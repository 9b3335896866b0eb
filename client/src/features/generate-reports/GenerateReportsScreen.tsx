import { VisitorApollo } from '../../apollo/VisitorApollo.tsx';
import { GenerateReports } from './GenerateReports.tsx';

/** The page at `/generate-reports`: a visitor asks for a report of a company. */
export function GenerateReportsScreen() {
  return (
    <VisitorApollo>
      <GenerateReports />
    </VisitorApollo>
  );
}
