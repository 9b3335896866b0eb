import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../../../components/dialogs/LeaveGuard.tsx';
import { SegmentedControl } from '../../../../components/forms/SegmentedControl.tsx';
import { formatCount } from '../../../../format.ts';
import { paths } from '../../../../paths.ts';
import { SettingsCard } from '../../SettingsCard.tsx';
import type { TopicItem_TopicFragment as Topic } from '../TopicItem.generated.ts';
import { AddPrompt } from './AddPrompt.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { PromptPicker } from './PromptPicker.tsx';
import { isUnsaved, type PromptDraft } from './prompt-draft.ts';
import { useTopicPromptsQuery } from './TopicPrompts.generated.ts';

/** One topic's prompts, and everything that can be done with them. */
export function TopicPrompts({ topic, topics }: { topic: Topic; topics: readonly Topic[] }) {
  const navigate = useNavigate();
  const [part, setPart] = useState<'asked' | 'archived'>('asked');
  const [line, setLine] = useState('');
  const [pasted, setPasted] = useState('');
  const [pasting, setPasting] = useState(false);
  const [draft, setDraft] = useState<PromptDraft | null>(null);
  const archived = part === 'archived';
  const { data, error, refetch } = useTopicPromptsQuery({ variables: { topicId: topic.id, archived } });
  const found = data?.promptSettings;

  function startPasting() {
    // What is new is told by the prompts in use.
    setPart('asked');
    setPasting(true);
  }

  return (
    <>
      <LeaveGuard active={line.trim() !== '' || pasted.trim() !== '' || isUnsaved(draft)} />
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
            : 'Each prompt is asked exactly as it stands here, on every platform, at every run.'
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
        {!topic.archived && <AddPrompt topicId={topic.id} value={line} onChange={setLine} />}
        <Flex>
          <SegmentedControl
            label="Prompts shown"
            size="md"
            options={[
              { value: 'asked', label: `In use (${formatCount(topic.promptCount)})` },
              { value: 'archived', label: `Archived (${formatCount(topic.archivedPromptCount)})` },
            ]}
            value={part}
            onChange={setPart}
          />
        </Flex>
        {found ? (
          <PromptPicker
            key={part}
            list={found}
            archived={archived}
            topics={topics.filter(({ id, archived }) => !archived && id !== topic.id)}
            draft={draft}
            onDraft={setDraft}
          />
        ) : error ? (
          <Flex gap="3" align="center" wrap="wrap" role="alert">
            <Text fontSize="sm" color="fg.muted">
              The prompts could not be loaded. Please try again later.
            </Text>
            <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
              Retry
            </Button>
          </Flex>
        ) : (
          <Stack gap="3" role="status" aria-label="Loading prompts">
            <Skeleton h="10" />
            <Skeleton h="10" />
            <Skeleton h="10" />
          </Stack>
        )}
      </SettingsCard>
      {pasting && (
        <PasteDialog
          topic={topic}
          known={found?.prompts ?? []}
          text={pasted}
          onChange={setPasted}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}
