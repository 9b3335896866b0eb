import type { MailDocument } from '../../../mail/document.ts';
import type { AlertsDeps } from '../deps.ts';
import { linksOf } from './payload.ts';
import type { SendProblem } from './webhook.ts';

/** Sends an alert, a digest or a test; each links the page to switch them off. @returns null when it was sent */
export async function sendMail(
  { mailer, config, log }: Pick<AlertsDeps, 'mailer' | 'config' | 'log'>,
  to: string,
  document: MailDocument,
): Promise<SendProblem | null> {
  try {
    await mailer.send({
      to,
      document,
      headers: {
        'List-Unsubscribe': `<${linksOf(config).settings}>`,
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
