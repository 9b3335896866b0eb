import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { RetryPolicy } from '../import/graphql.ts';
import { type AccessToken, signIn } from '../import/session.ts';
import type { VisitsArguments } from './arguments.ts';
import { followLog } from './follow.ts';
import { openLog } from './open-log.ts';
import { groupParts } from './parts.ts';
import { createSender } from './send.ts';
import { type SentFile, sendFile } from './send-file.ts';
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
    const send = async (canSkip: boolean): Promise<SentFile | null> => {
      const sender = createSender({ ...{ url, token, name, host, retryPolicy }, id: randomUUID() });
      const parts = follow ? followLog(file, options.waitForLines) : groupParts(openLog(file, stdin));
      let sent = 0;
      return sendFile(sender, parts, canSkip, ({ lines }) => {
        sent += 1;
        if (sent % PARTS_SHOWN === 0) say(`${file}: ${lines.toLocaleString('en-US')} lines so far.`);
      });
    };
    // Standard input cannot be read again.
    const sent = (await send(!follow && file !== '-')) ?? (await send(false));
    for (const line of describeResult(file, sent)) say(line);
    bad += sent?.result?.bad ?? 0;
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
