import { Box, Flex, Heading, SkeletonText, Text } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface KeyInsightProps {
  /** Undefined while loading. */
  text: string | undefined;
  /** How it was tested, and where it leads. */
  children?: ReactNode;
}

/** The banner of a screen. */
export function KeyInsight({ text, children }: KeyInsightProps) {
  const id = useId();
  return (
    <Flex
      asChild
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent.muted"
      borderRadius="l3"
    >
      <section aria-labelledby={id} aria-busy={text === undefined}>
        <Box color="accent.fg" pt="0.5" flexShrink="0">
          <Lightbulb size={18} aria-hidden="true" />
        </Box>
        <Box flex="1" minW="0">
          <Heading as="h2" id={id} fontSize="md" fontWeight="semibold" color="accent.fg" mb="1">
            Key Insight
          </Heading>
          {text === undefined ? <SkeletonText noOfLines={2} /> : <Text maxW="90ch">{text}</Text>}
          {children}
        </Box>
      </section>
    </Flex>
  );
}
