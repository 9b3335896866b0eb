import { paths } from '../../../paths.ts';
import type { NextStepFragment } from './ActionCenterScreen.generated.ts';

/** Where a step leads: to what it is about, and to the answers that it follows from. */
export function linksOf({
  kind,
  promptId,
  question,
  sourceUrl,
}: NextStepFragment): { to: string; label: string }[] {
  switch (kind) {
    case 'GET_INTO_PAGE':
      return [
        {
          to: paths.answers({ missed: true, ...(sourceUrl && { source: sourceUrl }) }),
          label: 'Answers that cite it and miss you',
        },
      ];
    case 'PUBLISH_PAGE':
      return [
        { to: paths.generate(question ?? undefined), label: 'Write it' },
        {
          to: paths.answers({ missed: true, ...(promptId && { prompt: promptId }) }),
          label: 'Answers that miss you',
        },
      ];
    case 'FIX_PAGES':
    case 'READ_PAGES':
      return [{ to: paths.pages, label: 'Pages' }];
    case 'COLLECT_AGAIN':
      return [{ to: paths.collection, label: 'Collection' }];
  }
}

/** The experiment that would tell whether a step worked; null for a step without a page to publish or to get into. */
export function measurementOf({ kind, title, promptId, sourceUrl }: NextStepFragment) {
  if (kind === 'GET_INTO_PAGE' && sourceUrl) return { name: title, pages: [sourceUrl] };
  if (kind === 'PUBLISH_PAGE' && promptId) return { name: title, pages: [], prompts: [promptId] };
  return null;
}
