import { Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { type CollectionValues, MAX_SAMPLES } from './collection-values.ts';
import { countries, languages } from './locales.ts';

const SAMPLES = Array.from({ length: MAX_SAMPLES }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'Once' : `${index + 1} times`,
}));

/** Samples, country and language of the questions. */
export function AskingFields() {
  const { register, formState } = useFormContext<CollectionValues>();
  const { errors } = formState;
  const language = useWatch<CollectionValues, 'language'>({ name: 'language' });
  const countryOptions = useMemo(countries, []);
  const languageOptions = useMemo(() => languages(language), [language]);
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} alignItems="start">
      <SelectField
        label="Samples"
        field={register('samples')}
        options={SAMPLES}
        error={errors.samples?.message}
        help="Answers per prompt, platform and day. More answers give more certain numbers and cost more."
      />
      <SelectField
        label="Country"
        field={register('country')}
        options={countryOptions}
        none="No country"
        error={errors.country?.message}
        help="Sent to vendors that support it."
      />
      <SelectField
        label="Language"
        field={register('language')}
        options={languageOptions}
        none="No language"
        error={errors.language?.message}
        help="Sent to vendors that support it. Prompts are not translated."
      />
    </Grid>
  );
}
