import { Box, Flex, IconButton } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { CheckField } from '../../../../components/forms/CheckField.tsx';
import { formatDayAndYear } from '../../../../format.ts';
import { ChangePrompt } from './ChangePrompt.tsx';
import type { PromptItem_PromptFragment as Prompt } from './PromptItem.generated.ts';

interface PromptItemProps {
  prompt: Prompt;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Its new question as far as it is typed; null while it is not being edited. */
  newQuestion: string | null;
  /** Another prompt's new question is not saved yet. */
  locked: boolean;
  /** Gets the new question; null once it is saved or given up. */
  onEdit: (newQuestion: string | null) => void;
}

/** A prompt to select, and to word anew unless it is archived. */
export function PromptItem({ prompt, chosen, onChoose, newQuestion, locked, onEdit }: PromptItemProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  const { question, branded, archived, lastCollected } = prompt;

  function endEditing() {
    onEdit(null);
    setTimeout(() => pencil.current?.focus());
  }

  if (newQuestion !== null) {
    return <ChangePrompt prompt={prompt} question={newQuestion} onChange={onEdit} onDone={endEditing} />;
  }
  const facts = [
    lastCollected ? `Last answer ${formatDayAndYear(lastCollected)}` : 'No answers yet',
    branded && 'Names your brand',
  ].filter((fact) => fact !== false);
  return (
    <Flex align="start" gap="2" py="2.5" ps="1">
      <Box flex="1" minW="0" css={{ overflowWrap: 'anywhere' }}>
        <CheckField
          label={question}
          help={facts.join(' · ')}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </Box>
      {!archived && (
        <IconButton
          ref={pencil}
          size="sm"
          variant="ghost"
          aria-label={`Edit ${question}`}
          disabled={locked}
          onClick={() => onEdit(question)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
    </Flex>
  );
}
