import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId } from 'react';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { ContentAnalytics } from './ContentAnalytics.tsx';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { StatusPill } from './StatusPill.tsx';
import { Tags } from './Tags.tsx';

interface ItemPanelProps {
  item: LlmsContentItemFragment;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The item's text, to read or under edit. */
  children: ReactNode;
}

/** The item chosen from the library. */
export function ItemPanel({ item, heading, children }: ItemPanelProps) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Flex justify="space-between" align="start" gap="3">
        <Heading
          as="h2"
          id={id}
          ref={heading}
          tabIndex={-1}
          outline="0"
          scrollMarginTop="20"
          fontSize="lg"
          fontWeight="semibold"
        >
          {item.title}
        </Heading>
        <StatusPill status={item.status} />
      </Flex>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {item.category}
      </Text>
      <Tags tags={item.tags} />
      <Box mt="5">{children}</Box>
      <ContentAnalytics wordCount={item.wordCount} lastModified={item.lastModified} />
    </PanelFrame>
  );
}
