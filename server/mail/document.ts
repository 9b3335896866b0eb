/** A part of a mail. Every block is rendered as HTML and as text, which say the same. */
export type Block =
  | { type: 'paragraph'; text: string; tone?: 'strong' | 'small' }
  /** Bullet points. */
  | { type: 'list'; items: readonly string[] }
  /** `showAddress`: the link is also written out, for mail programs that hide buttons. */
  | { type: 'button'; label: string; link: string; showAddress?: boolean }
  | { type: 'link'; label: string; link: string }
  /** Shown large, to be typed in. */
  | { type: 'code'; text: string }
  /** A main number and its label. */
  | { type: 'figure'; value: string; label: string }
  /** A title with lines that belong to it. */
  | { type: 'entry'; title: string; lines: readonly string[] }
  /** Entries in order, each with the reason for it. */
  | { type: 'steps'; steps: readonly { title: string; detail: string; reason: string }[] }
  /** `marked` is between `before` and `after`; empty without a mark. */
  | { type: 'quote'; before: string; marked: string; after: string; source: string }
  /** Rates 0–100 as bars; null draws an empty one. */
  | { type: 'bars'; bars: readonly { label: string; value: number | null; shown: string; detail: string }[] }
  /** A score 0–100 whose middle is mixed. The text part leaves it to the paragraph beside it. */
  | { type: 'score'; value: number; shown: string }
  /** A PNG inside the mail. `alt` says what it shows; width and height are in pixels. The text part is `alt`. */
  | { type: 'picture'; content: Buffer; alt: string; width: number; height: number }
  | {
      type: 'table';
      columns: readonly string[];
      rows: readonly { cells: readonly string[]; strong: boolean }[];
    };

export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Some blocks under a heading of their own. */
export interface MailSection {
  /** Left out, the section is set off by a line only. */
  title?: string;
  blocks: readonly Block[];
}

/** What a mail says, whatever its recipient's program shows. */
export interface MailDocument {
  subject: string;
  /** The heading; the subject where left out. */
  title?: string;
  /** A small line above the heading. */
  kicker?: string;
  /** Shown by mail programs beside the subject. */
  preview?: string;
  /** Shown before everything else. */
  warning?: string;
  blocks: readonly Block[];
  sections?: readonly MailSection[];
}
