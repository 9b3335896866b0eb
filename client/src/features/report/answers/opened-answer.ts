/** Which answer an address of a report opens; null for none, or for one that cannot be. */
export function readOpenedAnswer(search: URLSearchParams): { prompt: number; platform: string } | null {
  const prompt = search.get('prompt') ?? '';
  const platform = search.get('platform') ?? '';
  return /^\d{1,3}$/.test(prompt) && platform ? { prompt: Number(prompt), platform } : null;
}
