/**
 * Loads what the start left out for those who wait for a network anyway. Once nobody waits for the start, and not as
 * late as their first use: a build that is made in place meanwhile replaces the files.
 */
export async function loadRest(): Promise<void> {
  await Promise.all([
    import('../platforms/asking/vendor-adapter.ts'),
    import('../chat-model/ask.ts'),
    import('undici'),
  ]);
}
