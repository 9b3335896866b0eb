import type { PageBlock, PageLink } from '../types.ts';
import { withoutControls } from './clean-text.ts';
import { PAGE_LIMITS } from './limits.ts';

export type BlockLabel = Pick<PageBlock, 'kind' | 'level'>;

/** Writes blocks of one line each, with single spaces between words and the offsets of links. */
export class BlockWriter {
  readonly blocks: PageBlock[] = [];
  readonly links: PageLink[] = [];
  /** A limit is reached; nothing more is taken. */
  isFull = false;
  private pieces: string[] = [];
  private length = 0;
  private needsSpace = false;
  private room: number = PAGE_LIMITS.text;
  private opened: { url: string; start: number | null } | null = null;
  private lineLinks: Omit<PageLink, 'block'>[] = [];

  write(raw: string): void {
    const text = withoutControls(raw).replace(/\s+/g, ' ');
    if (text === '' || this.isFull) return;
    const solid = text.trim();
    if (text.startsWith(' ')) this.needsSpace = true;
    if (solid === '') return;
    if (this.needsSpace && this.length > 0) this.push(' ');
    if (this.opened && this.opened.start === null) this.opened.start = this.length;
    this.push(solid);
    this.needsSpace = text.endsWith(' ');
    if (this.length >= this.room) this.isFull = true;
  }

  openLink(url: string): void {
    this.closeLink();
    this.opened = { url, start: null };
  }

  closeLink(): void {
    this.keepLink();
    this.opened = null;
  }

  /** Ends the current line; it becomes a block if it contains words. A link that is still open continues in the next block. */
  end(label: BlockLabel): void {
    this.keepLink();
    const text = this.pieces.join('').slice(0, this.room).toWellFormed().trimEnd();
    const links = this.lineLinks;
    this.pieces = [];
    this.lineLinks = [];
    this.length = 0;
    this.needsSpace = false;
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    if (this.blocks.length >= PAGE_LIMITS.blocks) {
      this.isFull = true;
      return;
    }
    for (const link of links) {
      const end = Math.min(link.end, text.length);
      if (end > link.start && this.links.length < PAGE_LIMITS.links) {
        this.links.push({ block: this.blocks.length, start: link.start, end, url: link.url });
      }
    }
    this.room -= text.length;
    this.blocks.push({ ...label, text });
  }

  private push(text: string): void {
    this.pieces.push(text);
    this.length += text.length;
  }

  private keepLink(): void {
    if (!this.opened || this.opened.start === null) return;
    this.lineLinks.push({ start: this.opened.start, end: this.length, url: this.opened.url });
    this.opened.start = null;
  }
}
