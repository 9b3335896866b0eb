import { BUTTONS, type ChatMessage, cut, SIMULATED } from './chat-message.ts';

/**
 * Limits of Slack, in characters as it counts them (UTF-16 units), and in blocks of a message. Sources: docs.slack.dev, “Blocks” (50
 * in a message), “Header block” (150), “Section block” and “Text object” (3000), “Image block” (alt text 2000, URL 3000), “Button
 * element” (text 75, URL 3000); all but the first are in the comments of @slack/types, too. For rich text none is documented; it
 * keeps that of a section.
 */
export const SLACK_LIMITS = {
  blocks: 50,
  header: 150,
  text: 3000,
  altText: 2000,
  button: 75,
  url: 3000,
} as const;

/** Blocks beside the sections: header, summary, picture, context and buttons. */
const OTHER_BLOCKS = 5;
const MAX_LINES = 50;

/**
 * A message for Slack's incoming webhooks. All texts but the notification's are plain ones, in which nothing is a link, a mention or
 * a format.
 */
export function toSlack(message: ChatMessage): object {
  const { title, summary, sections = [], picture, simulated, url, settingsUrl } = message;
  const { header, text, altText } = SLACK_LIMITS;
  return {
    text: escapeSlack(cut(`${title}: ${summary}`, text)),
    blocks: [
      { type: 'header', text: plain(title, header) },
      { type: 'section', text: plain(summary, text) },
      ...(picture
        ? [{ type: 'image', image_url: picture.url, alt_text: cut(picture.alt, altText) || title }]
        : []),
      ...sections.slice(0, SLACK_LIMITS.blocks - OTHER_BLOCKS).map(sectionOf),
      ...(simulated ? [{ type: 'context', elements: [plain(SIMULATED, text)] }] : []),
      {
        type: 'actions',
        elements: [button(BUTTONS.open, url, { style: 'primary' }), button(BUTTONS.settings, settingsUrl)],
      },
    ],
  };
}

/** A heading and bullet points as rich text, whose parts are plain. */
function sectionOf({ title, lines }: NonNullable<ChatMessage['sections']>[number]): object {
  let left: number = SLACK_LIMITS.text;
  const part = (text: string, style: object = {}) => {
    const shown = cut(text, Math.max(1, left));
    left -= shown.length;
    return { type: 'rich_text_section', elements: [{ type: 'text', text: shown, ...style }] };
  };
  const heading = part(title || '…', { style: { bold: true } });
  const items = lines.slice(0, MAX_LINES).flatMap((line) => (left > 0 && line ? [part(line)] : []));
  const list = items.length > 0 ? [{ type: 'rich_text_list', style: 'bullet', elements: items }] : [];
  return { type: 'rich_text', elements: [heading, ...list] };
}

const button = (label: string, url: string, style: object = {}) => ({
  type: 'button',
  text: plain(label, SLACK_LIMITS.button),
  url,
  ...style,
});

const plain = (text: string, limit: number) => ({ type: 'plain_text', text: cut(text, limit), emoji: false });

/** `<!channel>` would notify everybody; docs.slack.dev: “Formatting message text”, escaping. */
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
