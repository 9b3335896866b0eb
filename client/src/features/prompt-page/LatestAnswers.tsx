import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DividedList } from '../../components/layout/DividedList.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatDayAndYear } from '../../format.ts';
import { OPENS, OpenAnswers } from '../../panels/answer-links/OpenAnswers.tsx';
import { MarkedText } from '../../panels/answer-text/MarkedText.tsx';
import { OutcomeBadge } from '../../panels/answer-text/OutcomeBadge.tsx';
import { paths } from '../../paths.ts';
import type { PromptPage } from './prompt-page.ts';

/** The latest answers to the prompt. */
export function LatestAnswers({ page: { prompt, latestAnswers } }: { page: PromptPage }) {
  return (
    <Panel
      title="Latest answers"
      empty={latestAnswers.length === 0}
      emptyText="Nothing was answered in this range."
      actions={
        latestAnswers.length > 0 && (
          <Text fontSize="sm">
            <OpenAnswers
              of={{ prompt: prompt.id }}
              shown="All answers"
              hint="Open all answers to this prompt in this range"
            >
              All answers
            </OpenAnswers>
          </Text>
        )
      }
    >
      <DividedList listStyleType="none" fontSize="sm">
        {latestAnswers.map((answer) => (
          <li key={answer.id}>
            <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="1">
              <Text>
                <chakra.span asChild {...OPENS} fontWeight="medium">
                  <Link to={paths.answer(answer.id)}>
                    {`${answer.platform.name}, ${formatDayAndYear(answer.collectedAt.slice(0, 10))}`}
                  </Link>
                </chakra.span>
                {answer.model && (
                  <chakra.span color="fg.subtle" fontSize="xs">{` · ${answer.model}`}</chakra.span>
                )}
              </Text>
              <OutcomeBadge {...answer} />
            </Flex>
            {answer.textState === 'STORED' && (
              <Text color="fg.muted" lineClamp="2" wordBreak="break-word">
                <MarkedText {...answer.excerpt} own />
              </Text>
            )}
          </li>
        ))}
      </DividedList>
    </Panel>
  );
}
