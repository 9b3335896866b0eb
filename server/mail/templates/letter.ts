import type { Png } from '../../charts/png.ts';
import type { Block, MailDocument } from '../document.ts';

const SIMULATED =
  'Sample data: answers of this account were made by the simulator, not by real AI platforms.';

/** A short mail with at most one action. */
export interface Letter {
  subject: string;
  /** Plain text. */
  paragraphs: readonly string[];
  /** After the paragraphs. */
  picture?: Png | undefined;
  /** Lists under their own headings, after the paragraphs. */
  sections?: readonly { title: string; lines: readonly string[] }[];
  button?: { label: string; link: string };
  /** Shown large, to be typed in. */
  code?: string;
  /** The account has simulated answers; the small print says so. */
  simulated?: boolean;
  /** Small print at the end. */
  footnotes: readonly string[];
  /** A link below the small print, such as one to the settings of such mails. */
  aside?: { label: string; link: string };
  /** Where the recipient ends such mails without sign-in. */
  unsubscribe?: string | undefined;
}

export function letter({ subject, paragraphs, sections = [], ...rest }: Letter): MailDocument {
  const { button, code, simulated, aside, unsubscribe, picture } = rest;
  const footnotes = simulated ? [SIMULATED, ...rest.footnotes] : rest.footnotes;
  const action: Block[] = [];
  if (button) action.push({ type: 'button', showAddress: true, ...button });
  if (code) action.push({ type: 'code', text: code });
  const smallPrint: Block[] = footnotes.map((text) => ({ type: 'paragraph', text, tone: 'small' }));
  if (aside) smallPrint.push({ type: 'link', ...aside });
  if (unsubscribe) {
    smallPrint.push({ type: 'link', label: 'Unsubscribe this address', link: unsubscribe });
  }
  const opening: Block[] = paragraphs.map((text) => ({ type: 'paragraph', text }));
  if (picture) opening.push({ type: 'picture', ...picture });
  if (sections.length === 0) return { subject, blocks: [...opening, ...action, ...smallPrint] };
  return {
    subject,
    blocks: opening,
    sections: [
      ...sections.map(({ title, lines }) => ({ title, blocks: [{ type: 'list' as const, items: lines }] })),
      { blocks: [...action, ...smallPrint] },
    ],
  };
}
