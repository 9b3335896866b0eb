import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PublicPage } from '../../../components/layout/PublicPage.tsx';
import { paths } from '../../../paths.ts';
import { SimulatedNote } from './SimulatedNote.tsx';

interface ReportFrameProps {
  /** The answers were made up; every screen and every sheet of paper says so. */
  simulated?: boolean;
  children: ReactNode;
}

/**
 * The page around a report, for readers without an account. Search engines leave it out. On paper the page is a table
 * whose head comes again on every sheet.
 */
export function ReportFrame({ simulated = false, children }: ReportFrameProps) {
  return (
    <Box _print={{ display: 'table', width: 'full' }}>
      <meta name="robots" content="noindex, nofollow" />
      {simulated && <SimulatedNote />}
      <Box _print={{ display: 'table-row-group' }} css={{ '& :has(> main), & main': ON_PAPER }}>
        <PublicPage home={paths.generateReports} actions={<NewReport />}>
          {children}
        </PublicPage>
      </Box>
    </Box>
  );
}

const ON_PAPER = { _print: { display: 'block', minHeight: '0', px: '0' } };

const NewReport = () => (
  <Button asChild size="sm" variant="outline">
    <Link to={paths.generateReports}>New report</Link>
  </Button>
);
