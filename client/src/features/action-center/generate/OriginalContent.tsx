import { Button, chakra } from '@chakra-ui/react';
import { LimitedTextArea } from '../../../components/forms/LimitedTextArea.tsx';
import { formatCount } from '../../../format.ts';

/** About eight printed pages. */
const MAX_CHARACTERS = 20_000;

interface OriginalContentProps {
  text: string;
  disabled: boolean;
  /** A draft is written from the brief alone where the text is empty. */
  isBriefEnough: boolean;
  onChange: (text: string) => void;
  onUseSample: () => void;
}

export function OriginalContent({
  text,
  disabled,
  isBriefEnough,
  onChange,
  onUseSample,
}: OriginalContentProps) {
  return (
    <chakra.fieldset border="0" minW="0" disabled={disabled}>
      <LimitedTextArea
        aria-label="Original content"
        placeholder="Paste your content here or use our sample..."
        maxLength={MAX_CHARACTERS}
        minH="96"
        h="52vh"
        value={text}
        onChange={onChange}
        hint={
          text.trim()
            ? `${formatCount(text.length)} of at most ${formatCount(MAX_CHARACTERS)} characters`
            : isBriefEnough
              ? 'If you leave this empty, the text is written from the brief alone.'
              : 'If you leave this empty, Generate uses the sample content.'
        }
        aside={
          <Button variant="outline" size="sm" onClick={onUseSample}>
            Use Sample Content
          </Button>
        }
      />
    </chakra.fieldset>
  );
}
