import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { ConfirmButton } from '../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { formatDateTime, formatDayAndYear } from '../../format.ts';
import { aboutOf } from './about.ts';
import { NoteForm } from './NoteForm.tsx';
import type { NoteItem_NoteFragment } from './Notes.generated.ts';
import { useNoteChanges } from './use-note-changes.ts';

/** A note with who wrote it, and buttons that change and remove it. */
export function NoteItem({ note }: { note: NoteItem_NoteFragment }) {
  const [editing, setEditing] = useState(false);
  const { remove } = useNoteChanges();
  const about = aboutOf(note);

  async function removeNote() {
    if (await remove(note.id)) toastSuccess('Note removed', 'It is on no chart any more.');
    else toastError('The note could not be removed. Please try again.');
  }

  if (editing) {
    const close = () => setEditing(false);
    return (
      <Box asChild py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
        <li>
          <NoteForm note={note} day={note.day} onDone={close} onCancel={close} />
        </li>
      </Box>
    );
  }
  return (
    <Flex
      asChild
      gap="3"
      justify="space-between"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <li>
        <Stack gap="1" minW="0">
          <Text fontSize="sm" wordBreak="break-word">
            {note.text}
          </Text>
          <Text fontSize="xs" color="fg.muted" wordBreak="break-word">
            {[formatDayAndYear(note.day), ...(about ? [about] : []), ...history(note)].join(' · ')}
          </Text>
        </Stack>
        <ForEditors>
          <Flex gap="0.5" flexShrink="0">
            <IconButton
              size="xs"
              variant="ghost"
              px="0"
              aria-label={`Change note: ${note.text}`}
              title="Change"
              onClick={() => setEditing(true)}
            >
              <Pencil />
            </IconButton>
            <ConfirmButton
              icon
              size="xs"
              variant="ghost"
              px="0"
              aria-label={`Remove note: ${note.text}`}
              title="Remove"
              question={{
                title: 'Remove this note?',
                text: `“${note.text}” is removed from every chart. It cannot be restored.`,
                confirm: 'Remove',
              }}
              onConfirm={removeNote}
            >
              <Trash2 />
            </ConfirmButton>
          </Flex>
        </ForEditors>
      </li>
    </Flex>
  );
}

const history = ({ author, changedBy, changedAt }: NoteItem_NoteFragment) => [
  author,
  ...(changedBy && changedAt
    ? [`changed ${changedBy === author ? '' : `by ${changedBy} `}${formatDateTime(changedAt)}`]
    : []),
];
