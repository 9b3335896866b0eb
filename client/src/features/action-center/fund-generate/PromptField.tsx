import { chakra, Stack, Text } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { formatCount } from '../../../format.ts';

const MAX_CHARACTERS = 2000;
const OPEN_PLACEHOLDER = /\[[^[\]\n]+\]/;

interface PromptFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  prompt: string;
  onChange: (prompt: string) => void;
}

/** What is to be written. */
export function PromptField({ ref, prompt, onChange }: PromptFieldProps) {
  const id = useId();
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        Custom Prompt
      </chakra.label>
      <TextArea
        ref={ref}
        id={id}
        aria-describedby={`${id}-help`}
        rows={6}
        maxLength={MAX_CHARACTERS}
        placeholder="Say what to write about, or start from a template below..."
        value={prompt}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text id={`${id}-help`} fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {OPEN_PLACEHOLDER.test(prompt) && 'Put your own words in place of the square brackets. '}
        {`${formatCount(prompt.length)} of at most ${formatCount(MAX_CHARACTERS)} characters`}
      </Text>
    </Stack>
  );
}
