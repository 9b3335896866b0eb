import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PublicPage } from '../../../components/layout/PublicPage.tsx';
import { paths } from '../../../paths.ts';

interface ReportFrameProps {
  /** The answers were made by the simulator. */
  simulated?: boolean;
  children: ReactNode;
}

/**
 * The page around a report, for readers without an account; search engines do not index it. In print the page is a
 * table, because a table's header repeats on every sheet.
 */
export function ReportFrame({ simulated = false, children }: ReportFrameProps) {
  return (
    <Box _print={{ display: 'table', width: 'full' }}>
      <meta name="robots" content="noindex, nofollow" />
      {simulated && <SimulatedNote />}
      <Box _print={{ display: 'table-row-group' }} css={{ '& :has(> main), & main': PRINT_CSS }}>
        <PublicPage home={paths.generateReports} actions={<NewReport />}>
          {children}
        </PublicPage>
      </Box>
    </Box>
  );
}

const PRINT_CSS = { _print: { display: 'block', minHeight: '0', px: '0' } };

const NewReport = () => (
  <Button asChild size="sm" variant="outline">
    <Link to={paths.generateReports}>New report</Link>
  </Button>
);

/** A banner on every screen and printed page. */
function SimulatedNote() {
  return (
    <Box
      asChild
      position="sticky"
      top="0"
      zIndex="banner"
      _print={{ position: 'static', display: 'table-header-group', breakInside: 'avoid' }}
    >
      <section aria-label="Simulated answers">
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="1.5"
          bg="amber.subtle"
          color="amber.fg"
          borderBottomWidth="1px"
          borderColor="amber.muted"
          fontSize="xs"
          _print={{ mb: '4', printColorAdjust: 'exact' }}
        >
          <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text>
            <strong>Simulated answers:</strong> no AI platform was asked. The simulator made the answers to
            show what a report looks like; its numbers say nothing about the company.
          </Text>
        </Flex>
      </section>
    </Box>
  );
}
