import { useFormContext, useWatch } from 'react-hook-form';
import { PromptLanguageField } from '../../../components/forms/PromptLanguageField.tsx';
import type { WizardValues } from '../wizard/wizard-values.ts';

/** The language of topics and prompts; another one replaces the suggestions that the visitor left alone. */
export function TopicsLanguage({ onChange }: { onChange: () => void }) {
  const { control, setValue } = useFormContext<WizardValues>();
  const chosen = useWatch({ control, name: 'language' });
  const suggested = useWatch({ control, name: 'suggestions.searchTopics.language' });
  return (
    <PromptLanguageField
      value={chosen ?? suggested ?? 'EN'}
      onChange={(language) => {
        setValue('language', language);
        onChange();
      }}
    />
  );
}
