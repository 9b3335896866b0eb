import { Box } from '@chakra-ui/react';
import { WordSearch } from '../../components/forms/SearchForm.tsx';
import { Select } from '../../components/forms/Select.tsx';
import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import type { RecordFilter } from './request-filter.ts';
import { MAIL_STATUSES, STATUSES } from './request-status.ts';

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
        label="Search e-mail or company"
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
