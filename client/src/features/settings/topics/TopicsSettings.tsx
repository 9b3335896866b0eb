import { Button, Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { TopicPrompts } from './prompts/TopicPrompts.tsx';
import { TopicList } from './TopicList.tsx';
import { useTopicsSettingsQuery } from './TopicsSettings.generated.ts';

/** What AI platforms are asked: the topics or, where the address names one, its prompts. */
export function TopicsSettings() {
  const { data, error, loading, refetch } = useTopicsSettingsQuery();
  const [search] = useSearchParams();
  if (!data && error && !loading) {
    return (
      <SettingsCard title="Topics">
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            Your topics could not be loaded. Please try again later.
          </Text>
          <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
            Retry
          </Button>
        </Flex>
      </SettingsCard>
    );
  }
  if (!data) return <CardSkeleton rows={4} />;
  const topics = data.topicSettings;
  const topic = topics.find(({ id }) => id === search.get('topic'));
  return topic ? (
    <TopicPrompts key={topic.id} topic={topic} topics={topics} />
  ) : (
    <TopicList topics={topics} />
  );
}
