import { COMPATIBLE } from '../platforms/descriptors/compatible.ts';
import { PLATFORMS } from '../platforms/list.ts';

/** Loads the packages that the start skips. Waiting for their first use could fail: a new build replaces the files. */
export async function preloadSdks(): Promise<void> {
  await Promise.all([
    import('../platforms/asking/ask-vendor.ts'),
    import('../chat-model/ask.ts'),
    import('undici'),
    import('aws4fetch'),
    ...[...PLATFORMS, COMPATIBLE].map(({ loadSdk }) => loadSdk()),
  ]);
}
