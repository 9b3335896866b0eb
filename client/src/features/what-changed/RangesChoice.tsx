import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { Select } from '../../components/forms/Select.tsx';
import { countDays } from '../../days.ts';
import { PlatformChoice, type PlatformName } from '../../metrics-filter/PlatformChoice.tsx';
import { ScreenActions } from '../../panels/screen-actions/ScreenActions.tsx';
import { RangesForm } from './RangesForm.tsx';
import {
  type Against,
  againstOf,
  type Days,
  daysAgainst,
  hasMonthBefore,
  LENGTHS,
  type RangesAddress,
} from './ranges-address.ts';

interface RangesChoiceProps {
  address: RangesAddress;
  /** The ranges shown; null while loading and where nothing was collected. */
  before: Days | null;
  after: Days | null;
  /** Undefined while loading. */
  platforms: readonly PlatformName[] | undefined;
}

/** What is compared with what: the days, those before, and the platform. */
export function RangesChoice({ address, before, after, platforms }: RangesChoiceProps) {
  const { days, platform, setDays, setRanges, setPlatform } = address;
  const [isOpen, setOpen] = useState(false);
  const against = before && after ? againstOf(before, after) : 'previous';
  const length = days ?? (after ? countDays(after.from, after.to) : null);
  const lengths = [...new Set([...LENGTHS, ...(days === null ? [] : [days])])];
  const isOwn =
    isOpen || (days === null && (against === 'own' || !lengths.some((offered) => offered === length)));

  function compareWith(choice: Against) {
    setOpen(choice === 'own');
    if (choice !== 'own' && after) setRanges(daysAgainst(after, choice), after);
  }
  return (
    <Box pb="4" data-no-print="">
      <Flex wrap="wrap" columnGap="3" rowGap="2">
        <SegmentedControl
          label="Ranges"
          size="md"
          options={[
            ...lengths.map((offered) => ({ value: `${offered}`, label: `${offered} days` })),
            { value: 'custom', label: 'Two ranges' },
          ]}
          value={isOwn ? 'custom' : `${length}`}
          onChange={(value) => {
            setOpen(value === 'custom');
            if (value !== 'custom') setDays(Number(value));
          }}
        />
        <Select
          label="Compared with"
          options={[
            { value: 'previous', label: `Against the ${length ?? ''} days before` },
            ...(after && hasMonthBefore(after)
              ? [{ value: 'month' as const, label: 'Against the same days 4 weeks before' }]
              : []),
            { value: 'own', label: 'Against other days' },
          ]}
          value={isOpen ? 'own' : against}
          active={isOpen || against !== 'previous'}
          onChange={compareWith}
        />
        <PlatformChoice platforms={platforms} chosen={platform} onChange={setPlatform} />
        {isOwn && (
          <RangesForm
            key={`${before?.from} ${after?.to}`}
            before={before}
            after={after}
            onApply={setRanges}
          />
        )}
        <ScreenActions
          screen="WHAT_CHANGED"
          title="What changed"
          address={address.shown}
          before={address.variables.earlier}
        />
      </Flex>
    </Box>
  );
}
