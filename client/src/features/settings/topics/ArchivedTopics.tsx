import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatCounted } from '../../../format.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import type { TopicItem_TopicFragment as Topic } from './TopicItem.generated.ts';
import { useRestoreTopicMutation } from './TopicsSettings.generated.ts';
import { useEdit } from './use-edit.ts';

/** Topics that are out of use, each with the way back. */
export function ArchivedTopics({ topics }: { topics: readonly Topic[] }) {
  const [restore] = useRestoreTopicMutation();
  const { edit, busy } = useEdit();
  if (topics.length === 0) return null;

  async function takeBack({ id, name, promptCount }: Topic) {
    const done = await edit(() => restore({ variables: { id } }));
    if (done) {
      toastSuccess(`“${name}” is restored`, `${formatCounted(promptCount, 'prompt')} will be asked again.`);
    }
  }

  return (
    <SettingsCard
      title="Archived topics"
      description="Their prompts are not asked. Everything measured is kept."
    >
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
