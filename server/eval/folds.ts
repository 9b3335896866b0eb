export const FOLDS = 10;

/** A page's fold of a cross-validation by page: FNV-1a hash of its name, so that it is always in the same one. */
export function foldOf(page: string): number {
  let hash = 2166136261;
  for (let at = 0; at < page.length; at++) hash = Math.imul(hash ^ page.charCodeAt(at), 16777619);
  return (hash >>> 0) % FOLDS;
}
