import { Button, HStack, Text } from '@chakra-ui/react';
import { formatCounted } from '../../../format.ts';
import { isEdited } from './draft.ts';
import type { OutreachDraft } from './outreach-draft.ts';
import { openPlaceholders } from './placeholders.ts';

interface DraftNotesProps {
  draft: OutreachDraft;
  /** Takes the template's text back. */
  onUndo: () => void;
}

/** What the writer should know before sending: open placeholders, names of another source, text put aside. */
export function DraftNotes({ draft, onUndo }: DraftNotesProps) {
  const open = openPlaceholders(`${draft.subject}\n${draft.body}`);
  return (
    <div role="status">
      {open.length > 0 && (
        <Text fontSize="sm" color="amber.fg">
          {`${formatCounted(open.length, 'placeholder')} still to fill: ${open.join(', ')}`}
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
