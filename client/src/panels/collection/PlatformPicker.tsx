import { chakra, FieldErrorText, FieldRoot, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import type { CollectionValues } from './collection-values.ts';
import { NoPlatforms } from './NoPlatforms.tsx';
import { PlatformChoice } from './PlatformChoice.tsx';
import { usePlatformPickerQuery } from './PlatformPicker.generated.ts';

/** Which platforms are asked: those that can be, and why others cannot. */
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
              // The first one stands for the field when it has an error.
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
