const KEY = 'sightline.own-links';
/** Enough of a token to know it again, and too little to open the link. */
const LENGTH = 8;
const MAX_LINKS = 100;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers in this browser that a link was made here, so that its maker's own look is not counted. */
export function rememberOwnLink(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([token.slice(0, LENGTH), ...read()].slice(0, MAX_LINKS)));
  } catch {
    // Without storage the look is counted.
  }
}

/** Whether the link was made in this browser. */
export const isOwnLink = (token: string): boolean => read().includes(token.slice(0, LENGTH));
