import { Box, Flex, IconButton } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { CheckField } from '../../../components/CheckField.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { ChangePrompt } from './ChangePrompt.tsx';
import type { PromptItem_PromptFragment as Prompt } from './PromptItem.generated.ts';

interface PromptItemProps {
  prompt: Prompt;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  editing: boolean;
  onEdit: (id: string | null) => void;
}

/** A prompt to select, and to word anew unless it is archived. */
export function PromptItem({ prompt, chosen, onChoose, editing, onEdit }: PromptItemProps) {
  const pencil = useRef<HTMLButtonElement>(null);
  const { question, branded, archived, lastCollected } = prompt;

  function endEditing() {
    onEdit(null);
    setTimeout(() => pencil.current?.focus());
  }

  if (editing) return <ChangePrompt prompt={prompt} onDone={endEditing} />;
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
          onClick={() => onEdit(prompt.id)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
    </Flex>
  );
}
