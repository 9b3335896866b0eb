import { Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { formatCounted, formatDayAndYear, formatList } from '../../../format.ts';
import { paths } from '../../../paths.ts';
import type { ReportIntro_ReportFragment } from './ReportIntro.generated.ts';

interface ReportIntroProps {
  token: string;
  report: ReportIntro_ReportFragment | undefined;
}

/** The company, what was measured, and buttons for the whole report. */
export function ReportIntro({ token, report }: ReportIntroProps) {
  return (
    <Stack gap="5" pt={{ base: '6', md: '10' }} pb="7" breakInside="avoid">
      <Stack
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ lg: 'end' }}
        gap={{ base: '4', lg: '6' }}
      >
        <Stack gap="1.5" minW="0">
          <Text fontSize="sm" fontWeight="medium" color="accent.fg">
            AI visibility report
          </Text>
          {report ? (
            <Heading
              as="h1"
              fontSize={{ base: '2xl', md: '3xl' }}
              fontWeight="semibold"
              letterSpacing="-0.03em"
              lineHeight="1.2"
              overflowWrap="anywhere"
            >
              {report.company}
            </Heading>
          ) : (
            <Skeleton h="10" w="64" maxW="full" />
          )}
          {report ? (
            <Text color="fg.muted" maxW="65ch">
              {summarize(report)}
            </Text>
          ) : (
            <Skeleton h="5" w="96" maxW="full" />
          )}
        </Stack>
        <ReportActions token={token} />
      </Stack>
      {report && <Scope {...report} />}
    </Stack>
  );
}

/** Downloads, shares and prints the report. */
function ReportActions({ token }: { token: string }) {
  return (
    <Flex gap="2" wrap="wrap" flexShrink="0" data-no-print="">
      <Button asChild size="sm">
        <a href={paths.reportFile(token)} download="">
          <Download aria-hidden="true" />
          Download PDF
        </a>
      </Button>
      <CopyButton size="sm" label="Copy link" text={window.location.origin + paths.report(token)} />
      <Button size="sm" variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </Flex>
  );
}

function summarize({ platforms, measurement, madeAt, simulated }: ReportIntro_ReportFragment) {
  const target = simulated ? 'a simulator' : formatList(platforms.map(({ platform }) => platform.name));
  const prompts = formatCounted(measurement.prompts, 'prompt');
  const answers = formatCounted(measurement.answers, 'usable answer');
  return `${prompts} that customers may ask, put to ${target}: ${answers}, ${formatDayAndYear(madeAt.slice(0, 10))}.`;
}

const TWO_COLUMNS = 'auto minmax(0, 1fr)';

/** What the visitor entered. */
function Scope({ website, competitors, searchTopics, expiresAt }: ReportIntro_ReportFragment) {
  const lines = [
    { name: 'Website', text: website },
    { name: 'Compared with', text: competitors.join(', ') },
    { name: 'Search topics', text: searchTopics.join(', ') },
    { name: 'Kept until', text: expiresAt && formatDayAndYear(expiresAt.slice(0, 10)) },
  ].filter(({ text }) => text);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: TWO_COLUMNS, _print: TWO_COLUMNS }}
      columnGap="6"
      rowGap="1"
      fontSize="sm"
    >
      {lines.map(({ name, text }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.subtle">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere" mb={{ base: '1', sm: '0' }}>
            {text}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
