import { Flex, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import { OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import { PromptLink } from '../../../panels/prompts/PromptLink.tsx';
import type { PageScreen_PageFragment } from './PageScreen.generated.ts';

/** The answers that cite the page, and the prompts that they answer. */
export function CitingPrompts({ page }: { page: PageScreen_PageFragment | undefined }) {
  return (
    <Panel
      title="Cited in answers"
      info="Missed: answers that cite this page, name a competitor and not your brand."
      loading={!page}
      skeleton={<RowSkeletons rows={4} />}
      empty={page?.answers === 0}
      emptyText="No answer cites this page"
    >
      {page && <Prompts page={page} />}
    </Panel>
  );
}

function Prompts({ page: { url, answers, visible, missed, prompts } }: { page: PageScreen_PageFragment }) {
  return (
    <>
      <Text mb="4" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <OpenAnswers
          of={{ source: url, status: ['ANSWERED'] }}
          shown={formatCounted(answers, 'answer')}
          hint={`Open the ${formatCounted(answers, 'answer')} that cite this page`}
        >
          {formatCounted(answers, 'answer')}
        </OpenAnswers>
        {`: ${formatCount(visible.hits)} name your brand${share(visible)}, `}
        <OpenAnswers
          of={{ source: url, missed: true }}
          shown={`${formatCount(missed.hits)} missed`}
          hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
        >{`${formatCount(missed.hits)} missed`}</OpenAnswers>
        {`${share(missed)}.`}
      </Text>
      <DividedList listStyleType="none" fontSize="sm">
        {prompts.map(({ id, question, ...counts }) => (
          <li key={id}>
            <Text overflowWrap="anywhere">
              <PromptLink id={id}>{question}</PromptLink>
            </Text>
            <Flex gap="3" mt="1" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              <OpenAnswers
                of={{ source: url, prompt: id, status: ['ANSWERED'] }}
                shown={formatCounted(counts.answers, 'answer')}
                hint={`Open the ${formatCounted(counts.answers, 'answer')} to “${question}” that cite this page`}
              >
                {formatCounted(counts.answers, 'answer')}
              </OpenAnswers>
              {counts.missed > 0 && (
                <OpenAnswers
                  of={{ source: url, prompt: id, missed: true }}
                  shown={`${formatCount(counts.missed)} missed`}
                  hint={`Open the ${formatCounted(counts.missed, 'missed answer')} to “${question}” that cite this page`}
                >{`${formatCount(counts.missed)} missed`}</OpenAnswers>
              )}
            </Flex>
          </li>
        ))}
      </DividedList>
    </>
  );
}

const share = ({ value }: { value: number | null }) => (value === null ? '' : ` (${formatPercent(value)})`);
