import type { FragmentType } from '@apollo/client';
import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatDayAndYear } from '../../format.ts';
import { AnswerText } from '../../panels/answer-text/AnswerText.tsx';
import type { MarkedSpan } from '../../panels/answer-text/mark-mentions.ts';
import { markedSpans, withMatches } from '../../panels/answer-text/mention-spans.ts';
import type { AnswerBody_AnswerFragment } from './AnswerBody.generated.ts';

const NO_SPANS: MarkedSpan[] = [];

const FAILURES = {
  FAILED: 'could not be asked',
  REFUSED: 'declined to answer',
  EMPTY: 'sent back no text',
} as const;

interface AnswerBodyProps {
  answer: FragmentType<AnswerBody_AnswerFragment> | undefined;
  /** Where the text has the words searched for. */
  matches: readonly { start: number; end: number }[];
  /** Loads the answer again. */
  onRetry: () => unknown;
}

/** The answer's text with the companies marked, or why there is none. */
export function AnswerBody({ answer, matches, onRetry }: AnswerBodyProps) {
  const data = unmaskFragment<AnswerBody_AnswerFragment>(answer);
  const mentions = data?.mentions;
  const spans = useMemo(() => withMatches(markedSpans(mentions ?? []), matches), [mentions, matches]);
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
      {data && <TextNote answer={data} onRetry={onRetry} />}
      {data?.text.trim() && <AnswerText text={data.text} spans={spans} />}
    </Panel>
  );
}

/** Says that the text is archived or deleted. */
function TextNote({ answer, onRetry }: { answer: AnswerBody_AnswerFragment; onRetry: () => unknown }) {
  const { textState, textRemovedAt, textProblem } = answer;
  if (textProblem) return <LoadError message={textProblem} onRetry={onRetry} />;
  if (!textRemovedAt) return null;
  const day = formatDayAndYear(textRemovedAt.slice(0, 10));
  if (textState === 'ARCHIVED') {
    return (
      <Text fontSize="sm" color="fg.muted" mb="4">
        {`This text was moved to the archive on ${day} and is read from there.`}
      </Text>
    );
  }
  return (
    <Stack gap="1" role="note">
      <Text fontWeight="medium">{`The text of this answer was deleted on ${day}.`}</Text>
      <Text color="fg.muted">
        This server keeps texts for a limited time. What was found in the answer stays and counts in every
        number.
      </Text>
    </Stack>
  );
}
