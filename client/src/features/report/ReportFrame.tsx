import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import { paths } from '../../paths.ts';
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
    <Box minH="100dvh" _print={{ display: 'table', width: 'full', minH: '0' }}>
      <meta name="robots" content="noindex, nofollow" />
      {simulated && <SimulatedNote />}
      <Flex asChild h="14" px={{ base: '4', md: '8' }} align="center" borderBottomWidth="1px">
        <header data-no-print="">
          <Flex
            asChild
            align="center"
            gap="2.5"
            w="full"
            maxW="6xl"
            mx="auto"
            fontWeight="semibold"
            letterSpacing="-0.01em"
          >
            <Link to={paths.generateReports}>
              <Logo size="6" />
              <Text as="span">Sightline</Text>
            </Link>
          </Flex>
        </header>
      </Flex>
      <Box asChild px={{ base: '4', md: '8' }} pb="16" _print={{ display: 'table-row-group', p: '0' }}>
        <main>{children}</main>
      </Box>
    </Box>
  );
}
