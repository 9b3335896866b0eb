import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { VisitorApollo } from '../../apollo/VisitorApollo.tsx';
import { loadCharts } from '../../components/charts/lazy-chart.ts';
import { ScreenLinks } from '../../components/layout/screen-links.ts';
import { useTitle } from '../../components/layout/use-title.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedSkeleton } from './SharedFrame.tsx';
import { SharedHeadToHead } from './SharedHeadToHead.tsx';
import { SharedOverview } from './SharedOverview.tsx';
import { SharedPrompt } from './SharedPrompt.tsx';
import { useSharedViewQuery } from './SharedScreen.generated.ts';
import { SharedTopic } from './SharedTopic.tsx';
import { SharedWhatChanged } from './SharedWhatChanged.tsx';
import { useCountOpen } from './use-count-open.ts';

/** While the numbers load. */
function preloadCharts() {
  loadCharts();
}

/** What a share link shows, to anybody who has its address. */
export function SharedScreen() {
  const { token = '' } = useParams();
  useEffect(preloadCharts, []);
  return (
    <VisitorApollo key={token}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <ScreenLinks value={false}>
        <Shared token={token} />
      </ScreenLinks>
    </VisitorApollo>
  );
}

function Shared({ token }: { token: string }) {
  const { data, error, refetch } = useSharedViewQuery({ variables: { token } });
  const view = data?.sharedView;
  useTitle(view?.brandName ? `${view.brandName}: shared view` : 'Shared view');
  useCountOpen(token, view?.id);
  if (view === null) return <LinkEnded />;
  if (!view) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  if (view.screen === 'OVERVIEW') return <SharedOverview token={token} view={view} />;
  if (view.screen === 'TOPIC') return <SharedTopic token={token} view={view} />;
  if (view.screen === 'HEAD_TO_HEAD') return <SharedHeadToHead token={token} view={view} />;
  if (view.screen === 'WHAT_CHANGED') return <SharedWhatChanged token={token} view={view} />;
  return <SharedPrompt token={token} view={view} />;
}
