import { Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { lazyScreen } from '../../components/lazy-screen.ts';
import type { MarkedSpan } from './mark-mentions.ts';

const loadMarkdown = async () => (await import('./AnswerMarkdown.tsx')).AnswerMarkdown;
const AnswerMarkdown = lazyScreen(loadMarkdown);

interface AnswerTextProps {
  /** Markdown; undefined while it is loading. */
  text: string | undefined;
  /** Ascending. */
  spans: readonly MarkedSpan[];
}

/** An answer's text with the companies in it marked; what draws it is downloaded while the answer is asked for. */
export function AnswerText({ text, spans }: AnswerTextProps) {
  // A failure shows where it is drawn.
  useEffect(() => {
    loadMarkdown().catch(() => undefined);
  }, []);
  if (text === undefined) return <TextSkeleton />;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <AnswerMarkdown text={text} spans={spans} />
    </Suspense>
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
