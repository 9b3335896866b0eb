const KEY = 'sightline-reloaded-at';
/** A page that was just reloaded and still misses a chunk has another problem. */
const ONCE_WITHIN_MS = 60_000;

/**
 * Reloads the page once when a chunk cannot be loaded: a page opened before an update requests files that are gone.
 * The error boundary shows other failures.
 */
export function reloadWhenOutdated(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_WITHIN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage the page could reload for ever.
      return;
    }
    if (navigator.onLine) reload();
  });
}
