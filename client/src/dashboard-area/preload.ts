import type { ApolloClient } from '@apollo/client';
import { loadCharts } from '../components/charts/lazy-chart.ts';
import { OverviewDocument } from '../features/overview/OverviewScreen.generated.ts';
import { paths } from '../paths.ts';

/** Asks for a screen's data beside the shell's instead of after it. The screen reports a failure itself. */
export function preloadScreen(client: ApolloClient, pathname: string) {
  if (pathname.replace(/\/$/, '') !== paths.dashboard) return;
  loadCharts();
  client.query({ query: OverviewDocument }).catch(() => undefined);
}
