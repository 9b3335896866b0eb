import { readConfig } from '../../config/config.ts';
import type { StandIn, VendorServer } from '../../testing/vendors/server.ts';
import type { Platform } from '../platform.ts';
import { createPlatforms } from '../registry.ts';

/** A secret that must be found nowhere but in the header of a request. */
export const SENTINEL = 'sk-SENTINEL-7f3a9c51d2';

/** The platform that a stand-in is, configured by variables as the server is. */
export function platformAt(
  vendors: VendorServer,
  vendor: StandIn,
  variables: Record<string, string> = {},
): Platform {
  const config = readConfig({ ...vendors.environment(SENTINEL), ...variables });
  const platform = createPlatforms(config).get(vendor);
  if (!platform) throw new Error(`${vendor} is not on`);
  return platform;
}

/** What a question that fails is rejected with. */
export async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  const reply = await asked.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in reply) throw new Error(`It did not fail: ${JSON.stringify(reply.value)}`);
  return reply.error;
}
