import { Box, Button, chakra, Wrap } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../../answers-address.ts';
import { SearchForm } from '../../components/forms/SearchForm.tsx';
import { Select } from '../../components/forms/Select.tsx';
import { CustomRange } from '../../metrics-filter/CustomRange.tsx';
import { PlatformChoice, type PlatformName } from '../../metrics-filter/PlatformChoice.tsx';
import { paths } from '../../paths.ts';
import type { Chip } from './describe-filter.ts';
import {
  type DaysChoice,
  daysChoiceOf,
  daysChoicesOf,
  type Outcome,
  outcomeOf,
  withDays,
  withOutcome,
} from './filter-choices.ts';
import { useNamedDays } from './use-named-days.ts';

interface AnswersFiltersProps {
  address: AnswersAddress;
  /** Platforms with answers in the account; undefined while loading. */
  platforms: readonly PlatformName[] | undefined;
  onChange: (address: AnswersAddress) => void;
}

const OUTCOMES: readonly { value: Outcome; label: string }[] = [
  { value: 'any', label: 'Any outcome' },
  { value: 'named', label: 'Brand named' },
  { value: 'unnamed', label: 'Brand not named' },
  { value: 'missed', label: 'Missed: others named' },
  { value: 'usable', label: 'All usable answers' },
  { value: 'failed', label: 'Failed measurements' },
];

const SENTIMENTS = [
  { value: '', label: 'Any sentiment' },
  { value: 'POSITIVE', label: 'Positive' },
  { value: 'MIXED', label: 'Mixed' },
  { value: 'NEGATIVE', label: 'Negative' },
  { value: 'UNJUDGED', label: 'Not judged' },
] as const;

const SURFACES = [
  { value: '', label: 'Any surface' },
  { value: 'API', label: 'Asked by API' },
  { value: 'INTERFACE', label: 'Interface' },
  { value: 'IMPORT', label: 'Imported' },
] as const;

/** The most used filters of the list; Back undoes each choice. */
export function AnswersFilters({ address, platforms, onChange }: AnswersFiltersProps) {
  const { from = '', to = '' } = address;
  const outcome = outcomeOf(address);
  // The address at which the custom range was opened; any other choice closes it.
  const [openAt, setOpenAt] = useState<AnswersAddress>();
  const opened = openAt === address;
  const named = useNamedDays();
  const days = opened ? 'other' : daysChoiceOf(address, named);

  function chooseDays(choice: DaysChoice) {
    setOpenAt(choice === 'other' ? address : undefined);
    if (choice === 'all') onChange(withDays(address, {}));
    if (choice === 'WEEK' || choice === 'MONTH') onChange(withDays(address, { window: choice }));
    if (choice === 'run') onChange(withDays(address, { run: named.lastRun }));
    if (choice === 'yesterday') onChange(withDays(address, { from: named.yesterday, to: named.yesterday }));
  }
  return (
    <Box
      role="group"
      aria-label="Narrow the list"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      flexWrap="wrap"
      gap="2"
      data-no-print=""
    >
      <SearchForm
        label="Search answers"
        search={address.q ?? ''}
        onSearch={(q) => onChange({ ...address, q: q || undefined })}
      />
      <SearchForm
        label="Search questions"
        search={address.search ?? ''}
        onSearch={(search) => onChange({ ...address, search: search || undefined })}
      />
      <PlatformChoice
        platforms={platforms}
        chosen={address.platform}
        onChange={(platform) => onChange({ ...address, platform })}
      />
      <Select
        label="Surface"
        options={SURFACES}
        value={address.surface ?? ''}
        active={address.surface !== undefined}
        onChange={(surface) => onChange({ ...address, surface: surface || undefined })}
      />
      <Select
        label="Outcome"
        options={outcome === 'other' ? [{ value: 'other', label: 'Several' }, ...OUTCOMES] : OUTCOMES}
        value={outcome}
        active={outcome !== 'any'}
        onChange={(next) => onChange(withOutcome(address, next))}
      />
      <Select
        label="Sentiment"
        options={SENTIMENTS}
        value={address.sentiment ?? ''}
        active={address.sentiment !== undefined}
        onChange={(sentiment) => onChange({ ...address, sentiment: sentiment || undefined })}
      />
      <Select
        label="Days"
        options={daysChoicesOf(address, named)}
        value={days}
        active={days !== 'all'}
        onChange={chooseDays}
      />
      {opened && (
        <Box gridColumn="1 / -1" w="full">
          <CustomRange
            from={from}
            to={to}
            focus
            onApply={(first, last) => onChange(withDays(address, { from: first, to: last }))}
          />
        </Box>
      )}
    </Box>
  );
}

/** The list's filters; each can be removed. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <Wrap asChild gap="2" align="center">
      <chakra.ul listStyleType="none" aria-label="Filters" data-no-print="">
        {chips.map(({ label, without }) => (
          <chakra.li key={label} maxW="full">
            <Button asChild variant="outline" size="xs" borderRadius="full" maxW="full" pe="1.5" gap="1">
              <Link to={paths.answers(without)} aria-label={`Remove filter: ${label}`}>
                <chakra.span truncate>{label}</chakra.span>
                <X style={{ width: 14, height: 14 }} aria-hidden="true" />
              </Link>
            </Button>
          </chakra.li>
        ))}
        {chips.length > 1 && (
          <li>
            <Button asChild variant="ghost" size="xs">
              <Link to={paths.answers()}>Clear all</Link>
            </Button>
          </li>
        )}
      </chakra.ul>
    </Wrap>
  );
}
