import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { formatCounted } from '../../../format.ts';
import { LIMITS, parseQuestions } from '../../../panels/prompts/questions.ts';

interface PastePromptsProps {
  topicName: string;
  onAdd: (questions: readonly string[]) => void;
  onCancel: () => void;
}

/** A field for a list of prompts, one a line. */
export function PastePrompts({ topicName, onAdd, onCancel }: PastePromptsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const questions = parseQuestions(text).slice(0, LIMITS.prompts);
  const tooLong = questions.some((question) => question.length > LIMITS.question);
  return (
    <Stack gap="3" p="3.5" borderTopWidth="1px">
      <label htmlFor={id}>
        <Text as="span" fontSize="sm" fontWeight="medium">
          Prompts for {topicName}, one a line
        </Text>
      </label>
      <TextArea
        id={id}
        rows={6}
        fontSize="sm"
        value={text}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <FormError>{tooLong ? `A prompt has at most ${LIMITS.question} characters.` : null}</FormError>
      <Flex gap="2" justify="end">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={questions.length === 0 || tooLong}
          onClick={() => onAdd(questions)}
        >
          {questions.length === 0 ? 'Add prompts' : `Add ${formatCounted(questions.length, 'prompt')}`}
        </Button>
      </Flex>
    </Stack>
  );
}
