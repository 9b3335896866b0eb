import type { Db } from '../../db/client.ts';
import type { Viewer } from '../accounts/model.ts';
import type { GapsService } from '../gaps/service.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import { OPPORTUNITY_DAYS, type Opportunity } from './model.ts';
import { MIN_WINNABLE, potentialOf, scoreOf, typeOf, winnableAnswers } from './potential.ts';
import { findPromptCitations } from './store.ts';

export const MAX_OPPORTUNITIES = 10;
/** Prompts with missed answers that are compared, those with most missed answers. */
const MAX_PROMPTS = 1000;

interface Deps {
  db: Db;
  gaps: GapsService;
}

/** The prompts with most answers to win, those with most first. */
export async function findOpportunities(
  { db, gaps }: Deps,
  viewer: Viewer,
  metrics: AccountMetrics,
): Promise<Opportunity[]> {
  const { userId } = metrics.account;
  const { from, to } = metrics.range;
  if (from === null || to === null) return [];
  const { nodes } = await gaps.listPrompts(viewer, {
    ...{ userId, filter: { days: OPPORTUNITY_DAYS }, neverVisible: false },
    ...{ sort: 'MISSED', direction: 'DESC', searchIn: ['QUESTION'], first: MAX_PROMPTS },
  });
  const ranked = nodes
    .filter(({ branded }) => !branded)
    .map((gap) => ({ gap, winnable: winnableAnswers(gap.missed) }))
    .toSorted((a, b) => b.winnable - a.winnable || (a.gap.id < b.gap.id ? -1 : 1));
  const all = ranked.map(({ winnable }) => winnable);
  const best = ranked.filter(({ winnable }) => winnable >= MIN_WINNABLE).slice(0, MAX_OPPORTUNITIES);
  if (best.length === 0) return [];
  const sites = {
    own: metrics.brand?.domain ?? null,
    competitors: metrics.competitors.flatMap(({ domain }) => domain ?? []),
  };
  const [citations, instead] = await Promise.all([
    findPromptCitations(
      db,
      { userId, from, to },
      sites,
      best.map(({ gap }) => gap.id),
    ),
    Promise.all(best.map(({ gap }) => gap.loadInstead(gap.id))),
  ]);
  const byPrompt = new Map(citations.map((cited) => [cited.promptId, cited]));
  return best.map(({ gap: { id, topic, question, missed }, winnable }, index) => {
    const cited = byPrompt.get(id);
    const score = scoreOf(winnable, all, Math.max(metrics.topics.aggregate.promptCount, all.length));
    return {
      ...{ id, topic, question, missed, winnable, score },
      potential: potentialOf(score),
      type: typeOf(cited?.groups ?? []),
      ownCited: cited?.ownCited ?? 0,
      instead: instead[index] ?? [],
      sources: (cited?.sources ?? []).map(({ site, ...source }) => ({
        ...source,
        competitor: site === 'competitor',
      })),
    };
  });
}
