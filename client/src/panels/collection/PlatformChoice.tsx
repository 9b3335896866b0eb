import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Ref } from 'react';
import { CheckField } from '../../components/forms/CheckField.tsx';
import type { PlatformPickerQuery } from './PlatformPicker.generated.ts';
import { PlatformStatusPill } from './PlatformStatusPill.tsx';

type Platform = PlatformPickerQuery['platforms'][number];

interface PlatformChoiceProps {
  platform: Platform;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox for one platform; a platform that cannot be asked can only be unchecked. */
export function PlatformChoice({ platform, chosen, onToggle, ref }: PlatformChoiceProps) {
  const isAvailable = platform.status === 'ON' || platform.status === 'SIMULATED';
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
          disabled={!isAvailable && !chosen}
          onChange={({ target }) => onToggle(target.checked)}
        />
      </Box>
      <PlatformStatusPill platform={platform} />
    </Flex>
  );
}
