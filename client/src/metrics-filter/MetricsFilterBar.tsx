import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { BusyLine } from '../components/feedback/BusyLine.tsx';
import { SegmentedControl } from '../components/forms/SegmentedControl.tsx';
import { lazyScreen } from '../components/lazy-screen.ts';
import { CompareToggle } from './CompareToggle.tsx';
import { PlatformChoice, type PlatformName } from './PlatformChoice.tsx';
import {
  choiceOf,
  choicesOf,
  type RangeChoice,
  withCompare,
  withoutRange,
  withPlatform,
  withRange,
} from './range-choice.ts';
import { useMetricsFilter } from './use-metrics-filter.ts';

const CustomDays = lazyScreen(async () => (await import('./CustomDays.tsx')).CustomDays);

/** The height of the custom range's rows. */
const ROW_HEIGHT = '5.875rem';

interface MetricsFilterBarProps {
  /** Platforms with answers in the account; undefined while loading, null where the screen has no platforms. */
  platforms: readonly PlatformName[] | undefined | null;
  /** The numbers are loading. */
  busy: boolean;
  /** The days shown, the initial values of a custom range. */
  range?: { from: string | null; to: string | null } | undefined;
  /** Whether the screen can show the previous period beside the range. */
  comparison?: boolean;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** Chooses the range and the platform of a screen's numbers; the address holds the choice. */
export function MetricsFilterBar(props: MetricsFilterBarProps) {
  const { platforms, busy, range, comparison = true, children } = props;
  const { address, setAddress } = useMetricsFilter();
  // The address at which the custom range was opened; any other choice closes it.
  const [openAt, setOpenAt] = useState<typeof address>();
  const opened = openAt === address;
  const choice = opened ? 'custom' : choiceOf(address);

  function choose(next: RangeChoice) {
    if (next === choice) return;
    setOpenAt(next === 'custom' ? address : undefined);
    if (next === 'custom' || next === choiceOf(address)) return;
    setAddress(next === 'all' ? withoutRange(address) : withRange(address, { days: Number(next) }));
  }
  const { platform } = address;
  return (
    <Box pb="4">
      {platforms !== null && platform !== undefined && (
        <Text display="none" _print={{ display: 'block' }}>
          Platform: {platforms?.find(({ key }) => key === platform)?.name ?? platform}
        </Text>
      )}
      <Flex
        data-no-print=""
        role="group"
        aria-label={platforms === null ? 'Range' : 'Range and platform'}
        wrap="wrap"
        align="center"
        columnGap="3"
        rowGap="2"
      >
        <SegmentedControl
          label="Range"
          size="md"
          options={choicesOf(address)}
          value={choice}
          onChange={choose}
        />
        <Flex wrap="wrap" align="center" columnGap={{ base: '2', sm: '3' }} rowGap="2">
          {platforms !== null && (
            <Box flex={{ base: '1 1 7rem', sm: 'none' }}>
              <PlatformChoice
                platforms={platforms}
                chosen={platform}
                onChange={(chosen) => setAddress(withPlatform(address, chosen))}
              />
            </Box>
          )}
          {comparison && (
            <CompareToggle
              on={address.compare ?? false}
              disabled={choiceOf(address) === 'all'}
              onChange={(compare) => setAddress(withCompare(address, compare))}
            />
          )}
        </Flex>
        {children}
        {choice === 'custom' && (
          <Suspense fallback={<Box w="full" h={ROW_HEIGHT} />}>
            <CustomDays
              address={address}
              range={range}
              focus={opened}
              onApply={(from, to) => setAddress(withRange(address, { from, to }))}
            />
          </Suspense>
        )}
      </Flex>
      <BusyLine busy={busy} />
    </Box>
  );
}
