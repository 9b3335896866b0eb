import { Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { PanelFrame } from '../layout/Panel.tsx';
import { InfoTip } from '../tips/InfoTip.tsx';

interface StatCardProps {
  title: string;
  /** What the number means. */
  info: string;
  /** Undefined while loading. */
  value: ReactNode;
  /** A word beside the number. */
  label?: string;
  /** The line under the number. */
  note?: string;
}

/** One number and nothing else; several stand in a row. */
export function StatCard({ title, info, value, label, note }: StatCardProps) {
  const id = useId();
  const loading = value === undefined;
  return (
    <PanelFrame card labelledBy={id} busy={loading}>
      <HStack gap="1" mb="2">
        <Heading as="h2" id={id} fontSize="sm" fontWeight="medium" color="fg.muted">
          {title}
        </Heading>
        <InfoTip about={title} text={info} />
      </HStack>
      <HStack gap="2" align="baseline" wrap="wrap" rowGap="0" minH="9">
        {loading ? (
          <Skeleton h="7" w="20" my="1" />
        ) : (
          <Text
            fontSize="2xl"
            fontWeight="semibold"
            lineHeight="2.25rem"
            letterSpacing="-0.02em"
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
      {note && (
        <Text fontSize="xs" color="fg.subtle">
          {note}
        </Text>
      )}
    </PanelFrame>
  );
}
