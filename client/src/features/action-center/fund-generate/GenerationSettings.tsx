import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { type Ref, useId } from 'react';
import { LimitedTextArea } from '../../../components/forms/LimitedTextArea.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
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
            <LabelledSelect
              label="Content Type"
              options={CONTENT_TYPES}
              value={choices.type}
              onChange={(type) => onChoices({ ...choices, type })}
            />
            <LabelledSelect
              label="Target Audience"
              options={AUDIENCES}
              value={choices.audience}
              onChange={(audience) => onChoices({ ...choices, audience })}
            />
            <LabelledSelect
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
            <LimitedTextArea
              ref={promptRef}
              id={id}
              rows={6}
              maxLength={MAX_PROMPT}
              placeholder="Say what to write about, or start from a template below..."
              value={prompt}
              onChange={onPrompt}
              hint={
                <>
                  {PLACEHOLDER.test(prompt) && 'Replace the square brackets with your own words. '}
                  {`${formatCount(prompt.length)} of at most ${formatCount(MAX_PROMPT)} characters`}
                </>
              }
            />
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
