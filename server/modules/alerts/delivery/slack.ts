/** What people read of an alert or a test. */
export interface AlertText {
  title: string;
  summary: string;
  simulated: boolean;
  /** The page that it is about. */
  url: string;
  settingsUrl: string;
}

/** Characters that Slack takes of a header, of a section and of a notification. */
const MAX_HEADER = 150;
const MAX_TEXT = 3000;

/** Said of accounts with simulated answers. */
export const SIMULATED = 'Sample data: made by the simulator, not by real AI platforms.';

/**
 * A message for Slack's incoming webhooks. All texts but the notification's are plain ones, in which nothing is a link, a mention or
 * a format.
 */
export function toSlack({ title, summary, simulated, url, settingsUrl }: AlertText): object {
  return {
    text: escapeSlack(cut(`${title}: ${summary}`, MAX_TEXT)),
    blocks: [
      { type: 'header', text: plain(title, MAX_HEADER) },
      { type: 'section', text: plain(summary, MAX_TEXT) },
      ...(simulated ? [{ type: 'context', elements: [plain(SIMULATED, MAX_TEXT)] }] : []),
      {
        type: 'actions',
        elements: [
          { type: 'button', text: plain('Open Sightline', MAX_HEADER), url, style: 'primary' },
          { type: 'button', text: plain('Alert settings', MAX_HEADER), url: settingsUrl },
        ],
      },
    ],
  };
}

const plain = (text: string, limit: number) => ({ type: 'plain_text', text: cut(text, limit), emoji: false });

/** @returns at most `limit` UTF-16 units, as Slack counts, and no half of a character */
export const cut = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** `<!channel>` would notify everybody; docs.slack.dev: “Formatting message text”, escaping. */
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
