import { badInput, notFound } from '../../../errors.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { ReportContent } from '../../reports/content/model.ts';
import type { ContentDeps } from '../deps.ts';
import type { ReportScope } from '../model.ts';
import { changedPrompts } from './changes.ts';
import { missingPrompts } from './missing.ts';
import { nextSteps } from './next-steps.ts';
import { passages } from './passages.ts';
import { rankedCompanies } from './ranking.ts';
import { topicsOf } from './topics.ts';

/**
 * A report's content from the account's own metrics: the dashboard's figures for the same range, platform and topic.
 * @throws BAD_USER_INPUT without a brand or without answers; NOT_FOUND for a topic that the account does not have
 */
export async function makeContent(
  deps: ContentDeps,
  viewer: Viewer,
  { filter, topicId }: ReportScope,
  title: string | null,
): Promise<ReportContent> {
  const metrics = await deps.visibility.metrics(viewer, null, filter);
  const { brand, competitors, account, range, topics: list } = metrics;
  const topic = topicId === null ? null : list.topics.find(({ id }) => id === topicId);
  if (topic === undefined) throw notFound('There is no topic with this id.', 'topicId');
  if (!brand) throw badInput('filter', 'Name your brand in the settings first: a report is about it.');
  const { from, to } = range;
  const figures = topic ? metrics.of(topic) : metrics.overview;
  const answers = await figures.answers();
  if (from === null || to === null || answers === 0) {
    throw badInput('filter', 'There are no answers in this range, so there is nothing to report.');
  }
  const query = { filter: { from, to, platform: filter.platform ?? null }, topicId };
  const [visibility, sentiment, platforms, sources, failed, visibilityChange, sentimentChange, prompts] =
    await Promise.all([
      figures.visibility(),
      figures.sentiment(),
      figures.platforms(),
      figures.sources(),
      figures.failed(),
      figures.visibilityChange(),
      figures.sentimentChange(),
      metrics.prompts(),
    ]);
  const [ranking, missing, steps, quotes, changed, byTopic] = await Promise.all([
    rankedCompanies(deps, viewer, metrics, figures, query),
    missingPrompts(deps, viewer, query),
    nextSteps(deps, viewer, account),
    passages(
      deps,
      viewer,
      query,
      platforms.map(({ platform }) => platform),
    ),
    changedPrompts(deps, viewer, { filter, topic: topic?.name ?? null }, metrics.comparedRanges),
    topic ? [] : topicsOf(metrics),
  ]);
  const asked = prompts
    .filter(({ topic: { id } }) => topicId === null || id === topicId)
    .flatMap((group) => group.prompts)
    .filter((prompt) => prompt.visibility.answers > 0);
  const compared = metrics.comparedRanges;
  const { mean } = sentiment;
  return {
    company: brand.name,
    website: brand.domain,
    competitors: competitors.map(({ name }) => name),
    searchTopics: [],
    simulated: account.simulated,
    madeAt: deps.clock().toISOString(),
    measurement: {
      prompts: asked.length,
      brandedPrompts: asked.filter(({ branded }) => branded).length,
      asked: answers + failed,
      answers,
      failures: platforms
        .filter((platform) => platform.failed > 0)
        .map((row) => ({ platform: row.platform, reason: 'No usable answer.', count: row.failed })),
      from: `${from}T00:00:00.000Z`,
      to: `${to}T00:00:00.000Z`,
    },
    visibility: visibility.mentionRate,
    brandedVisibility: visibility.brandedMentionRate,
    platforms: platforms.map((row) => ({ ...row, model: null })),
    ranking,
    sentiment: {
      ...mean,
      mentions: sentiment.mentions,
      counts: sentiment.counts,
      judge: sentiment.judges.map(({ name }) => name).join(', ') || 'Built-in rules',
    },
    missing: missing.prompts,
    sources: [],
    passages: quotes,
    nextSteps: steps,
    prompts: [],
    period: {
      title: title ?? `${brand.name} in AI answers`,
      ...{ from, to },
      platform: filter.platform ? { key: filter.platform, name: platformName(filter.platform) } : null,
      topic: topic?.name ?? null,
      compared: compared.current,
      previous: compared.previous,
      ...{ visibilityChange, sentimentChange },
      topics: byTopic,
      ...changed,
      sources: sources.map(({ url, domain, title: name, mentions, own }) => ({
        ...{ url, domain, own },
        title: name,
        answers: mentions,
      })),
      missingTotal: missing.total,
    },
  };
}
