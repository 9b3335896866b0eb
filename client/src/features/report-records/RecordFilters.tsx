import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Select } from '../../components/Select.tsx';
import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import type { RecordFilter } from './record-filter.ts';
import { MAIL_STATUSES, STATUSES } from './record-words.ts';

/** As long as the server takes it. */
const MAX_LENGTH = 200;

const optionsOf = <TKey extends string>(words: Record<TKey, { word: string }>, any: string, of: string) => [
  { value: '' as const, label: any },
  ...(Object.keys(words) as TKey[]).map((value) => ({
    value,
    label: `${of}${words[value].word.toLowerCase()}`,
  })),
];

const STATUS_OPTIONS = optionsOf<ReportStatus>(STATUSES, 'Any status', 'Report: ');
const MAIL_OPTIONS = optionsOf<ReportMailStatus>(MAIL_STATUSES, 'Any mail', 'Mail: ');

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange: (filter: RecordFilter) => void;
}

/** Narrows the list; every choice is a step that Back undoes. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  return (
    <Box
      role="group"
      aria-label="Narrow the list"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      gap="2"
      data-no-print=""
    >
      <WordSearch
        search={filter.search ?? ''}
        onSearch={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <Select
        label="Status"
        options={STATUS_OPTIONS}
        value={filter.status ?? ''}
        active={filter.status !== undefined}
        onChange={(status) => onChange({ ...filter, status: status || undefined })}
      />
      <Select
        label="Mail"
        options={MAIL_OPTIONS}
        value={filter.mailStatus ?? ''}
        active={filter.mailStatus !== undefined}
        onChange={(mailStatus) => onChange({ ...filter, mailStatus: mailStatus || undefined })}
      />
    </Box>
  );
}

/** A part of an address or a company; it counts on Enter. */
function WordSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  // It may be taken away by Back.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (words !== search) onSearch(words);
  }
  return (
    <chakra.form role="search" position="relative" gridColumn="1 / -1" flex="0 1 18rem" onSubmit={submit}>
      <Input
        ref={field}
        type="search"
        size="sm"
        aria-label="Search e-mail or company"
        placeholder="Search e-mail or company..."
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
