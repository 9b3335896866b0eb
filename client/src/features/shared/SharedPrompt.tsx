import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { PromptPanels } from '../../panels/prompt-page/PromptPanels.tsx';
import { addressOf } from './address-of.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedDays, SharedFrame, SharedSkeleton, type SharedView } from './SharedFrame.tsx';
import { useSharedPromptQuery } from './SharedPrompt.generated.ts';

/** One prompt of a share link. */
export function SharedPrompt({ token, view }: { token: string; view: SharedView }) {
  const { data, error, refetch } = useSharedPromptQuery({ variables: { token } });
  const page = data?.sharedView?.promptPage;
  if (data && !page) return <LinkEnded />;
  if (!page) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  const { range, visibility, failed } = page;
  return (
    <NumbersScope address={addressOf(view, range)} range={range} prompt={page.prompt.id}>
      <SharedFrame
        token={token}
        view={view}
        title={page.prompt.question}
        simulated={page.simulated}
        empty={visibility.answers === 0 && failed === 0}
        aside={<SharedDays range={range} answers={visibility.answers} />}
      >
        <PromptPanels page={page} />
      </SharedFrame>
    </NumbersScope>
  );
}
