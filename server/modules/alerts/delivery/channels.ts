import type { MailDocument } from '../../../mail/document.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Channel } from '../model.ts';
import type { Addresses } from '../store.ts';
import { bodyFor } from './chat-formats.ts';
import type { ChatMessage } from './chat-message.ts';
import { linksOf } from './payload.ts';
import { postWebhook, type SendProblem, type WebhookMessage } from './webhook.ts';

/** Why nothing can be sent by a channel; null when it can. */
export function channelProblem(channel: Channel, { email, webhookUrl }: Addresses): string | null {
  if (channel === 'email') return email ? null : 'No e-mail address of the account is known.';
  return webhookUrl ? null : 'No webhook address is set.';
}

type MailDeps = Pick<AlertsDeps, 'mailerFor' | 'config' | 'log'>;

/** An alert's message for each channel. */
interface Message {
  userId: string;
  /** The mail, its address and the link that ends such mails; without one, mails go to the account's own address. */
  mail: { document: MailDocument; to?: string; unsubscribe?: string };
  webhook: Pick<WebhookMessage, 'event' | 'id' | 'body'>;
  /** For webhooks of chats. */
  chat: ChatMessage;
}

/** Sends a message once. @returns null when it was sent. @throws when `signal` aborted it */
export async function sendBy(
  channel: Channel,
  deps: MailDeps & Pick<AlertsDeps, 'clock'>,
  addresses: Addresses,
  { userId, mail, webhook, chat }: Message,
  signal?: AbortSignal,
): Promise<SendProblem | null> {
  const { to = addresses.email } = mail;
  const problem = channelProblem(channel, { ...addresses, email: to });
  if (problem !== null) return { problem, final: true };
  if (channel === 'email') return sendMail(deps, userId, to ?? '', mail.document, mail.unsubscribe);
  return sendToWebhook(deps, addresses, { webhook, chat }, signal);
}

/** Posts a message once, in the format that the account's address takes. @returns null when it was taken */
export async function sendToWebhook(
  { clock, config }: Pick<AlertsDeps, 'clock' | 'config'>,
  { webhookUrl, webhookSecret }: Addresses,
  { webhook, chat }: Pick<Message, 'webhook' | 'chat'>,
  signal?: AbortSignal,
): Promise<SendProblem | null> {
  const url = webhookUrl ?? '';
  const post = (message: ChatMessage) =>
    postWebhook(
      { ...webhook, url, secret: webhookSecret ?? '', body: bodyFor(url, webhook.body, message) },
      { now: clock(), allowPrivate: config.webhookPrivate, signal },
    );
  const failure = await post(chat);
  // Slack refuses a message whose picture it cannot fetch.
  const isRefused = failure?.httpStatus === BAD_REQUEST && chat.picture !== undefined;
  return isRefused ? post({ ...chat, picture: undefined }) : failure;
}

const BAD_REQUEST = 400;

/** Sends a mail with a link that ends such mails: one click, or the settings. @returns null when it was sent */
export async function sendMail(
  { mailerFor, config, log }: MailDeps,
  userId: string,
  to: string,
  document: MailDocument,
  unsubscribe?: string,
): Promise<SendProblem | null> {
  try {
    await mailerFor(userId).send({
      to,
      document,
      headers: {
        'List-Unsubscribe': `<${unsubscribe ?? linksOf(config).settings}>`,
        ...(unsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        'Auto-Submitted': 'auto-generated',
      },
    });
    return null;
  } catch (error) {
    log.warn({ err: error }, 'alert mail failed');
    const { responseCode } = error as { responseCode?: unknown };
    const reply = typeof responseCode === 'number' ? ` It replied ${responseCode}.` : '';
    return { problem: `The mail server did not take the mail.${reply}`, final: false };
  }
}
