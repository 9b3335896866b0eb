import type { FragmentType } from '@apollo/client';
import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { AnswerText } from '../../panels/answer-text/AnswerText.tsx';
import type { MarkedSpan } from '../../panels/answer-text/mark-mentions.ts';
import type { AnswerBody_AnswerFragment } from './AnswerBody.generated.ts';
import { markedSpans } from './mention-spans.ts';

const NO_SPANS: MarkedSpan[] = [];

const FAILURES = {
  FAILED: 'could not be asked',
  REFUSED: 'declined to answer',
  EMPTY: 'sent back no text',
} as const;

/** The answer's text with the companies marked, or why there is none. */
export function AnswerBody({ answer }: { answer: FragmentType<AnswerBody_AnswerFragment> | undefined }) {
  const data = unmaskFragment<AnswerBody_AnswerFragment>(answer);
  const mentions = data?.mentions;
  const spans = useMemo(() => markedSpans(mentions ?? []), [mentions]);
  return (
    <Panel
      title="Answer"
      loading={!data}
      skeleton={<AnswerText text={undefined} spans={NO_SPANS} />}
      empty={false}
      emptyText=""
    >
      {data && data.status !== 'ANSWERED' && (
        <Stack gap="1" role="note">
          <Text fontWeight="medium">{`${data.platform.name} ${FAILURES[data.status]}.`}</Text>
          {data.failure && <Text color="fg.muted">{data.failure}</Text>}
          <Text color="fg.muted">Failed measurements are kept but do not count in any rate.</Text>
        </Stack>
      )}
      {data?.text.trim() && <AnswerText text={data.text} spans={spans} />}
    </Panel>
  );
}
