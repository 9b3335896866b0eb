/** What people read in a chat of an alert, a digest or a test. All texts are plain. */
export interface ChatMessage {
  title: string;
  summary: string;
  /** Lists under their headings, after the summary. */
  sections?: readonly { title: string; lines: readonly string[] }[];
  /** A picture at an address that the chat's servers reach. */
  picture?: { url: string; alt: string } | undefined;
  simulated: boolean;
  /** The page that it is about. */
  url: string;
  settingsUrl: string;
}

/** Said of accounts with simulated answers. */
export const SIMULATED = 'Sample data: made by the simulator, not by real AI platforms.';

/** Labels of the buttons. */
export const BUTTONS = { open: 'Open Sightline', settings: 'Alert settings' } as const;

/** @returns at most `limit` UTF-16 units, and no half of a character */
export const cut = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
