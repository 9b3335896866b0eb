import { Box, Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { ArrowLeft, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '../../../../components/dialogs/ConflictDialog.tsx';
import { LeaveGuard } from '../../../../components/dialogs/LeaveGuard.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { toastError, toastSuccess } from '../../../../components/feedback/toasts.ts';
import { SegmentedControl } from '../../../../components/forms/SegmentedControl.tsx';
import { formatCount } from '../../../../format.ts';
import { LIMITS } from '../../../../panels/prompts/questions.ts';
import { paths } from '../../../../paths.ts';
import { SettingsCard } from '../../SettingsCard.tsx';
import { AddForm } from '../AddForm.tsx';
import { formatAdded } from '../format-added.ts';
import type { TopicItem_TopicFragment as Topic } from '../TopicsSettings.generated.ts';
import { useMutate } from '../use-mutate.ts';
import { PasteDialog } from './PasteDialog.tsx';
import type { PromptConflict } from './PromptItem.tsx';
import { PromptPicker } from './PromptPicker.tsx';
import { isUnsaved, type PromptDraft } from './PromptRows.tsx';
import {
  useAddPromptsMutation,
  useChangePromptMutation,
  useTopicPromptsQuery,
} from './TopicPrompts.generated.ts';

/** One topic's prompts, with forms that add, change, move and archive them. */
export function TopicPrompts({ topic, topics }: { topic: Topic; topics: readonly Topic[] }) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<'asked' | 'archived'>('asked');
  const [question, setQuestion] = useState('');
  const [pasted, setPasted] = useState('');
  const [pasting, setPasting] = useState(false);
  const [draft, setDraft] = useState<PromptDraft | null>(null);
  const [conflict, setConflict] = useState<PromptConflict | null>(null);
  const [changePrompt] = useChangePromptMutation();
  const archived = shown === 'archived';
  const { data, error, refetch } = useTopicPromptsQuery({ variables: { topicId: topic.id, archived } });
  const [addPrompts] = useAddPromptsMutation();
  const { mutate, busy } = useMutate();
  const list = data?.promptSettings;

  function startPasting() {
    // New questions are recognised by comparing with the prompts in use.
    setShown('asked');
    setPasting(true);
  }

  /** Ends a conflict by keeping the saved question, or by changing it to the user's. */
  async function resolve({ saved, mine }: PromptConflict, keepsSaved: boolean) {
    setConflict(null);
    if (keepsSaved) return setDraft(null);
    const done = await mutate(() => changePrompt({ variables: { id: saved.id, question: mine } }));
    if (!done) return setConflict({ saved, mine });
    const { errors, conflict: isConflict, prompt } = done.changePrompt;
    if (isConflict && prompt) return setConflict({ saved: prompt, mine });
    if (errors[0]) toastError(errors[0].message);
    else setDraft(null);
  }

  async function addPrompt(): Promise<string | null> {
    const done = await mutate(() => addPrompts({ variables: { topicId: topic.id, questions: [question] } }));
    if (!done) return null;
    const { errors, added, restored, alreadyThere } = done.addPrompts;
    if (errors[0]) return errors[0].message;
    if (alreadyThere.length > 0) return 'The topic has a prompt with this question already.';
    setQuestion('');
    const counts = { added: added.length, restored: restored.length, alreadyThere: 0 };
    toastSuccess('Prompt added', formatAdded(counts));
    return null;
  }

  return (
    <>
      <LeaveGuard active={question.trim() !== '' || pasted.trim() !== '' || isUnsaved(draft)} />
      <Box ms="-2.5">
        <Button
          data-leaves
          variant="ghost"
          size="xs"
          onClick={() => navigate(paths.settingsSection('topics'))}
        >
          <ArrowLeft aria-hidden="true" />
          All topics
        </Button>
      </Box>
      <SettingsCard
        title={topic.name}
        description={
          topic.archived
            ? 'This topic is archived: its prompts are not asked.'
            : 'Each run sends every prompt to every platform, exactly as written here.'
        }
        action={
          !topic.archived && (
            <Button size="sm" variant="outline" flexShrink="0" onClick={startPasting}>
              <ListPlus aria-hidden="true" />
              Paste many
            </Button>
          )
        }
      >
        {!topic.archived && (
          <AddForm
            label="Add a prompt"
            placeholder="As a customer would ask it"
            maxLength={LIMITS.question}
            value={question}
            busy={busy}
            onChange={setQuestion}
            onAdd={addPrompt}
          />
        )}
        <Flex>
          <SegmentedControl
            label="Prompts shown"
            size="md"
            options={[
              { value: 'asked', label: `In use (${formatCount(topic.promptCount)})` },
              { value: 'archived', label: `Archived (${formatCount(topic.archivedPromptCount)})` },
            ]}
            value={shown}
            onChange={setShown}
          />
        </Flex>
        {list ? (
          <PromptPicker
            key={shown}
            list={list}
            archived={archived}
            topics={topics.filter(({ id, archived }) => !archived && id !== topic.id)}
            draft={draft}
            onDraft={setDraft}
            onConflict={setConflict}
          />
        ) : error ? (
          <LoadError message="The prompts could not be loaded. Please try again later." onRetry={refetch} />
        ) : (
          <Stack gap="3" role="status" aria-label="Loading prompts">
            <Skeleton h="10" />
            <Skeleton h="10" />
            <Skeleton h="10" />
          </Stack>
        )}
      </SettingsCard>
      {conflict && (
        <ConflictDialog
          fields={[
            {
              key: 'question',
              label: 'Question',
              mine: conflict.mine,
              saved: conflict.saved.question,
              isChangedByBoth: true,
            },
          ]}
          onClose={() => {
            setConflict(null);
            setDraft({ prompt: conflict.saved, question: conflict.mine });
          }}
          onResolve={(keys) => resolve(conflict, keys.has('question'))}
        />
      )}
      {pasting && (
        <PasteDialog
          topic={topic}
          prompts={list?.prompts ?? []}
          text={pasted}
          onChange={setPasted}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}
