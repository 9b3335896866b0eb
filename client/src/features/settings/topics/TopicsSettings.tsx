import { useSearchParams } from 'react-router-dom';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { TopicPrompts } from './prompts/TopicPrompts.tsx';
import { TopicList } from './TopicList.tsx';
import { useTopicsSettingsQuery } from './TopicsSettings.generated.ts';

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
