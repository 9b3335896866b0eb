import { Box, Flex, IconButton } from '@chakra-ui/react';
import { ChartLine, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { toastSuccess } from '../../../../components/feedback/toasts.ts';
import { CheckField } from '../../../../components/forms/CheckField.tsx';
import { formatDayAndYear } from '../../../../format.ts';
import { LIMITS } from '../../../../panels/prompts/questions.ts';
import { paths } from '../../../../paths.ts';
import { EditForm } from '../EditForm.tsx';
import { useMutate } from '../use-mutate.ts';

import {
  type PromptItem_PromptFragment as Prompt,
  useChangePromptMutation,
} from './TopicPrompts.generated.ts';

/** A new question for a prompt that someone else has changed. */
export interface PromptConflict {
  /** The prompt that replaced it. */
  saved: { id: string; question: string };
  mine: string;
}

interface PromptItemProps {
  prompt: Prompt;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** The draft of its new question; null while it is not being edited. */
  newQuestion: string | null;
  /** Another prompt's new question is not saved yet. */
  locked: boolean;
  /** Called with the draft; null once it is saved or cancelled. */
  onEdit: (newQuestion: string | null) => void;
  onConflict: (conflict: PromptConflict) => void;
}

/** A prompt to select, and to change unless it is archived. */
export function PromptItem(props: PromptItemProps) {
  const { prompt, chosen, onChoose, newQuestion, locked, onEdit, onConflict } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const [change] = useChangePromptMutation();
  const { mutate, busy } = useMutate();
  const { id, question, branded, archived, lastCollected } = prompt;

  function endEditing() {
    onEdit(null);
    setTimeout(() => pencil.current?.focus());
  }

  async function saveQuestion(changed: string): Promise<string | null> {
    const done = await mutate(() => change({ variables: { id, question: changed } }));
    if (!done) return null;
    const { errors, conflict, prompt: saved } = done.changePrompt;
    if (conflict && saved) {
      onConflict({ saved, mine: changed });
      return null;
    }
    if (errors[0]) return errors[0].message;
    toastSuccess('Question changed', 'It is a new prompt now. The former one is archived with its answers.');
    endEditing();
    return null;
  }

  if (newQuestion !== null) {
    return (
      <EditForm
        label={`New wording of ${question}`}
        saved={question}
        value={newQuestion}
        maxLength={LIMITS.question}
        help="A changed question becomes a new prompt with its own history. The current prompt is archived with its answers."
        save="Save as new prompt"
        busy={busy}
        onChange={onEdit}
        onSave={() => saveQuestion(newQuestion)}
        onCancel={endEditing}
      />
    );
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
      <IconButton asChild size="sm" variant="ghost">
        <Link to={paths.prompt(id)} aria-label={`Numbers of ${question}`} title="Numbers of this prompt">
          <ChartLine aria-hidden="true" />
        </Link>
      </IconButton>
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
