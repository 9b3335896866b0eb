import { Box, chakra, FieldErrorText, FieldRoot, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckField } from '../../components/forms/CheckField.tsx';
import type { CollectionValues } from './collection-values.ts';
import { type PlatformPickerQuery, usePlatformPickerQuery } from './PlatformPicker.generated.ts';
import { PlatformStatusPill } from './PlatformStatusPill.tsx';

/** Chooses the platforms to ask, and says why others cannot be asked. */
export function PlatformPicker() {
  const { control, formState, clearErrors } = useFormContext<CollectionValues>();
  const { field } = useController({ control, name: 'platforms' });
  const { data, error, loading } = usePlatformPickerQuery();
  if (!data && (loading || !error)) return <Skeleton h="28" />;
  if (!data) {
    return (
      <Text fontSize="sm" color="fg.error" role="alert">
        The platforms could not be loaded. Reload the page to try again.
      </Text>
    );
  }
  const shown = data.platforms.filter(({ status, key }) => status !== 'OFF' || field.value.includes(key));
  const real = shown.some(({ status }) => status === 'ON');
  const message = formState.errors.platforms?.message;

  function toggle(key: string, chosen: boolean) {
    clearErrors('platforms');
    field.onChange(chosen ? [...field.value, key] : field.value.filter((other) => other !== key));
  }

  return (
    <FieldRoot invalid={Boolean(message)}>
      <Stack gap="3" width="full">
        {!real && <NoPlatforms />}
        <chakra.fieldset
          borderWidth="1px"
          borderRadius="l2"
          css={{ '& > div + div': { borderTopWidth: '1px' } }}
        >
          <chakra.legend srOnly>Platforms to ask</chakra.legend>
          {shown.map((platform, index) => (
            <PlatformChoice
              key={platform.key}
              platform={platform}
              chosen={field.value.includes(platform.key)}
              // The first one gets the focus when the field has an error.
              ref={index === 0 ? field.ref : undefined}
              onToggle={(chosen) => toggle(platform.key, chosen)}
            />
          ))}
        </chakra.fieldset>
        <FieldErrorText>{message}</FieldErrorText>
      </Stack>
    </FieldRoot>
  );
}

function NoPlatforms() {
  return (
    <Stack gap="2" p="4" borderRadius="l2" bg="bg.muted" fontSize="sm">
      <Text fontWeight="medium">No AI platform is connected to this server yet</Text>
      <Text color="fg.muted">
        The operator of this server can connect ChatGPT, Perplexity, Gemini, Claude and others. Until then the
        simulator shows how everything works, with simulated answers.
      </Text>
    </Stack>
  );
}

type Platform = PlatformPickerQuery['platforms'][number];

interface PlatformChoiceProps {
  platform: Platform;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox for one platform; a platform that cannot be asked can only be unchecked. */
function PlatformChoice({ platform, chosen, onToggle, ref }: PlatformChoiceProps) {
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
              ? 'Simulated answers for trying things out. They are marked wherever they appear.'
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
