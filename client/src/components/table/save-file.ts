/** Saves a text or an image as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
const MAX_LENGTH = 120;

/** `acme-audio-prompt-gaps-2026-08-01.csv` from its parts, in letters and digits that every file system accepts. */
export function fileName(parts: readonly (string | null | undefined)[], extension: string): string {
  const words = parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = (words ?? ['table']).join('-').normalize('NFC').slice(0, MAX_LENGTH);
  return `${name}.${extension}`;
}
