import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';

/** The server's limit. */
const MAX_LENGTH = 200;

interface SearchFormProps {
  /** Such as “Search questions”. */
  label: string;
  /** The current search; empty for none. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search that starts on Enter. */
export function SearchForm({ label, search, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // The search may be changed elsewhere, as by Back.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== search) onSearch(text);
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
