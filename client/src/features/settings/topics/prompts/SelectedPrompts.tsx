import { Box, Button, Flex } from '@chakra-ui/react';
import { Archive, ArchiveRestore } from 'lucide-react';
import { ConfirmButton } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../../components/feedback/toasts.ts';
import { Select } from '../../../../components/forms/Select.tsx';
import { formatCounted } from '../../../../format.ts';
import { useArchivePromptsMutation } from '../../../../panels/prompts/PromptMutations.generated.ts';
import type { TopicItem_TopicFragment as Topic } from '../TopicsSettings.generated.ts';
import { useMutate } from '../use-mutate.ts';
import type { PromptItem_PromptFragment as Prompt } from './TopicPrompts.generated.ts';
import { useMovePromptsMutation, useRestorePromptsMutation } from './TopicPrompts.generated.ts';

interface SelectedPromptsProps {
  prompts: readonly Prompt[];
  archived: boolean;
  topics: readonly Topic[];
  onDone: () => void;
}

/** Moves, archives or restores the selected prompts. */
export function SelectedPrompts({ prompts, archived, topics, onDone }: SelectedPromptsProps) {
  const [archive] = useArchivePromptsMutation();
  const [restore] = useRestorePromptsMutation();
  // With many answers it takes seconds.
  const [move, { loading: isMoving }] = useMovePromptsMutation();
  const { mutate, busy } = useMutate();
  const ids = prompts.map(({ id }) => id);
  const counted = formatCounted(prompts.length, 'prompt');

  async function moveTo(topicId: string) {
    const done = await mutate(() => move({ variables: { ids, topicId } }));
    if (!done) return;
    const { moved, unmoved } = done.movePrompts;
    const to = topics.find(({ id }) => id === topicId)?.name ?? '';
    if (moved.length > 0) {
      toastSuccess(`${formatCounted(moved.length, 'prompt')} moved to “${to}”`, 'Their history went along.');
    }
    const [first] = unmoved;
    if (first) toastError(`${formatCounted(unmoved.length, 'prompt')} stayed. ${first.reason}`);
    onDone();
  }

  async function archiveAll() {
    const done = await mutate(() => archive({ variables: { ids } }));
    if (!done) return;
    toastSuccess(`${counted} archived`, 'Their answers are kept, and they can be restored.');
    onDone();
  }

  async function restoreAll() {
    const done = await mutate(() => restore({ variables: { ids } }));
    if (!done) return;
    toastSuccess(`${counted} restored`, 'They are asked again, with their history.');
    onDone();
  }

  return (
    <Flex
      role="group"
      aria-label="Selected prompts"
      gap="2"
      p="2"
      wrap="wrap"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      aria-busy={busy}
    >
      {topics.length > 0 && (
        <Box flex="1" minW="40" maxW="xs">
          <Select
            label="Move to another topic"
            options={[
              { value: '', label: isMoving ? `Moving ${counted}...` : 'Move to...' },
              ...topics.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value=""
            onChange={(topicId) => topicId && !busy && moveTo(topicId)}
          />
        </Box>
      )}
      {archived ? (
        <Button size="sm" variant="outline" disabled={busy} onClick={restoreAll}>
          <ArchiveRestore aria-hidden="true" />
          Restore
        </Button>
      ) : (
        <ConfirmButton
          variant="outline"
          disabled={busy}
          question={{
            title: `Archive ${counted}?`,
            text: 'They will no longer be asked and leave the lists. Everything measured is kept, and they can be restored.',
            confirm: 'Archive',
          }}
          onConfirm={archiveAll}
        >
          <Archive aria-hidden="true" />
          Archive
        </ConfirmButton>
      )}
    </Flex>
  );
}
