import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { AskingFields } from '../../panels/collection/AskingFields.tsx';
import { PlatformPicker } from '../../panels/collection/PlatformPicker.tsx';
import { useCollectionForm } from '../../panels/collection/use-collection-form.ts';
import type { SetUpQuery } from './SetupScreen.generated.ts';
import { SetupStep } from './SetupStep.tsx';
import { useStep } from './use-step.ts';

/** Which platforms are asked, how often and from where. */
export function PlatformsStep({ data: { collectionSettings } }: { data: SetUpQuery }) {
  const [saved] = useState(collectionSettings);
  const navigation = useStep('platforms');
  const saving = useCollectionForm(saved, navigation.onSaved);
  const { getValues, setError, setFocus } = saving.form;

  /** The settings may be saved without a platform; the set-up may not be continued. */
  function requirePlatform() {
    if (getValues('platforms').length > 0) return true;
    setError('platforms', { message: 'Choose at least one. The simulator will do to see how it works.' });
    setFocus('platforms');
    return false;
  }

  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      validate={requirePlatform}
      description="Each platform is asked every prompt. The next steps show what a run costs before it starts."
    >
      <Stack gap="6">
        <PlatformPicker />
        <AskingFields />
      </Stack>
    </SetupStep>
  );
}
