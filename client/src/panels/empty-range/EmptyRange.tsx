import { Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { daysAsked, type MetricsAddress } from '../../metrics-filter/address.ts';
import { withoutRange, withPlatform } from '../../metrics-filter/range-choice.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { emptyRangeWords } from './empty-range-words.ts';

interface EmptyRangeProps {
  /** The days that were looked at. */
  range: { from: string | null; to: string | null };
  platforms: readonly { key: string; name: string }[];
}

/** The account has answers, only none in this range or on this platform: says so and leads out. */
export function EmptyRange({ range, platforms }: EmptyRangeProps) {
  const { address, setAddress } = useMetricsFilter();
  const wider = (to: MetricsAddress) => () => setAddress(to);
  return (
    <Center minH="50vh" px="4">
      <Stack gap="4" align="center" textAlign="center" maxW="md" role="status">
        <Text color="fg.muted">{emptyRangeWords(address, range, platforms)}</Text>
        <HStack gap="2" wrap="wrap" justify="center">
          {daysAsked(address) !== null && (
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
