import { Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { InfoTip } from '../../components/tips/InfoTip.tsx';

interface FigureLineProps {
  name: string;
  /** What the explanation is about, where the name alone would not tell it from another one's. */
  about?: string;
  info: string;
  children: ReactNode;
}

/** A named figure of a card; the names of several stand under each other. */
export function FigureLine({ name, about = name, info, children }: FigureLineProps) {
  return (
    // Stacked on phones, loading or not: a line that wraps once its figures are there would move what is below.
    <Flex direction={{ base: 'column', sm: 'row' }} align="start" columnGap="3" fontSize="sm" minH="6">
      <HStack gap="1" w="36" h="6" flexShrink="0" color="fg.muted">
        <Text>{name}</Text>
        <InfoTip about={about} text={info} />
      </HStack>
      <HStack gap="2" wrap="wrap" rowGap="0" minH="6" fontVariantNumeric="tabular-nums">
        {children}
      </HStack>
    </Flex>
  );
}
