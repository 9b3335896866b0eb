import { WHOLE_ACCOUNT } from './alert-kinds.ts';
import type { RuleScope_RuleFragment } from './rule-scope.generated.ts';

/** What a rule watches, in words: `Topic API, on ChatGPT`. */
export function describeScope({
  topic,
  topicGone,
  prompt,
  subjectGone,
  competitor,
  platform,
}: RuleScope_RuleFragment): string {
  const only = topic
    ? `Topic ${topic.name}`
    : prompt
      ? `Prompt “${prompt.question}”`
      : topicGone
        ? 'An archived topic'
        : subjectGone
          ? 'Something that is no longer tracked'
          : WHOLE_ACCOUNT;
  return [only, competitor?.name, platform && `on ${platform.name}`].filter(Boolean).join(', ');
}
