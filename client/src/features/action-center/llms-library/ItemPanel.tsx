import { Box, Button, Center, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { FileText, Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Fact } from '../../../components/figures/Fact.tsx';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { formatCount, formatDayAndYear } from '../../../format.ts';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { StatusPill, Tags } from './ItemPills.tsx';

interface ItemPanelProps {
  item: LlmsContentItemFragment;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The item's text or its editor. */
  children: ReactNode;
}

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

/** Readability and quality are fixed; product specification, section 2. */
function ContentAnalytics({
  wordCount,
  lastModified,
}: Pick<LlmsContentItemFragment, 'wordCount' | 'lastModified'>) {
  return (
    <Box mt="5" pt="4" borderTopWidth="1px">
      <Heading as="h3" fontSize="sm" fontWeight="medium" mb="3">
        Content Analytics
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3" fontVariantNumeric="tabular-nums">
        <Fact name="Readability">92%</Fact>
        <Fact name="Quality">A+</Fact>
        <Fact name="Words">{formatCount(wordCount)}</Fact>
        <Fact name="Last modified">{formatDayAndYear(lastModified)}</Fact>
      </SimpleGrid>
      <Text mt="3" fontSize="xs" color="fg.muted">
        Readability and quality are sample values, the same for every item.
      </Text>
    </Box>
  );
}

interface ItemTextProps {
  content: string;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

export function ItemText({ content, editButton, onEdit }: ItemTextProps) {
  return (
    <>
      <Text
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxW="75ch"
        color={content ? undefined : 'fg.subtle'}
      >
        {content || 'No text'}
      </Text>
      <Flex gap="2" mt="5" wrap="wrap" data-no-print="">
        <Button ref={editButton} size="sm" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
        <CopyButton size="sm" text={content} disabled={!content} />
      </Flex>
    </>
  );
}

export function NoContentSelected() {
  return (
    <Center
      flexDirection="column"
      gap="1"
      minH={{ base: '40', lg: '20rem' }}
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l3"
      textAlign="center"
    >
      <FileText size={24} aria-hidden="true" />
      <Heading as="h2" mt="2" fontSize="md" fontWeight="medium">
        No Content Selected
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        Choose an item from the library to read or edit it.
      </Text>
    </Center>
  );
}
