import { randomUUID } from 'node:crypto';
import { testMail } from '../../../mail/templates/alert.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel, TestResult } from '../model.ts';
import type { Addresses } from '../store.ts';
import { channelProblem, sendBy } from './channels.ts';
import { linksOf } from './payload.ts';

/** Tests per account and channel. */
const TEST_LIMIT = { count: 5, seconds: 600 } as const;

/**
 * Sends a test by one channel, without retries.
 * @throws RATE_LIMITED for more than `TEST_LIMIT`
 */
export async function sendTest(
  deps: AlertsDeps,
  userId: string,
  channel: Channel,
  addresses: Addresses,
): Promise<TestResult> {
  const problem = channelProblem(channel, addresses);
  if (problem !== null) return { sent: false, problem };
  await enforceLimit(
    deps.rateLimiter,
    `alert-test:${channel}:${userId}`,
    TEST_LIMIT,
    `Only ${TEST_LIMIT.count} tests in ten minutes.`,
  );
  const links = linksOf(deps.config);
  const id = randomUUID();
  const body = { id, event: 'test', createdAt: deps.clock().toISOString(), userId, url: links.settings };
  const failure = await sendBy(channel, deps, addresses, {
    userId,
    mail: { document: testMail(links) },
    webhook: { event: 'test', id, body },
    chat: {
      title: 'Test of your alerts',
      summary: 'Alerts of Sightline arrive here.',
      simulated: false,
      url: links.dashboard,
      settingsUrl: links.settings,
    },
  });
  return { sent: failure === null, problem: failure?.problem ?? null };
}
