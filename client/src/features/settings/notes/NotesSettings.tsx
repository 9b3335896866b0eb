import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDownload } from '../../../auth/use-download.ts';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { includesSearch } from '../../../includes-search.ts';
import { NoteForm } from '../../../panels/notes/NoteForm.tsx';
import { NoteItem } from '../../../panels/notes/NoteItem.tsx';
import { type NotesQuery, useNotesQuery } from '../../../panels/notes/Notes.generated.ts';
import { today } from '../../../panels/notes/note-scope.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';

/** The most notes of an account. */
const MAX_NOTES = 1000;
/** Notes drawn at first; each “Show more” draws as many again. */
const PAGE = 50;

/** All notes of the account. */
export function NotesSettings() {
  const query = useNotesQuery({ variables: { filter: null }, fetchPolicy: 'cache-and-network' });
  return (
    <SettingsQuery
      title="Notes"
      failure="Your notes could not be loaded. Please try again later."
      skeleton={[3]}
      query={query}
    >
      {({ notes }) => <NotesCard notes={notes.nodes} />}
    </SettingsQuery>
  );
}

function NotesCard({ notes }: { notes: NotesQuery['notes']['nodes'] }) {
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const download = useDownload();
  const found = useMemo(
    () =>
      notes.filter(({ text, day, topic, prompt, author }) =>
        includesSearch(search, [text, day, topic?.name ?? '', prompt?.question ?? '', author]),
      ),
    [notes, search],
  );
  const close = () => setAdding(false);
  return (
    <SettingsCard
      title="Notes"
      description={`What happened on a day: it is marked in every chart. ${formatCount(notes.length)} of ${formatCount(MAX_NOTES)}.`}
      action={
        <Flex gap="2">
          {notes.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => download('notes.csv')}>
              <Download aria-hidden="true" />
              CSV
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add note
          </Button>
        </Flex>
      }
    >
      {adding && (
        <Box borderWidth="1px" borderRadius="l2" p="4">
          <NoteForm day={today()} onDone={close} onCancel={close} />
        </Box>
      )}
      {notes.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          No notes yet. Programs can write them too: see the API docs.
        </Text>
      ) : (
        <Stack gap="2">
          {notes.length > 10 && (
            <SearchBox label="Search notes" placeholder="Search notes" value={search} onChange={setSearch} />
          )}
          <Stack as="ul" gap="0" aria-label={formatCounted(found.length, 'note')}>
            {found.slice(0, shown).map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </Stack>
          {found.length === 0 && (
            <Text fontSize="sm" color="fg.subtle">
              No note matches your search.
            </Text>
          )}
          {found.length > shown && (
            <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShown(shown + PAGE)}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </SettingsCard>
  );
}
