import { randomUUID } from 'node:crypto';
import { testMail } from '../../../mail/templates/alert.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel, TestResult } from '../model.ts';
import type { Addresses } from '../store.ts';
import { channelProblem } from './channels.ts';
import { sendMail } from './mail.ts';
import { linksOf } from './payload.ts';
import { postWebhook } from './webhook.ts';

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
  const failure =
    channel === 'email'
      ? await sendMail(deps, addresses.email ?? '', testMail(links))
      : await postTest(deps, userId, addresses, links.settings);
  return { sent: failure === null, problem: failure?.problem ?? null };
}

function postTest(deps: AlertsDeps, userId: string, { webhookUrl, webhookSecret }: Addresses, url: string) {
  const id = randomUUID();
  const now = deps.clock();
  const body = { id, event: 'test', createdAt: now.toISOString(), userId, url };
  return postWebhook(
    { url: webhookUrl ?? '', secret: webhookSecret ?? '', event: 'test', id, body },
    { now, allowPrivate: deps.config.webhookPrivate },
  );
}
