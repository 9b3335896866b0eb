import { FieldLabel, FieldRoot } from '@chakra-ui/react';
import type { PromptLanguage } from '../../schema.generated.ts';
import { NativeSelect } from './Select.tsx';

/** Each language by its own name. */
const LANGUAGES: readonly { value: PromptLanguage; label: string }[] = [
  { value: 'EN', label: 'English' },
  { value: 'DE', label: 'Deutsch' },
  { value: 'FR', label: 'Français' },
  { value: 'ES', label: 'Español' },
];

interface PromptLanguageFieldProps {
  value: PromptLanguage;
  onChange: (language: PromptLanguage) => void;
}

/** The language that prompts are suggested in. */
export function PromptLanguageField({ value, onChange }: PromptLanguageFieldProps) {
  return (
    <FieldRoot width="auto" minW="40">
      <FieldLabel>Language of the prompts</FieldLabel>
      <NativeSelect
        aria-label="Language of the prompts"
        options={LANGUAGES}
        value={value}
        onChange={({ target }) => onChange(target.value as PromptLanguage)}
      />
    </FieldRoot>
  );
}
