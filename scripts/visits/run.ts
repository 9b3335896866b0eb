import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { RetryPolicy } from '../import/graphql.ts';
import { type AccessToken, signIn } from '../import/session.ts';
import type { VisitsArguments } from './arguments.ts';
import { followLog } from './follow.ts';
import { openLog } from './open-log.ts';
import { groupParts } from './parts.ts';
import { createSendPart, type FileResult } from './send.ts';
import { describeResult } from './summary.ts';

export interface VisitsOptions {
  /** An API token; undefined: the account's password is used. */
  token: string | undefined;
  password: () => Promise<string>;
  stdin: AsyncIterable<Uint8Array>;
  /** Prints a line. */
  say: (message: string) => void;
  /** Waits until a followed file may have grown. @returns false to end */
  waitForLines: () => Promise<boolean>;
  retryPolicy?: RetryPolicy;
}

const RETRY_POLICY: RetryPolicy = { retries: 8, firstWaitMs: 500 };
/** Parts after which a line says how far it is. */
const PARTS_SHOWN = 16;

/**
 * Sends logs.
 * @returns lines that could not be read
 * @throws ImportError when it cannot continue; lines sent by then are counted
 */
export async function runVisits(
  { files, account, url, host, follow }: VisitsArguments,
  options: VisitsOptions,
): Promise<number> {
  const { retryPolicy = RETRY_POLICY, say, stdin } = options;
  const token = await tokenOf(url, account, options);
  let bad = 0;
  for (const file of files) {
    const name = file === '-' ? null : basename(file);
    const send = createSendPart({ ...{ url, token, name, host, retryPolicy }, id: randomUUID() });
    const parts = follow ? followLog(file, options.waitForLines) : groupParts(openLog(file, stdin));
    let result: FileResult | null = null;
    let sent = 0;
    for await (const part of parts) {
      result = await send(part);
      sent += 1;
      if (sent % PARTS_SHOWN === 0) say(`${file}: ${result.lines.toLocaleString('en-US')} lines so far.`);
    }
    for (const line of describeResult(file, result)) say(line);
    bad += result?.bad ?? 0;
  }
  return bad;
}

async function tokenOf(
  url: string,
  account: string | undefined,
  { token, password }: VisitsOptions,
): Promise<AccessToken> {
  if (token !== undefined) return async () => token;
  return signIn(url, account ?? '', await password());
}
