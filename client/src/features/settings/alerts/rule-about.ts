import {
  isKind,
  OF_ALL_PLATFORMS,
  OF_COMPETITORS,
  OF_PROMPTS,
  WITHOUT_TOPIC,
} from '../../../panels/alerts/alert-kinds.ts';
import type { AlertKind } from '../../../schema.generated.ts';

/** What a new rule watches; empty texts for all. */
export interface RuleAbout {
  kind: AlertKind;
  topicId: string;
  promptId: string;
  platform: string;
  competitorId: string;
}

/** Names in the address that open the form with something chosen. */
const NAMES = ['topic', 'prompt', 'competitor', 'kind'] as const;

/** What the address asks for; null without. */
export function aboutInAddress(search: URLSearchParams): RuleAbout | null {
  if (!NAMES.some((name) => search.has(name))) return null;
  const [topicId, promptId, competitorId, kind] = NAMES.map((name) => search.get(name) ?? '');
  const usual = competitorId ? 'COMPETITOR_RISE' : 'VISIBILITY_DROP';
  return {
    kind: kind && isKind(kind) ? kind : usual,
    topicId: topicId ?? '',
    promptId: promptId ?? '',
    competitorId: competitorId ?? '',
    platform: '',
  };
}

export const NOTHING_CHOSEN: RuleAbout = {
  kind: 'VISIBILITY_DROP',
  topicId: '',
  promptId: '',
  platform: '',
  competitorId: '',
};

/** Only what a rule of this kind can be about. */
export function toInput({ kind, topicId, promptId, platform, competitorId }: RuleAbout) {
  const prompt = OF_PROMPTS.includes(kind) ? promptId : '';
  return {
    kind,
    topicId: (!prompt && !WITHOUT_TOPIC.includes(kind) && topicId) || null,
    promptId: prompt || null,
    platform: (!OF_ALL_PLATFORMS.includes(kind) && platform) || null,
    competitorId: (OF_COMPETITORS.includes(kind) && competitorId) || null,
  };
}
