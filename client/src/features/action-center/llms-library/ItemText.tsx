import { Button, Flex, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';

interface ItemTextProps {
  content: string;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

/** An item's text to read. */
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
