import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Select } from '../../../components/forms/Select.tsx';
import { AUDIENCE_OPTIONS, TONE_OPTIONS, TYPE_OPTIONS } from './options.ts';
import type { TextChoices } from './simulated-text/choices.ts';

interface GenerationSettingsProps {
  choices: TextChoices;
  onChange: (choices: TextChoices) => void;
}

/** What kind of text, for whom and in which tone. */
export function GenerationSettings({ choices, onChange }: GenerationSettingsProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 3, lg: 1, xl: 3 }} gap="3">
      <Choice
        label="Content Type"
        options={TYPE_OPTIONS}
        value={choices.type}
        onChange={(type) => onChange({ ...choices, type })}
      />
      <Choice
        label="Target Audience"
        options={AUDIENCE_OPTIONS}
        value={choices.audience}
        onChange={(audience) => onChange({ ...choices, audience })}
      />
      <Choice
        label="Tone"
        options={TONE_OPTIONS}
        value={choices.tone}
        onChange={(tone) => onChange({ ...choices, tone })}
      />
    </SimpleGrid>
  );
}

interface ChoiceProps<TValue extends string> {
  label: string;
  options: readonly { value: TValue; label: string }[];
  value: TValue;
  onChange: (value: TValue) => void;
}

function Choice<TValue extends string>(choice: ChoiceProps<TValue>) {
  return (
    <Stack gap="1.5" minW="0">
      <Text aria-hidden="true" fontSize="sm" fontWeight="medium">
        {choice.label}
      </Text>
      <Select {...choice} />
    </Stack>
  );
}
