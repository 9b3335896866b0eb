import { checkUrl } from '../../net/check-url.ts';
import { isKnownPlatform } from '../../platforms/names.ts';
import type { FieldError } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import type { QuietHours } from './delivery/quiet.ts';
import {
  type NewRule,
  OF_COMPETITORS,
  OF_PLATFORMS,
  OF_PROMPTS,
  type RuleSubject,
  type StoredRule,
  WITHOUT_TOPIC,
} from './model.ts';
import type { Addresses } from './store.ts';

/** Rules of one account. */
const MAX_RULES = 50;

/** What a rule is about, as it is stored. */
export const aboutOf = ({ topicId, promptId, platform, competitorId }: NewRule) => ({
  topicId: topicId?.toLowerCase() ?? null,
  promptId: promptId?.toLowerCase() ?? null,
  platform: platform ?? null,
  companyId: competitorId?.toLowerCase() ?? null,
});

/** Why a rule cannot be added; empty when it can. */
export function ruleErrors(
  rule: NewRule,
  known: {
    rules: readonly StoredRule[];
    topics: readonly Topic[];
    prompts: readonly RuleSubject[];
    competitors: readonly RuleSubject[];
    /** Keys of those measured. */
    platforms: readonly string[];
    addresses: Addresses;
  },
): FieldError[] {
  const { topicId, promptId, platform, companyId } = aboutOf(rule);
  const error = (field: string, message: string) => [{ field, message }];
  if (known.rules.length >= MAX_RULES) {
    return error('kind', `An account has at most ${MAX_RULES} rules; remove one to add another.`);
  }
  if (topicId !== null && WITHOUT_TOPIC.includes(rule.kind)) {
    return error('topicId', 'Rules of this kind concern the whole account; leave the topic out.');
  }
  if (topicId !== null && !known.topics.some(({ id }) => id === topicId)) {
    return error('topicId', 'There is no topic with this id.');
  }
  if (promptId !== null && !OF_PROMPTS.includes(rule.kind)) {
    return error('promptId', 'One prompt can be watched for visibility only; leave the prompt out.');
  }
  if (promptId !== null && topicId !== null) {
    return error('promptId', 'Choose a topic or a prompt, not both.');
  }
  if (promptId !== null && !known.prompts.some(({ id }) => id === promptId)) {
    return error('promptId', 'There is no prompt with this id.');
  }
  if (platform !== null && !OF_PLATFORMS.includes(rule.kind)) {
    return error('platform', 'Rules of this kind concern all platforms; leave the platform out.');
  }
  if (platform !== null && !known.platforms.includes(platform) && !isKnownPlatform(platform)) {
    return error('platform', 'There is no platform with this key.');
  }
  if (companyId !== null && !OF_COMPETITORS.includes(rule.kind)) {
    return error('competitorId', 'Rules of this kind concern your brand; leave the competitor out.');
  }
  if (companyId !== null && !known.competitors.some(({ id }) => id === companyId)) {
    return error('competitorId', 'There is no competitor with this id.');
  }
  if (rule.channels.length === 0) return error('channels', 'Choose e-mail, the webhook or both.');
  if (rule.channels.includes('webhook') && known.addresses.webhookUrl === null) {
    return error('channels', 'Set a webhook address first.');
  }
  const isSame = (other: StoredRule) =>
    other.kind === rule.kind &&
    other.topicId === topicId &&
    other.promptId === promptId &&
    other.platform === platform &&
    other.companyId === companyId;
  if (known.rules.some(isSame)) {
    return error('kind', 'This rule exists already; remove it to choose other channels.');
  }
  return [];
}

/** What is wrong with quiet hours; empty for nothing. */
export function quietErrors({ from, to }: QuietHours): FieldError[] {
  for (const [field, hour] of Object.entries({ from, to })) {
    if (hour < 0 || hour > 23) return [{ field, message: `${field} must be an hour from 0 to 23.` }];
  }
  return from === to
    ? [{ field: 'to', message: 'Quiet hours must end at another hour than they begin.' }]
    : [];
}

/** Checks a webhook's URL. @returns its stored form, or the errors to show */
export function parseWebhookUrl(
  text: string,
  allowPrivate: boolean,
): { ok: true; url: string } | { ok: false; errors: FieldError[] } {
  const checked = checkUrl(text, { allowPrivate });
  if (!checked.ok) return { ok: false, errors: [{ field: 'url', message: checked.problem }] };
  return { ok: true, url: checked.url.href };
}
