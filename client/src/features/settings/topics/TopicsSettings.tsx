import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatCount, formatCounted } from '../../../format.ts';
import { LIMITS } from '../../../panels/prompts/questions.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { AddForm } from './AddForm.tsx';
import { PromptFiles } from './file/PromptFiles.tsx';
import { TopicPrompts } from './prompts/TopicPrompts.tsx';
import { type TopicDraft, TopicItem } from './TopicItem.tsx';
import type { TopicItem_TopicFragment as Topic } from './TopicsSettings.generated.ts';
import {
  useAddTopicsMutation,
  useRestoreTopicMutation,
  useTopicsSettingsQuery,
} from './TopicsSettings.generated.ts';
import { useMutate } from './use-mutate.ts';
import { useTopicOrder } from './use-topic-order.ts';

/** The topics or, when the address names one, its prompts. */
export function TopicsSettings() {
  const query = useTopicsSettingsQuery();
  const [search] = useSearchParams();
  return (
    <SettingsQuery
      title="Topics"
      failure="Your topics could not be loaded. Please try again later."
      skeleton={[4]}
      query={query}
    >
      {({ topicSettings: topics }) => {
        const topic = topics.find(({ id }) => id === search.get('topic'));
        return topic ? (
          <TopicPrompts key={topic.id} topic={topic} topics={topics} />
        ) : (
          <TopicList topics={topics} />
        );
      }}
    </SettingsQuery>
  );
}

/** The topics in their order, with forms that add, rename, order, archive and import them. */
function TopicList({ topics }: { topics: readonly Topic[] }) {
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<TopicDraft | null>(null);
  const [add] = useAddTopicsMutation();
  const { mutate, busy } = useMutate();
  const { ordered, move, moved, conflict } = useTopicOrder(topics.filter(({ archived }) => !archived));
  const renamed = renaming !== null && renaming.name.trim() !== renaming.topic.name;
  const prompts = ordered.reduce((sum, { promptCount }) => sum + promptCount, 0);

  async function addTopic(): Promise<string | null> {
    const done = await mutate(() => add({ variables: { names: [name] } }));
    if (!done) return null;
    const [error] = done.addTopics.errors;
    if (!error) setName('');
    return error?.message ?? null;
  }

  return (
    <>
      <LeaveGuard active={name.trim() !== '' || renamed} />
      <SettingsCard
        title="Topics"
        description={
          ordered.length === 0
            ? 'A topic groups the prompts about one subject.'
            : `${formatCounted(ordered.length, 'topic')} with ${formatCounted(prompts, 'prompt')}. Choose a topic to edit its prompts.`
        }
      >
        {ordered.length === 0 ? (
          <Text fontSize="sm" color="fg.subtle" py="6" textAlign="center">
            No topics yet. Name the first one below, or import a CSV file.
          </Text>
        ) : (
          <chakra.ol borderTopWidth="1px" aria-label="Topics in their order">
            {ordered.map((topic, index) => (
              <TopicItem
                key={topic.id}
                topic={topic}
                first={index === 0}
                last={index === ordered.length - 1}
                draft={renaming?.topic.id === topic.id ? renaming : null}
                locked={renamed}
                onRename={setRenaming}
                onMove={move}
              />
            ))}
          </chakra.ol>
        )}
        <Text srOnly role="status">
          {moved && `${moved.name} is topic ${formatCount(moved.position)} of ${formatCount(ordered.length)}`}
        </Text>
        <AddForm
          label="Add a topic"
          placeholder="What do customers ask about?"
          maxLength={LIMITS.topic}
          value={name}
          busy={busy}
          onChange={setName}
          onAdd={addTopic}
        />
      </SettingsCard>
      <PromptFiles />
      {conflict && <ConflictDialog {...conflict} />}
      <ArchivedTopics topics={topics.filter(({ archived }) => archived)} />
    </>
  );
}

/** Topics that are out of use, each with the way back. */
function ArchivedTopics({ topics }: { topics: readonly Topic[] }) {
  const [restore] = useRestoreTopicMutation();
  const { mutate, busy } = useMutate();
  if (topics.length === 0) return null;

  async function takeBack({ id, name, promptCount }: Topic) {
    const done = await mutate(() => restore({ variables: { id } }));
    if (done) {
      toastSuccess(`“${name}” is restored`, `${formatCounted(promptCount, 'prompt')} will be asked again.`);
    }
  }

  return (
    <SettingsCard title="Archived topics" description="Their prompts are not asked. Their answers are kept.">
      <chakra.ul borderTopWidth="1px" aria-label="Archived topics">
        {topics.map((topic) => (
          <Flex asChild key={topic.id} align="center" gap="3" py="2" borderBottomWidth="1px">
            <li>
              <Box flex="1" minW="0">
                <Text fontSize="sm" wordBreak="break-word">
                  {topic.name}
                </Text>
                <Text fontSize="xs" color="fg.muted">
                  {formatCounted(topic.promptCount, 'prompt')}
                </Text>
              </Box>
              <Button
                size="sm"
                variant="outline"
                disabled={busy}
                aria-label={`Restore ${topic.name}`}
                onClick={() => takeBack(topic)}
              >
                Restore
              </Button>
            </li>
          </Flex>
        ))}
      </chakra.ul>
    </SettingsCard>
  );
}
