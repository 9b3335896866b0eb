import { COMPATIBLE } from '../platforms/descriptors/compatible.ts';
import { PLATFORMS } from '../platforms/list.ts';

/**
 * Loads the packages that the start leaves out. It runs soon after the start and not at their first use, because a later
 * build replaces the files.
 */
export async function preloadSdks(): Promise<void> {
  await Promise.all([
    import('../platforms/asking/ask-vendor.ts'),
    import('../chat-model/ask.ts'),
    import('undici'),
    ...[...PLATFORMS, COMPATIBLE].map(({ loadSdk }) => loadSdk()),
  ]);
}
