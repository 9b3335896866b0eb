import type { AlertSettings_SettingsFragment } from './AlertSettings.generated.ts';
import { WHOLE_ACCOUNT } from './alert-kinds.ts';

type Rule = AlertSettings_SettingsFragment['rules'][number];

/** What a rule watches, in words: `Topic API, on ChatGPT`. */
export function describeScope({ topic, topicGone, prompt, subjectGone, competitor, platform }: Rule): string {
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
