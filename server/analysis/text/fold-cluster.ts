const LATIN_LIKE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const ACCENTS = /[\p{Script=Inherited}\p{Mn}]/gu;
/** Emoji selectors and enclosing keycaps. */
const DECORATION = /[\ufe00-\ufe0f\u20dd-\u20e4]/g;
const INVISIBLE =
  /^(?:[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff™®©℠]|[\ufe00-\ufe0f])$/u;
const APOSTROPHE = /^[‘’‛ʼʹˈ′＇´]$/u;
const ENTITY = /&(?:(amp|#38)|(apos|#39|rsquo|lsquo)|nbsp);/iy;
/** A character with the marks that belong to it, or a run of Hangul letters that make up syllables. */
const CLUSTER = /[\u1100-\u11ff]+|.[\p{M}\uff9e\uff9f]*/suy;
/** Letters that Unicode does not decompose. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
};

/** The character at `at` with its marks; never empty inside the text. */
export function readCluster(text: string, at: number): string {
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(text)?.[0] ?? text.charAt(at);
}

/** Folded forms of single units met so far, at most 65,536. */
const foldedUnits = new Map<string, string>();

/** Folds one character with its marks; '' for an invisible one. */
export function foldCluster(cluster: string): string {
  if (cluster.length > 1) return foldAnew(cluster);
  const cached = foldedUnits.get(cluster);
  if (cached !== undefined) return cached;
  const folded = foldAnew(cluster);
  foldedUnits.set(cluster, folded);
  return folded;
}

function foldAnew(cluster: string): string {
  if (INVISIBLE.test(cluster)) return '';
  if (APOSTROPHE.test(cluster)) return "'";
  const apart = cluster.normalize('NFKD');
  const plain = LATIN_LIKE.test(apart)
    ? apart.replace(ACCENTS, '')
    : cluster.normalize('NFKC').replace(DECORATION, '');
  const lower = plain.toLowerCase();
  return SPELLED_OUT[lower] ?? lower;
}

/** The code unit of the HTML entity at `at`; null without an entity that occurs in names. */
export function readEntity(text: string, at: number): { unit: number; end: number } | null {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (!match) return null;
  const unit = match[1] ? '&' : match[2] ? "'" : ' ';
  return { unit: unit.charCodeAt(0), end: at + match[0].length };
}
