import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { ChangesService } from '../changes/service.ts';
import type { HeadToHeadService } from '../head-to-head/service.ts';
import type { OriginsService } from '../origins/service.ts';
import type { PromptPageService } from '../prompt-page/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import type { LinkView } from './input.ts';

export interface ViewReaderDeps {
  db: Db;
  changes: ChangesService;
  headToHead: HeadToHeadService;
  origins: OriginsService;
  promptPage: PromptPageService;
  prompts: PromptsService;
  visibility: VisibilityService;
}

export type ViewReader = ReturnType<typeof createViewReader>;

/** Items of a list of “What changed”, as the screen asks for: all 200 sources that are tested. */
const FIRST = 200;

/** Reads what a link shows; every method gives null where the link shows another screen. */
export function createViewReader(deps: ViewReaderDeps) {
  const { db, changes, headToHead, origins, promptPage, prompts, visibility } = deps;
  const metrics = (viewer: Viewer, view: LinkView) => visibility.metrics(viewer, null, filterOf(view));

  /** Names of the topics, competitors and prompts that links are about, by their ids; none that the account does not track. */
  async function subjects(viewer: Viewer, views: readonly LinkView[]): Promise<Map<string, string>> {
    const has = (...screens: LinkView['screen'][]) => views.some(({ screen }) => screens.includes(screen));
    const promptIds = views.flatMap(({ screen, subjectId }) =>
      screen === 'prompt' && subjectId ? [subjectId] : [],
    );
    const [tracked, asked] = await Promise.all([
      has('topic', 'head-to-head') ? visibility.metrics(viewer, null) : null,
      has('prompt') ? prompts.byIds(db, viewer.userId, [...new Set(promptIds)]) : [],
    ]);
    return new Map([
      ...[...(tracked?.topics.topics ?? []), ...(tracked?.competitors ?? [])].map(
        ({ id, name }) => [id, name] as const,
      ),
      ...asked.map(({ id, question }) => [id, question] as const),
    ]);
  }

  return {
    subjects,

    /** What a link is about; null where it is about nothing, or the account does not track it any more. */
    async subject(viewer: Viewer, view: LinkView): Promise<string | null> {
      const { subjectId } = view;
      return subjectId === null ? null : ((await subjects(viewer, [view])).get(subjectId) ?? null);
    },

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
      return changes.whatChanged(viewer, { filter: filterOf(view), before: beforeOf(view), first: FIRST });
    },

    /** @throws NOT_FOUND where the account has no such prompt */
    prompt: async (viewer: Viewer, view: LinkView) =>
      view.screen === 'prompt'
        ? promptPage.read(viewer, { id: view.subjectId ?? '', filter: filterOf(view) })
        : null,

    /** What the answers behind a link's numbers were asked on. @throws NOT_FOUND for a topic or prompt that is gone */
    origins: (viewer: Viewer, view: LinkView) =>
      origins.read(viewer, {
        filter: filterOf(view),
        before: beforeOf(view),
        topicId: view.screen === 'topic' ? view.subjectId : null,
        promptId: view.screen === 'prompt' ? view.subjectId : null,
      }),

    /** Whether a view can be shown. @throws BAD_USER_INPUT or NOT_FOUND, naming the field */
    async check(viewer: Viewer, view: LinkView): Promise<void> {
      const [named, kept] = OF_SUBJECT[view.screen] ?? [];
      if (named && (await this.subject(viewer, view)) === null) {
        throw notFound(`The account ${kept} no ${named} with this id.`, 'subjectId');
      }
      await this.whatChanged(viewer, view);
      await metrics(viewer, view);
    },
  };
}

/** How an error names what is not there. */
const OF_SUBJECT: Partial<Record<LinkView['screen'], readonly [string, string]>> = {
  topic: ['topic', 'has'],
  'head-to-head': ['competitor', 'tracks'],
  prompt: ['prompt', 'has'],
};

const beforeOf = ({ beforeFrom, beforeTo }: LinkView) =>
  beforeFrom && beforeTo ? { from: beforeFrom, to: beforeTo } : null;

function filterOf({ days, from, to, platform }: LinkView): MetricsFilter {
  return {
    ...(days === null ? {} : { days }),
    ...(from === null || to === null ? {} : { from, to }),
    ...(platform === null ? {} : { platform }),
  };
}
