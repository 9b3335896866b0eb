import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { formatCount } from '../../format.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';

/** Why measurements of a run failed, the most frequent reason first. */
export function FailureList({ failures }: { failures: RunProgress_RunFragment['failures'] }) {
  const id = useId();
  if (failures.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" id={id} fontSize="sm" fontWeight="medium">
        Why measurements failed
      </Heading>
      <chakra.ul
        aria-labelledby={id}
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l2"
        fontSize="sm"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
      >
        {failures.map(({ platform, reason, count }) => (
          <li key={`${platform.key} ${reason}`}>
            <Flex gap="3" px="3" py="2" justify="space-between">
              <Text minW="0" wordBreak="break-word">
                <chakra.span fontWeight="medium">{platform.name}: </chakra.span>
                {reason}
              </Text>
              <Text color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
                {formatCount(count)}×
              </Text>
            </Flex>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
