import type { FragmentType } from '@apollo/client';
import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import { listed } from '../report-words.ts';
import { ReportActions } from './ReportActions.tsx';
import type { ReportIntro_ReportFragment } from './ReportIntro.generated.ts';

interface ReportIntroProps {
  token: string;
  report: FragmentType<ReportIntro_ReportFragment> | undefined;
}

/** Whose report it is, what it stands on, and what can be done with it. */
export function ReportIntro({ token, report }: ReportIntroProps) {
  const data = partOf<ReportIntro_ReportFragment>(report);
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
          {data ? (
            <Heading
              as="h1"
              fontSize={{ base: '2xl', md: '3xl' }}
              fontWeight="semibold"
              letterSpacing="-0.03em"
              lineHeight="1.2"
              overflowWrap="anywhere"
            >
              {data.company}
            </Heading>
          ) : (
            <Skeleton h="10" w="64" maxW="full" />
          )}
          {data ? (
            <Text color="fg.muted" maxW="65ch">
              {summaryOf(data)}
            </Text>
          ) : (
            <Skeleton h="5" w="96" maxW="full" />
          )}
        </Stack>
        <ReportActions token={token} />
      </Stack>
      {data && <Scope {...data} />}
    </Stack>
  );
}

function summaryOf({ platforms, measurement, madeAt, simulated }: ReportIntro_ReportFragment) {
  const asked = simulated ? 'a simulator' : listed(platforms.map(({ platform }) => platform.name));
  const prompts = formatCounted(measurement.prompts, 'prompt');
  const answers = formatCounted(measurement.answers, 'usable answer');
  return `${prompts} that customers may ask, put to ${asked}: ${answers}, ${formatDayAndYear(madeAt.slice(0, 10))}.`;
}

const NAMES_BESIDE = 'auto minmax(0, 1fr)';

/** What the report was asked for, as it was given. */
function Scope({ website, competitors, searchTopics, expiresAt }: ReportIntro_ReportFragment) {
  const lines = [
    { name: 'Website', text: website },
    { name: 'Compared with', text: competitors.join(', ') },
    { name: 'Search topics', text: searchTopics.join(', ') },
    { name: 'Kept until', text: formatDayAndYear(expiresAt.slice(0, 10)) },
  ].filter(({ text }) => text);
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: NAMES_BESIDE, _print: NAMES_BESIDE }}
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
