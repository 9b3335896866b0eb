import { checkUrl } from '../../net/check-url.ts';
import type { FieldError } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import { type NewRule, type StoredRule, WITHOUT_TOPIC } from './model.ts';
import type { Addresses } from './store.ts';

/** Rules of one account. */
const MAX_RULES = 50;

/** Why a rule cannot be added; empty when it can. */
export function ruleErrors(
  rule: NewRule,
  known: { rules: readonly StoredRule[]; topics: readonly Topic[]; addresses: Addresses },
): FieldError[] {
  const topicId = rule.topicId?.toLowerCase() ?? null;
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
  if (rule.channels.length === 0) return error('channels', 'Choose e-mail, the webhook or both.');
  if (rule.channels.includes('webhook') && known.addresses.webhookUrl === null) {
    return error('channels', 'Set a webhook address first.');
  }
  if (known.rules.some((other) => other.kind === rule.kind && other.topicId === topicId)) {
    return error('kind', 'This rule exists already; remove it to choose other channels.');
  }
  return [];
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
