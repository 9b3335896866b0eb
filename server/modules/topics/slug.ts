/**
 * A name as it stands in URLs and in prompt-count keys: lower-cased, punctuation stripped, hyphenated.
 * `Noise cancelling!` → `noise-cancelling`, `electronics/audio` → `electronics-audio`. Letters of every script
 * stay; a name without any letter or digit gives `topic`.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
  return slug || 'topic';
}
