import { Flex } from '@chakra-ui/react';
import { Select } from '../../../components/forms/Select.tsx';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { keysOf, OWNERS } from '../page-names.ts';
import type { PagesAddress } from '../pages-address.ts';

const optionsOf = <TValue extends string>(all: string, names: Readonly<Record<TValue, string>>) => [
  { value: '' as const, label: all },
  ...keysOf(names).map((value) => ({ value, label: names[value] })),
];

const OWNER_OPTIONS = optionsOf('All sites', OWNERS);
const KIND_OPTIONS = optionsOf('Any kind', PAGE_KINDS);

interface PagesFiltersProps {
  address: PagesAddress;
  onChange: (part: Partial<PagesAddress>) => void;
}

/** Narrows the list by site and kind; Back undoes each choice. */
export function PagesFilters({ address: { owner, kind }, onChange }: PagesFiltersProps) {
  return (
    <Flex role="group" aria-label="Narrow the list" gap="2" wrap="wrap" data-no-print="">
      <Select
        label="Sites"
        options={OWNER_OPTIONS}
        value={owner ?? ''}
        active={owner !== null}
        onChange={(chosen) => onChange({ owner: chosen || null })}
      />
      <Select
        label="Kind"
        options={KIND_OPTIONS}
        value={kind ?? ''}
        active={kind !== null}
        onChange={(chosen) => onChange({ kind: chosen || null })}
      />
    </Flex>
  );
}
