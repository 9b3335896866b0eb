import { Button, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useContext } from 'react';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { formatCounted } from '../../format.ts';
import { NoteScope, today } from './note-scope.ts';

/** How many notes the charts' days have, and a button that adds one; stands beside the range. */
export function NotesControl() {
  const scope = useContext(NoteScope);
  if (!scope) return null;
  const { total, range, open } = scope;
  return (
    <Flex align="center" gap="1" ms={{ md: 'auto' }} data-no-print="">
      {range && total > 0 && (
        <Button size="sm" variant="ghost" color="fg.muted" onClick={() => open(range.from, range.to)}>
          {formatCounted(total, 'note')}
        </Button>
      )}
      <ForEditors>
        <Button
          size="sm"
          variant="outline"
          disabled={!range}
          onClick={() => open(range && range.to < today() ? range.to : today(), today(), true)}
        >
          <Plus aria-hidden="true" />
          Add note
        </Button>
      </ForEditors>
    </Flex>
  );
}
