import { Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDay, formatDayAndYear } from '../../format.ts';
import { filterDays, type MetricsAddress } from '../../metrics-filter/address.ts';
import { withoutRange, withPlatform } from '../../metrics-filter/range-choice.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';

interface EmptyRangeProps {
  /** The days that were looked at. */
  range: { from: string | null; to: string | null };
  platforms: readonly { key: string; name: string }[];
}

/** The account has answers, but none in this range or on this platform: offers to widen the filter. */
export function EmptyRange({ range, platforms }: EmptyRangeProps) {
  const { address, setAddress } = useMetricsFilter();
  const wider = (to: MetricsAddress) => () => setAddress(to);
  return (
    <Center minH="50vh" px="4">
      <Stack gap="4" align="center" textAlign="center" maxW="md" role="status">
        <Text color="fg.muted">{formatEmptyRange(address, range, platforms)}</Text>
        <HStack gap="2" wrap="wrap" justify="center">
          {filterDays(address) !== null && (
            <Button variant="outline" size="sm" onClick={wider(withoutRange(address))}>
              Show all time
            </Button>
          )}
          {address.platform !== undefined && (
            <Button variant="outline" size="sm" onClick={wider(withPlatform(address, undefined))}>
              Show all platforms
            </Button>
          )}
        </HStack>
      </Stack>
    </Center>
  );
}

/**
 * "No answers from Gemini between Aug 01 and Aug 03, 2026"
 * @param range the days that were looked at, where the server could tell
 */
function formatEmptyRange(
  address: MetricsAddress,
  range: { from: string | null; to: string | null },
  platforms: readonly { key: string; name: string }[],
): string {
  const { days, platform } = address;
  const from = address.from ?? range.from;
  const to = address.to ?? range.to;
  const name = platforms.find(({ key }) => key === platform)?.name ?? platform;
  const source = name === undefined ? '' : ` from ${name}`;
  if (days === undefined && address.from === undefined) return `No answers${source}`;
  if (!from || !to) return `No answers${source} in the last ${days} days`;
  if (from === to) return `No answers${source} on ${formatDayAndYear(from)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? formatDay(from) : formatDayAndYear(from);
  return `No answers${source} between ${start} and ${formatDayAndYear(to)}`;
}
