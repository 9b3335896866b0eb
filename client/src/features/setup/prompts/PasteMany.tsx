import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { formatCounted } from '../../../format.ts';
import { LIMITS } from './prompts-schema.ts';
import { linesOf } from './with-proposals.ts';

interface PasteManyProps {
  /** Its name. */
  topic: string;
  onAdd: (questions: readonly string[]) => void;
  onCancel: () => void;
}

/** Room for a list of questions, one a line. */
export function PasteMany({ topic, onAdd, onCancel }: PasteManyProps) {
  const id = useId();
  const [text, setText] = useState('');
  const lines = linesOf(text).slice(0, LIMITS.prompts);
  const tooLong = lines.some((line) => line.length > LIMITS.question);
  return (
    <Stack gap="3" p="3.5" borderTopWidth="1px">
      <label htmlFor={id}>
        <Text as="span" fontSize="sm" fontWeight="medium">
          Questions for {topic}, one a line
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
      {tooLong && (
        <Text fontSize="xs" fontWeight="medium" color="fg.error" role="alert">
          {`A question has at most ${LIMITS.question} characters.`}
        </Text>
      )}
      <Flex gap="2" justify="end">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={lines.length === 0 || tooLong}
          onClick={() => onAdd(lines)}
        >
          {lines.length === 0 ? 'Add questions' : `Add ${formatCounted(lines.length, 'question')}`}
        </Button>
      </Flex>
    </Stack>
  );
}
