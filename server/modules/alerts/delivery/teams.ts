import { BUTTONS, type ChatMessage, cut, SIMULATED } from './chat-message.ts';

/**
 * Bytes of a message. Source: learn.microsoft.com, “Limits and specifications for Microsoft Teams”: messages of webhooks have 28 KB
 * at most; the rest is for what Teams adds.
 */
export const MAX_TEAMS_BYTES = 27_000;
/** What is kept: characters of each text and lines of each section. The first at which a message fits is taken. */
const SIZES = [
  { text: 4000, lines: 20 },
  { text: 1000, lines: 20 },
  { text: 300, lines: 12 },
  { text: 100, lines: 8 },
  { text: 30, lines: 3 },
] as const;
type Size = (typeof SIZES)[number];
const MAX_SECTIONS = 12;

/**
 * A message for the Workflows app of Microsoft Teams: an Adaptive Card. Its texts are runs, in which nothing is Markdown, unlike in text
 * blocks.
 */
export function toTeams(message: ChatMessage): object {
  let draft: object = {};
  for (const size of SIZES) {
    draft = messageOf(cardOf(message, size));
    if (Buffer.byteLength(JSON.stringify(draft)) <= MAX_TEAMS_BYTES) break;
  }
  return draft;
}

const messageOf = (content: object) => ({
  type: 'message',
  attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
});

function cardOf(message: ChatMessage, { text: limit, lines: maxLines }: Size): object {
  const { title, summary, sections = [], picture, simulated, url, settingsUrl } = message;
  const paragraph = (text: string, style: object = {}, block: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: cut(text, limit), ...style }],
    ...block,
  });
  return {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: cut(`${title}: ${summary}`, limit),
    body: [
      paragraph(title, { size: 'Medium', weight: 'Bolder' }),
      paragraph(summary),
      ...(picture
        ? [
            {
              type: 'Image',
              url: picture.url,
              altText: cut(picture.alt, limit),
              size: 'Stretch',
              msteams: { allowExpand: true },
            },
          ]
        : []),
      ...sections
        .slice(0, MAX_SECTIONS)
        .flatMap((section) => [
          paragraph(section.title, { weight: 'Bolder' }, { spacing: 'Medium' }),
          ...section.lines.slice(0, maxLines).map((line) => paragraph(`• ${line}`, {}, { spacing: 'Small' })),
        ]),
      ...(simulated ? [paragraph(SIMULATED, { isSubtle: true, size: 'Small' })] : []),
    ],
    actions: [
      { type: 'Action.OpenUrl', title: BUTTONS.open, url },
      { type: 'Action.OpenUrl', title: BUTTONS.settings, url: settingsUrl },
    ],
    msteams: { width: 'Full' },
  };
}
