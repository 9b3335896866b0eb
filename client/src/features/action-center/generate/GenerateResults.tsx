import { Text } from '@chakra-ui/react';
import type { WrittenDraftFragment } from './drafts/Draft.generated.ts';
import { CutList } from './drafts/DraftArticle.tsx';
import { MeasuredDeltas, ScoreDeltas } from './drafts/ScoreDeltas.tsx';
import { Improvements } from './OptimisedContent.tsx';
import { type OptimisedText, toMarkdown } from './simulated-text/optimised-text.ts';

interface GenerateResultsProps {
  /** Why the last draft failed. */
  problem: string | null;
  /** What the chat model wrote, else what was simulated. */
  written: WrittenDraftFragment | null;
  output: (OptimisedText & { of: string }) | null;
}

/** What was done to a text: improvements, scores before and after, what was cut. */
export function GenerateResults({ problem, written, output }: GenerateResultsProps) {
  return (
    <>
      {problem !== null && (
        <Text role="alert" fontSize="sm">
          {problem}
        </Text>
      )}
      {written ? (
        <>
          <Improvements improvements={written.improvements} />
          {written.after && <ScoreDeltas before={written.before} after={written.after} />}
          <CutList cut={written.cut} />
        </>
      ) : (
        output && (
          <>
            <Improvements improvements={output.improvements} />
            <MeasuredDeltas before={output.of} after={toMarkdown(output)} />
          </>
        )
      )}
    </>
  );
}
