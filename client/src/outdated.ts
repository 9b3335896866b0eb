const KEY = 'sightline-reloaded-at';
/** A page that has just been loaded anew and still misses a part has another trouble. */
const ONCE_WITHIN_MS = 60_000;

/**
 * A page that was opened before a new version was installed asks for parts that are gone: loads it anew, once. A part
 * that fails for another reason is told by the error boundary.
 */
export function reloadWhenOutdated(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_WITHIN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage it could go round in circles.
      return;
    }
    if (navigator.onLine) reload();
  });
}
