import { Box } from '@chakra-ui/react';
import { SearchForm } from '../../components/forms/SearchForm.tsx';
import { Select } from '../../components/forms/Select.tsx';
import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';
import { MAIL_STATUSES, STATUSES } from './request-status.ts';

/** Filter of the list; an undefined field matches all. */
export interface RequestFilter {
  status?: ReportStatus;
  mailStatus?: ReportMailStatus;
  search?: string;
}

const findKey = <TKey extends string>(statuses: Record<TKey, unknown>, value: string | null) =>
  (Object.keys(statuses) as TKey[]).find((key) => key === value);

/** The filter in the query parameters; invalid values are ignored. */
export function parseFilter(search: URLSearchParams): RequestFilter {
  const status = findKey(STATUSES, search.get('status'));
  const mailStatus = findKey(MAIL_STATUSES, search.get('mail'));
  const text = search.get('search')?.trim();
  return {
    ...(status && { status }),
    ...(mailStatus && { mailStatus }),
    ...(text && { search: text }),
  };
}

const toOptions = <TKey extends string>(
  statuses: Record<TKey, { label: string }>,
  allLabel: string,
  prefix: string,
) => [
  { value: '' as const, label: allLabel },
  ...(Object.keys(statuses) as TKey[]).map((value) => ({
    value,
    label: `${prefix}${statuses[value].label.toLowerCase()}`,
  })),
];

const STATUS_OPTIONS = toOptions<ReportStatus>(STATUSES, 'Any status', 'Report: ');
const MAIL_OPTIONS = toOptions<ReportMailStatus>(MAIL_STATUSES, 'Any mail', 'Mail: ');

interface RequestFiltersProps {
  filter: RequestFilter;
  onChange: (filter: RequestFilter) => void;
}

/** Filters the list; each change is a history entry. */
export function RequestFilters({ filter, onChange }: RequestFiltersProps) {
  return (
    <Box
      role="group"
      aria-label="Filter the list"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      gap="2"
      data-no-print=""
    >
      <SearchForm
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
