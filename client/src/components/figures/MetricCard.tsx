import { Box, Flex, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { PanelFrame } from '../layout/Panel.tsx';
import { InfoTip } from '../tips/InfoTip.tsx';

interface MetricCardProps {
  title: string;
  /** What the number means. */
  info: string;
  /** Undefined while loading. */
  value: ReactNode;
  /** A word beside the number. */
  label?: string;
  /** The line under the number, also while loading. */
  note: ReactNode;
  /** The same number in the previous period, with a comparison. */
  previous?: ReactNode;
  /** A small line of its history. */
  trend?: ReactNode;
  /** Further figures below a hairline. */
  children?: ReactNode;
}

/** One large number with what it is made of. */
export function MetricCard({ title, info, value, label, note, previous, trend, children }: MetricCardProps) {
  const id = useId();
  const loading = value === undefined;
  return (
    <PanelFrame labelledBy={id} busy={loading} card>
      <HStack gap="1" mb="3">
        <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
          {title}
        </Heading>
        <InfoTip about={title} text={info} />
      </HStack>
      <Flex justify="space-between" align="end" gap="4">
        <Stack gap="1" minW="0">
          <HStack gap="2.5" align="baseline">
            {loading ? (
              <Skeleton h="10" w="32" />
            ) : (
              <Text
                fontSize="3xl"
                fontWeight="semibold"
                lineHeight="2.5rem"
                letterSpacing="-0.03em"
                fontVariantNumeric="tabular-nums"
              >
                {value}
              </Text>
            )}
            {label && !loading && (
              <Text fontSize="sm" color="fg.muted">
                {label}
              </Text>
            )}
          </HStack>
          <Text fontSize="sm" color="fg.muted" minH="1.25rem">
            {note}
          </Text>
          {previous && <Text fontSize="sm">{previous}</Text>}
        </Stack>
        <Box w={{ base: '28', sm: '40' }} h="14" flexShrink="0" aria-hidden="true">
          {trend}
        </Box>
      </Flex>
      {children && (
        <Box mt="4" pt="4" borderTopWidth="1px">
          {children}
        </Box>
      )}
    </PanelFrame>
  );
}
