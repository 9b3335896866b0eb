/** Whether one of the texts contains the search; ignores case and spaces around it. */
export function includesSearch(search: string, texts: readonly string[]): boolean {
  const needle = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(needle));
}
