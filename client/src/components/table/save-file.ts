/** Hands a text or a picture over to the browser as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; browsers keep what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
