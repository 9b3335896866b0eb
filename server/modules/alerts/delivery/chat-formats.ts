import type { ChatMessage } from './chat-message.ts';
import { toSlack } from './slack.ts';
import { toTeams } from './teams.ts';

/** What a webhook's address takes. */
export const WEBHOOK_FORMATS = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** Hosts of incoming webhooks. Teams: the Workflows app, and connectors of before. */
const HOSTS: readonly (readonly [WebhookFormat, RegExp])[] = [
  ['slack', /^hooks\.slack(?:-gov)?\.com$/],
  ['teams', /(?:^|\.)(?:logic\.azure\.(?:com|us)|api\.powerplatform\.com|webhook\.office\.com)$/],
];

/**
 * The format by the address: that of the vendor whose host it is, or the one after `#`, for receivers that take it elsewhere, such
 * as Mattermost (`#slack`).
 */
export function formatOf(url: string): WebhookFormat {
  const { hostname, hash } = new URL(url);
  const named = WEBHOOK_FORMATS.find((format) => hash === `#${format}`);
  return named ?? HOSTS.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'json';
}

/** Whether people read what is posted there. */
export const isChat = (url: string | null) => url !== null && formatOf(url) !== 'json';

/** The body that a webhook's address takes. @param json for programs; @param message for people */
export function bodyFor(url: string, json: object, message: ChatMessage): object {
  switch (formatOf(url)) {
    case 'slack':
      return toSlack(message);
    case 'teams':
      return toTeams(message);
    case 'json':
      return json;
  }
}
