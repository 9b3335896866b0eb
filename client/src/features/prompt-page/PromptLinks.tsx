import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCanChange } from '../../auth/account-role.ts';
import { Pill } from '../../components/figures/Pill.tsx';
import { withMetricsAddress } from '../../metrics-filter/address.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { paths } from '../../paths.ts';
import type { PromptPage } from './prompt-page.ts';

/** What kind of prompt it is, and where else it is shown. */
export function PromptLinks({ page: { prompt, archived } }: { page: PromptPage }) {
  const { address } = useMetricsFilter();
  const canChange = useCanChange();
  const { id, branded, topic } = prompt;
  const gaps = paths.topicGaps(
    topic.id,
    withMetricsAddress(new URLSearchParams(), { ...address, compare: false }),
  );
  return (
    <Flex wrap="wrap" align="center" gap="2" pb="4" mt="-3">
      {branded && <Pill>Names your brand</Pill>}
      {archived && <Pill palette="amber">Archived: no longer asked</Pill>}
      <Button asChild variant="outline" size="xs">
        <AnswersLink of={{ prompt: id }} shown="Its answers" hint="Open all answers to this prompt">
          Its answers
        </AnswersLink>
      </Button>
      {!archived && (
        <Button asChild variant="outline" size="xs">
          <Link to={paths.brief(id)}>Content brief</Link>
        </Button>
      )}
      <Button asChild variant="outline" size="xs">
        <Link to={gaps}>{`Gaps of ${topic.name}`}</Link>
      </Button>
      <Button asChild variant="outline" size="xs">
        <Link to={paths.settingsTopic(topic.id)}>Edit in Settings</Link>
      </Button>
      {!archived && canChange && (
        <Button asChild variant="outline" size="xs">
          <Link to={paths.addAlert({ prompt: id })}>Add alert</Link>
        </Button>
      )}
    </Flex>
  );
}
