import { Button, HStack, Text } from '@chakra-ui/react';
import { formatCounted } from '../../../format.ts';
import { type Draft, isEdited } from './draft.ts';
import { listPlaceholders } from './placeholders.ts';

interface DraftNotesProps {
  draft: Draft;
  onUndo: () => void;
}

/** Says which placeholders are left, that the text was written for another source, and that a template replaced it. */
export function DraftNotes({ draft, onUndo }: DraftNotesProps) {
  const placeholders = listPlaceholders(`${draft.subject}\n${draft.body}`);
  return (
    <div role="status">
      {placeholders.length > 0 && (
        <Text fontSize="sm" color="amber.fg">
          {`${formatCounted(placeholders.length, 'placeholder')} still to fill: ${placeholders.join(', ')}`}
        </Text>
      )}
      {draft.writtenFor && (
        <Text fontSize="sm" color="amber.fg">
          {`You wrote this for ${draft.writtenFor.name}. Check the names in it.`}
        </Text>
      )}
      {draft.replaced && !isEdited(draft) && (
        <HStack gap="2" fontSize="sm" color="fg.muted">
          <Text>The template took the place of your text.</Text>
          <Button variant="plain" fontSize="sm" onClick={onUndo}>
            Undo
          </Button>
        </HStack>
      )}
    </div>
  );
}
