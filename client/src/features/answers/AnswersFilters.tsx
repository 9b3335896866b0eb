import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { SearchForm } from '../../components/forms/SearchForm.tsx';
import { Select } from '../../components/forms/Select.tsx';
import { CustomRange } from '../../metrics-filter/CustomRange.tsx';
import { PlatformChoice, type PlatformName } from '../../metrics-filter/PlatformChoice.tsx';
import { type DaysChoice, daysChoiceOf, daysChoicesOf, withDays } from './days-filter.ts';
import { type Outcome, outcomeOf, withOutcome } from './outcome-filter.ts';

interface AnswersFiltersProps {
  address: AnswersAddress;
  /** Those the account has answers of; undefined while that is not known. */
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
  { value: 'NEUTRAL', label: 'Neutral' },
  { value: 'NEGATIVE', label: 'Negative' },
  { value: 'UNJUDGED', label: 'Not judged' },
] as const;

/** Narrows the list by what is asked for most; every choice is a step that Back undoes. */
export function AnswersFilters({ address, platforms, onChange }: AnswersFiltersProps) {
  const { from = '', to = '' } = address;
  const outcome = outcomeOf(address);
  // Opened by hand and not applied yet; another choice in the meantime closes it.
  const [openAt, setOpenAt] = useState<AnswersAddress>();
  const opened = openAt === address;
  const days = opened ? 'other' : daysChoiceOf(address);

  function chooseDays(choice: DaysChoice) {
    setOpenAt(choice === 'other' ? address : undefined);
    if (choice === 'all') onChange(withDays(address, {}));
    if (choice === 'WEEK' || choice === 'MONTH') onChange(withDays(address, { window: choice }));
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
        options={daysChoicesOf(address)}
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
