import type { FragmentType } from '@apollo/client';
import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo } from 'react';
import { usePart } from '../../apollo/use-part.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { Panel } from '../../components/Panel.tsx';
import { type AnswerBody_AnswerFragment, AnswerBody_AnswerFragmentDoc } from './AnswerBody.generated.ts';
import { markedSpans } from './mention-spans.ts';

const loadMarkdown = async () => (await import('./AnswerMarkdown.tsx')).AnswerMarkdown;
const AnswerMarkdown = lazyScreen(loadMarkdown);

const FAILURES = {
  FAILED: 'could not be asked',
  REFUSED: 'declined to answer',
  EMPTY: 'sent back no text',
} as const;

/** The answer as it was, with the companies in it marked; or why there is none. */
export function AnswerBody({ answer }: { answer: FragmentType<AnswerBody_AnswerFragment> | undefined }) {
  const data = usePart(AnswerBody_AnswerFragmentDoc, answer);
  // Downloaded while the answer is asked for; a failure shows where it is drawn.
  useEffect(() => {
    loadMarkdown().catch(() => undefined);
  }, []);
  const mentions = data?.mentions;
  const spans = useMemo(() => markedSpans(mentions ?? []), [mentions]);
  return (
    <Panel title="Answer" loading={!data} skeleton={<TextSkeleton />} empty={false} emptyText="">
      {data && data.status !== 'ANSWERED' && (
        <Stack gap="1" role="note">
          <Text fontWeight="medium">{`${data.platform.name} ${FAILURES[data.status]}.`}</Text>
          {data.failure && <Text color="fg.muted">{data.failure}</Text>}
          <Text color="fg.muted">Failed measurements are kept and counted in no rate.</Text>
        </Stack>
      )}
      {data?.text.trim() && (
        <Suspense fallback={<TextSkeleton />}>
          <AnswerMarkdown text={data.text} spans={spans} />
        </Suspense>
      )}
    </Panel>
  );
}

const LINES = ['92%', '98%', '85%', '95%', '60%', '90%', '97%', '40%'];

function TextSkeleton() {
  return (
    <Stack gap="3" aria-hidden="true">
      {LINES.map((width) => (
        <Skeleton key={width} h="4" w={width} />
      ))}
    </Stack>
  );
}
