import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { AskingFields } from '../../panels/collection/AskingFields.tsx';
import { usePlatformPickerQuery } from '../../panels/collection/PlatformPicker.generated.ts';
import { PlatformPicker } from '../../panels/collection/PlatformPicker.tsx';
import { useCollectionForm } from '../../panels/collection/use-collection-form.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';
import { SetupStep } from './SetupStep.tsx';
import { useFillIn, useStep } from './use-step.ts';

/** Which platforms are asked, how often and from where. */
export function PlatformsStep({ data: { collectionSettings } }: { data: SetUpQuery }) {
  const [saved] = useState(collectionSettings);
  const navigation = useStep('platforms');
  const saving = useCollectionForm(saved, navigation.onSaved);
  const { getValues, setValue, setError, setFocus } = saving.form;
  const { data } = usePlatformPickerQuery();
  useFillIn(data?.platforms ?? null, (platforms) => {
    if (saved.platforms.length > 0 || getValues('platforms').length > 0) return;
    // The simulator is for servers without any platform.
    const ready = platforms.filter(({ status }) => status === 'ON');
    const chosen = ready.length > 0 ? ready : platforms.filter(({ status }) => status === 'SIMULATED');
    setValue(
      'platforms',
      chosen.map(({ key }) => key),
      { shouldDirty: true },
    );
  });

  /** The settings may be saved without a platform; the set-up may not be continued. */
  function requirePlatform() {
    if (getValues('platforms').length > 0) return true;
    setError('platforms', { message: 'Choose at least one. The simulator shows how everything works.' });
    setFocus('platforms');
    return false;
  }

  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      validate={requirePlatform}
      description="Each platform is asked every prompt. You see the estimated cost before a run starts."
    >
      <Stack gap="6">
        <PlatformPicker />
        <AskingFields />
      </Stack>
    </SetupStep>
  );
}
