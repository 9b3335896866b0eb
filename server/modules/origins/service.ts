import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import { type BeforeInput, resolveRanges } from '../changes/ranges.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import type { AnswerOrigins } from './model.ts';
import { originChanges } from './origin-changes.ts';
import { findModelChanges, findOrigins, type OriginScope } from './store.ts';

export interface OriginsRequest {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  /** The days of the earlier window; those just before the later one when left out. */
  before?: BeforeInput | null | undefined;
  topicId?: string | null | undefined;
  promptId?: string | null | undefined;
}

export interface OriginsService {
  /**
   * @throws FORBIDDEN; NOT_FOUND for a topic or prompt that the account does not have; BAD_USER_INPUT naming the field
   */
  read(viewer: Viewer, request: OriginsRequest): Promise<AnswerOrigins>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  prompts: PromptsService;
}

export function createOriginsService({ db, visibility, prompts }: Deps): OriginsService {
  async function existing({ account }: AccountMetrics, promptId: string): Promise<string> {
    const isId = z.guid().safeParse(promptId).success;
    const [prompt] = isId ? await prompts.byIds(db, account.userId, [promptId]) : [];
    if (!prompt) throw notFound('There is no prompt with this id.', 'promptId');
    return promptId;
  }
  return {
    async read(viewer, { userId, filter, before, topicId, promptId }) {
      if (topicId && promptId) throw badInput('promptId', 'Name a topic or a prompt, not both.');
      const metrics = await visibility.metrics(viewer, userId, filter);
      const scope: OriginScope = {
        userId: metrics.account.userId,
        topicId: topicOf(metrics, topicId),
        promptId: promptId ? await existing(metrics, promptId) : null,
        platform: filter?.platform ?? null,
      };
      const { current, previous } = before
        ? (resolveRanges(metrics, before) ?? metrics.comparedRanges)
        : metrics.comparedRanges;
      const find = (range: AnswerOrigins['range'] | null) => (range ? findOrigins(db, scope, range) : []);
      const [origins, earlier, later, modelChanges] = await Promise.all([
        find(metrics.range),
        current && find(previous),
        previous && find(current),
        findModelChanges(
          db,
          scope,
          before && previous ? { ...metrics.range, from: previous.from } : metrics.range,
        ),
      ]);
      return {
        range: metrics.range,
        origins,
        changes: originChanges(earlier ?? [], later ?? []),
        modelChanges,
      };
    },
  };
}

function topicOf({ topics }: AccountMetrics, topicId: string | null | undefined): string {
  if (!topicId) return topics.aggregate.id;
  const topic = [topics.aggregate, ...topics.topics].find(({ id }) => id === topicId);
  if (!topic) throw notFound('There is no topic with this id.', 'topicId');
  return topic.id;
}
