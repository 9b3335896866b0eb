const WITHIN_MS = 3000;

/** Resolves when the browser is idle, or at once where it cannot tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: WITHIN_MS });
    else resolve();
  });
