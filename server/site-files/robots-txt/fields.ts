/** Fields of RFC 9309 and the two drafts for usage preferences, and sitemaps. */
export const KNOWN_FIELDS = [
  'user-agent',
  'allow',
  'disallow',
  'sitemap',
  'crawl-delay',
  'content-signal',
  'content-usage',
];

/** Fields that single crawlers read or once read. */
export const RARE_FIELDS: Readonly<Record<string, string>> = {
  noindex: 'Noindex in robots.txt has no effect; Google dropped it in 2019.',
  nofollow: 'Nofollow in robots.txt has no effect.',
  host: 'Host is read by no large crawler any more.',
  'clean-param': 'Clean-param is read by Yandex only.',
  'request-rate': 'Request-rate is read by no large crawler.',
  'visit-time': 'Visit-time is read by no large crawler.',
  'cache-delay': 'Cache-delay is read by no large crawler.',
};

/** The known field that a misspelled one stands for; null for an unknown one. */
export function similarField(field: string): string | null {
  const letters = field.replace(/[^a-z]/g, '');
  const match = KNOWN_FIELDS.find(
    (known) => distance(letters, known.replace('-', '')) <= (known.length > 5 ? 2 : 1),
  );
  return match ? capitalize(match) : null;
}

const capitalize = (field: string) => `${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** Insertions, deletions and substitutions between two short words. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 3;
}
