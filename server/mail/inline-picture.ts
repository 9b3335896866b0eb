import { createHash } from 'node:crypto';
import type { BlockOf, MailDocument } from './document.ts';
import type { Attachment } from './mailer.ts';

/** Names a picture within its mail; the same picture gets the same name. */
export const contentIdOf = ({ content }: Pick<BlockOf<'picture'>, 'content'>): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 24)}@sightline`;

/** The pictures of a document as the files that its HTML shows. */
export function inlinePictures({ blocks, sections = [] }: MailDocument): Attachment[] {
  const all = [...blocks, ...sections.flatMap((section) => section.blocks)];
  return all
    .filter((block) => block.type === 'picture')
    .map((block, index) => ({
      filename: `chart-${index + 1}.png`,
      contentType: 'image/png',
      content: block.content,
      contentId: contentIdOf(block),
    }));
}
