import { Button, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Select } from '../../../components/forms/Select.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount } from '../../../format.ts';
import { AUDIENCES, CONTENT_TYPES, type TextChoices, TONES } from './simulated-text/choices.ts';

const MAX_PROMPT = 2000;
const PLACEHOLDER = /\[[^[\]\n]+\]/;

interface GenerationSettingsProps {
  choices: TextChoices;
  onChoices: (choices: TextChoices) => void;
  prompt: string;
  promptRef: Ref<HTMLTextAreaElement>;
  onPrompt: (prompt: string) => void;
  generating: boolean;
  onGenerate: () => void;
}

export function GenerationSettings({
  choices,
  onChoices,
  prompt,
  promptRef,
  onPrompt,
  generating,
  onGenerate,
}: GenerationSettingsProps) {
  const id = useId();
  return (
    <Panel title="Content Settings">
      <chakra.fieldset border="0" minW="0" disabled={generating} css={{ '&:disabled': { opacity: 0.6 } }}>
        <Stack gap="4">
          <SimpleGrid columns={{ base: 1, sm: 3, lg: 1, xl: 3 }} gap="3">
            <Choice
              label="Content Type"
              options={CONTENT_TYPES}
              value={choices.type}
              onChange={(type) => onChoices({ ...choices, type })}
            />
            <Choice
              label="Target Audience"
              options={AUDIENCES}
              value={choices.audience}
              onChange={(audience) => onChoices({ ...choices, audience })}
            />
            <Choice
              label="Tone"
              options={TONES}
              value={choices.tone}
              onChange={(tone) => onChoices({ ...choices, tone })}
            />
          </SimpleGrid>
          <Stack gap="1.5">
            <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
              Custom Prompt
            </chakra.label>
            <TextArea
              ref={promptRef}
              id={id}
              aria-describedby={`${id}-help`}
              rows={6}
              maxLength={MAX_PROMPT}
              placeholder="Say what to write about, or start from a template below..."
              value={prompt}
              onChange={(event) => onPrompt(event.target.value)}
            />
            <Text id={`${id}-help`} fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              {PLACEHOLDER.test(prompt) && 'Put your own words in place of the square brackets. '}
              {`${formatCount(prompt.length)} of at most ${formatCount(MAX_PROMPT)} characters`}
            </Text>
          </Stack>
          <Button disabled={!prompt.trim() || generating} onClick={onGenerate}>
            <Sparkles aria-hidden="true" />
            {generating ? 'Generating...' : 'Generate'}
          </Button>
        </Stack>
      </chakra.fieldset>
    </Panel>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(choice: ChoiceProps<Value>) {
  return (
    <Stack gap="1.5" minW="0">
      <Text aria-hidden="true" fontSize="sm" fontWeight="medium">
        {choice.label}
      </Text>
      <Select {...choice} />
    </Stack>
  );
}
