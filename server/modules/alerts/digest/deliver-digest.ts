import { addDays, lastDays } from '../../../lib/days.ts';
import { digestMail } from '../../../mail/templates/alert.ts';
import { digestPicture } from '../chart/picture.ts';
import { published } from '../chart/published.ts';
import { channelProblem, sendMail, sendToWebhook } from '../delivery/channels.ts';
import { isChat } from '../delivery/chat-formats.ts';
import type { ChatMessage } from '../delivery/chat-message.ts';
import { RETRY_MINUTES } from '../delivery/deliver.ts';
import { linksOf } from '../delivery/payload.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel } from '../model.ts';
import { DIGEST } from '../queues.ts';
import { type Addresses, findAddresses, saveSetting } from '../store.ts';
import { composeDigest, type Digest, digestTitle } from './digest.ts';

export interface DigestData {
  userId: string;
  /** The day after the week, YYYY-MM-DD. */
  monday: string;
  channel: Channel;
  /** The same for every attempt; receivers recognise it. */
  id: string;
  /** From 1. */
  attempt: number;
}

/**
 * Sends one account's digest of the week before a Monday by one channel, unless it was switched off meanwhile.
 * @throws when the mail did not go out, and the job will be retried; a webhook that fails gets the job of its next attempt
 */
export async function deliverDigest(deps: AlertsDeps, data: DigestData, signal: AbortSignal): Promise<void> {
  const { userId, monday, channel } = data;
  const addresses = await findAddresses(deps.db, userId);
  if (!addresses || channelProblem(channel, addresses) !== null) return;
  if (!(channel === 'email' ? addresses.weeklyDigest : addresses.digestByWebhook)) return;
  const week = lastDays(7, addDays(monday, -1));
  const digest = await composeDigest(deps, userId, week);
  const { simulated } = addresses;
  const draw = () => digestPicture(deps, { userId, simulated }, week);
  if (channel === 'webhook') {
    const picture = isChat(addresses.webhookUrl)
      ? await published(deps, userId, `digest ${monday}`, await draw())
      : undefined;
    return post(deps, data, addresses, { ...digest, picture }, signal);
  }
  const mail = digestMail({
    ...{ title: digestTitle(digest), opening: digest.opening, sections: digest.sections },
    simulated,
    picture: await draw(),
    ...linksOf(deps.config),
  });
  const failure = await sendMail(deps, userId, addresses.email ?? '', mail);
  if (failure) throw new Error(failure.problem);
}

/** One attempt, retried as that of an alert; the settings show why it failed. */
async function post(
  deps: AlertsDeps,
  data: DigestData,
  addresses: Addresses,
  digest: Digest & Pick<ChatMessage, 'picture'>,
  signal: AbortSignal,
): Promise<void> {
  const { userId, id, monday, attempt } = data;
  const { simulated } = addresses;
  const { dashboard, settings } = linksOf(deps.config);
  const { week, brand, opening, sections, picture } = digest;
  const now = deps.clock();
  const body = {
    ...{ id, event: 'digest', createdAt: now.toISOString(), userId, simulated },
    digest: { ...lastDays(7, addDays(monday, -1)), brand, opening, sections },
    url: dashboard,
  };
  const title = digestTitle({ brand, week });
  const chat = {
    title,
    summary: opening,
    sections,
    picture,
    simulated,
    url: dashboard,
    settingsUrl: settings,
  };
  const failure = await sendToWebhook(
    deps,
    addresses,
    { webhook: { event: 'digest', id, body }, chat },
    signal,
  );
  const minutes = failure && !failure.final ? RETRY_MINUTES[attempt - 1] : undefined;
  await deps.jobs.prepare(DIGEST);
  await deps.db.transaction(async (tx) => {
    await saveSetting(tx, userId, { digestProblem: failure?.problem ?? null });
    if (minutes === undefined) return;
    const startAfter = new Date(now.getTime() + minutes * 60_000);
    await deps.jobs.send(DIGEST, { ...data, attempt: attempt + 1 }, { startAfter, tx });
  });
}
