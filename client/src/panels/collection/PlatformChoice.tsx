import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Pill } from '../../components/figures/Pill.tsx';
import { CheckField } from '../../components/forms/CheckField.tsx';
import type { PlatformPickerQuery } from './PlatformPicker.generated.ts';

type Platform = PlatformPickerQuery['platforms'][number];

const WORDS = {
  ON: { text: 'Ready', palette: 'green' },
  SIMULATED: { text: 'Simulated', palette: 'amber' },
  MISCONFIGURED: { text: 'Misconfigured', palette: 'red' },
  OFF: { text: 'Off', palette: 'gray' },
} as const;

/** It could be asked, and refused the last question. */
const FAILING = { text: 'Failing', palette: 'red' } as const;

interface PlatformChoiceProps {
  platform: Platform;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One platform to tick; one that cannot be asked can only be taken off. */
export function PlatformChoice({ platform, chosen, onToggle, ref }: PlatformChoiceProps) {
  const failing = platform.status === 'ON' && platform.health?.healthy === false;
  const { text, palette } = failing ? FAILING : WORDS[platform.status];
  const askable = platform.status === 'ON' || platform.status === 'SIMULATED';
  return (
    <Flex px="3.5" py="3" gap="3" justify="space-between" align="start">
      <Box flex="1" minW="0">
        <CheckField
          ref={ref}
          label={
            <>
              {platform.name}
              {platform.model && (
                <chakra.span fontWeight="normal" color="fg.muted">
                  {' '}
                  {platform.model}
                </chakra.span>
              )}
            </>
          }
          help={
            platform.status === 'SIMULATED'
              ? 'Made-up answers for trying things out. They are marked as such wherever they count.'
              : (platform.reason ?? platform.health?.reason)
          }
          checked={chosen}
          disabled={!askable && !chosen}
          onChange={({ target }) => onToggle(target.checked)}
        />
      </Box>
      <Pill palette={palette}>{text}</Pill>
    </Flex>
  );
}
