import { type AlertText, cut, SIMULATED } from './slack.ts';

/** A message has 28 KB at most. */
const MAX_TEXT = 4000;

/**
 * A message for the Workflows app of Microsoft Teams: an Adaptive Card. Its texts are runs, in which nothing is Markdown, unlike in text
 * blocks.
 */
export function toTeams({ title, summary, simulated, url, settingsUrl }: AlertText): object {
  const paragraph = (text: string, style: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: cut(text, MAX_TEXT), ...style }],
  });
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: cut(`${title}: ${summary}`, MAX_TEXT),
    body: [
      paragraph(title, { size: 'Medium', weight: 'Bolder' }),
      paragraph(summary),
      ...(simulated ? [paragraph(SIMULATED, { isSubtle: true, size: 'Small' })] : []),
    ],
    actions: [
      { type: 'Action.OpenUrl', title: 'Open Sightline', url },
      { type: 'Action.OpenUrl', title: 'Alert settings', url: settingsUrl },
    ],
    msteams: { width: 'Full' },
  };
  return {
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card },
    ],
  };
}
