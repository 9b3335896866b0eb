import type { Config } from '../config/config.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { createTextArchive, type TextArchive } from './text-archive.ts';

/** The configured archive, or null. */
export function createConfiguredArchive({ textArchive }: Pick<Config, 'textArchive'>): TextArchive | null {
  if (!textArchive) return null;
  return createTextArchive(
    'folder' in textArchive ? createFolderStore(textArchive.folder) : createS3Store(textArchive),
  );
}
