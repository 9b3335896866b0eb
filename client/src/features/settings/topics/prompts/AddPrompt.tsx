import { toastSuccess } from '../../../../components/feedback/toasts.ts';
import { AddLine } from '../AddLine.tsx';
import { useEdit } from '../use-edit.ts';
import { addedWords } from './added-words.ts';
import { useAddPromptsMutation } from './TopicPrompts.generated.ts';

interface AddPromptProps {
  topicId: string;
  value: string;
  onChange: (value: string) => void;
}

/** Adds one question to a topic. */
export function AddPrompt({ topicId, value, onChange }: AddPromptProps) {
  const [add] = useAddPromptsMutation();
  const { edit, busy } = useEdit();

  async function addPrompt(): Promise<string | null> {
    const done = await edit(() => add({ variables: { topicId, questions: [value] } }));
    if (!done) return null;
    const { errors, added, restored, alreadyThere } = done.addPrompts;
    if (errors[0]) return errors[0].message;
    if (alreadyThere.length > 0) return 'The topic has a prompt with this question already.';
    onChange('');
    toastSuccess('Prompt added', addedWords({ added: added.length, restored: restored.length, there: 0 }));
    return null;
  }

  return (
    <AddLine
      label="Add a prompt"
      placeholder="As a customer would ask it"
      most={2000}
      value={value}
      busy={busy}
      onChange={onChange}
      onAdd={addPrompt}
    />
  );
}
