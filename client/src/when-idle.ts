const WITHIN_MS = 3000;

/** Ends when the browser has nothing better to do; at once where it cannot tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: WITHIN_MS });
    else resolve();
  });
