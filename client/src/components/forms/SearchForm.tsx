import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';

/** As long as the server takes it. */
const MAX_LENGTH = 200;

interface WordSearchProps {
  /** What the words are looked for in, such as “Search questions”. */
  label: string;
  /** What is searched for now; empty for nothing. */
  search: string;
  onSearch: (search: string) => void;
}

/** Words that what is listed has to hold; they count on Enter. */
export function WordSearch({ label, search, onSearch }: WordSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // It may be taken away elsewhere, as by Back.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (words !== search) onSearch(words);
  }
  return (
    <chakra.form role="search" position="relative" gridColumn="1 / -1" flex="0 1 17rem" onSubmit={submit}>
      <Input
        ref={field}
        type="search"
        size="sm"
        aria-label={label}
        placeholder={`${label}...`}
        maxLength={MAX_LENGTH}
        pe="9"
        defaultValue={search}
      />
      <Box position="absolute" top="0.5" insetEnd="0.5">
        <IconButton type="submit" aria-label="Search" variant="ghost" size="xs" px="0">
          <Search />
        </IconButton>
      </Box>
    </chakra.form>
  );
}
