import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { ChangesService } from '../changes/service.ts';
import type { HeadToHeadService } from '../head-to-head/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import type { LinkView } from './input.ts';

interface Deps {
  visibility: VisibilityService;
  headToHead: HeadToHeadService;
  changes: ChangesService;
}

export type ViewReader = ReturnType<typeof createViewReader>;

/** Items of a list of “What changed”, as the screen asks for. */
const FIRST = 100;

/** Reads what a link shows; every method gives null where the link shows another screen. */
export function createViewReader({ visibility, headToHead, changes }: Deps) {
  const metrics = (viewer: Viewer, view: LinkView) => visibility.metrics(viewer, null, filterOf(view));

  return {
    overview: async (viewer: Viewer, view: LinkView) =>
      view.screen === 'overview' ? metrics(viewer, view) : null,

    /** Null also where the account has no such topic any more. */
    async topic(viewer: Viewer, view: LinkView) {
      if (view.screen !== 'topic') return null;
      const read = await metrics(viewer, view);
      const topic = read.topics.topics.find(({ id }) => id === view.subjectId);
      return topic ? { metrics: read, topic } : null;
    },

    /** Null also without answers in the range. */
    headToHead: async (viewer: Viewer, view: LinkView) =>
      view.screen === 'head-to-head'
        ? headToHead.read(viewer, { competitorId: view.subjectId ?? '', filter: filterOf(view) })
        : null,

    async whatChanged(viewer: Viewer, view: LinkView) {
      if (view.screen !== 'what-changed') return null;
      const { beforeFrom, beforeTo } = view;
      const before = beforeFrom && beforeTo ? { from: beforeFrom, to: beforeTo } : null;
      return changes.whatChanged(viewer, { filter: filterOf(view), before, first: FIRST });
    },

    /** The name of a link's topic or competitor; null where it has none, or the account does not track it any more. */
    async subject(viewer: Viewer, { screen, subjectId }: LinkView): Promise<string | null> {
      if (subjectId === null) return null;
      const { topics, competitors } = await visibility.metrics(viewer, null);
      const named = screen === 'topic' ? topics.topics : competitors;
      return named.find(({ id }) => id === subjectId)?.name ?? null;
    },

    /** Whether a view can be shown. @throws BAD_USER_INPUT or NOT_FOUND, naming the field */
    async check(viewer: Viewer, view: LinkView): Promise<void> {
      if (view.screen === 'head-to-head' && !(await this.subject(viewer, view))) {
        throw notFound('The account tracks no competitor with this id.', 'subjectId');
      }
      await this.whatChanged(viewer, view);
      if (view.screen === 'topic' && !(await this.topic(viewer, view))) {
        throw notFound('The account has no topic with this id.', 'subjectId');
      }
    },
  };
}

function filterOf({ days, from, to, platform }: LinkView): MetricsFilter {
  return {
    ...(days === null ? {} : { days }),
    ...(from === null || to === null ? {} : { from, to }),
    ...(platform === null ? {} : { platform }),
  };
}
