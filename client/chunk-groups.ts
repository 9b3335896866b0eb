import type { Rolldown } from 'vite';

/** Matches the files of these components. */
const screens = (...names: string[]) => new RegExp(String.raw`[\\/](?:${names.join('|')})\.tsx$`);

const PANELS = screens('OverviewPanels', 'TopicPanels');
const CHARTS = screens('TrendChart', 'Sparkline');
const ELSEWHERE = screens(
  'DashboardArea',
  'AuthScreen',
  'VisitorRoutes',
  'GenerateReportsScreen',
  'GraphiqlScreen',
  'ReportScreen',
  'Toaster',
);

/**
 * The file of a module by who reaches it. Screens share many small modules with each other; a file for every set of
 * screens that shares some would take dozens of requests, each a round trip, before a chart is seen.
 * @returns null for what is split as usual
 */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const reached = reachedBy(id, context);
  if (!reached) return null;
  const by = (files: RegExp) => reached.some((file) => files.test(file));
  if (by(ELSEWHERE)) return null;
  if (by(PANELS)) return 'panels';
  return by(CHARTS) ? 'charts' : null;
}

/** The module and all that import it, up to where an import is dynamic; undefined for what every visit loads. */
function reachedBy(id: string, context: Rolldown.ChunkingContext): string[] | undefined {
  const found = new Set([id]);
  for (const each of found) {
    const info = context.getModuleInfo(each);
    if (info?.isEntry) return;
    for (const importer of info?.importers ?? []) found.add(importer);
  }
  return [...found];
}
