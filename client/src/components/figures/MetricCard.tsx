import { Box, Grid, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
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
      {/* On phones the note has the whole width: if it wrapped once it is known, what is below would move. */}
      <Grid templateColumns="minmax(0, 1fr) auto" alignItems="end" columnGap="4" rowGap="1">
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
        <Stack gridColumn={{ base: '1 / 3', sm: '1' }} gap="1" fontSize="sm">
          <Text color="fg.muted" minH="1.25rem">
            {note}
          </Text>
          {previous && <Text>{previous}</Text>}
        </Stack>
        <Box
          gridColumn="2"
          gridRow={{ base: '1', sm: '1 / 3' }}
          w={{ base: '28', sm: '40' }}
          h={{ base: '10', sm: '14' }}
          aria-hidden="true"
        >
          {trend}
        </Box>
      </Grid>
      {children && (
        <Box mt="4" pt="4" borderTopWidth="1px">
          {children}
        </Box>
      )}
    </PanelFrame>
  );
}
