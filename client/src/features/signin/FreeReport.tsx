import { paths } from '../../paths.ts';
import { AuthFooter } from './AuthFooter.tsx';

/** The way to a report for whoever wants no account yet. */
export const FreeReport = () => (
  <AuthFooter question="Just looking?" to={paths.generateReports} action="Get a free AI visibility report" />
);
