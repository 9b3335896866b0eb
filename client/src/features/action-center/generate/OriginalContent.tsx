import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { formatCount } from '../../../format.ts';

/** About eight printed pages. */
const MAX_CHARACTERS = 20_000;

interface OriginalContentProps {
  text: string;
  disabled: boolean;
  onChange: (text: string) => void;
  onUseSample: () => void;
}

export function OriginalContent({ text, disabled, onChange, onUseSample }: OriginalContentProps) {
  const hintId = useId();
  return (
    <chakra.fieldset border="0" minW="0" disabled={disabled}>
      <TextArea
        aria-label="Original content"
        aria-describedby={hintId}
        placeholder="Paste your content here or use our sample..."
        maxLength={MAX_CHARACTERS}
        minH="96"
        h="52vh"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <Flex justify="space-between" align="center" gap="3" mt="3" wrap="wrap">
        <Text id={hintId} fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {text.trim()
            ? `${formatCount(text.length)} of at most ${formatCount(MAX_CHARACTERS)} characters`
            : 'Left empty, Generate takes the sample content.'}
        </Text>
        <Button variant="outline" size="sm" onClick={onUseSample}>
          Use Sample Content
        </Button>
      </Flex>
    </chakra.fieldset>
  );
}
