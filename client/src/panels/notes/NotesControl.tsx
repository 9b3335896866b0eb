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
    // On phones the number, which is known last, comes last: it would move the buttons behind it.
    <Flex
      display={{ base: 'contents', md: 'flex' }}
      align="center"
      gap="1"
      ms={{ md: 'auto' }}
      data-no-print=""
    >
      <Button
        size="sm"
        variant="ghost"
        color="fg.muted"
        px="2"
        order={{ base: '1', md: '0' }}
        // Keeps its place until the number is known: the bar would get a further line.
        visibility={range && total > 0 ? undefined : 'hidden'}
        onClick={() => range && open(range.from, range.to)}
      >
        {formatCounted(total, 'note')}
      </Button>
      <ForEditors>
        <Button
          size="sm"
          variant="outline"
          px="2.5"
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
