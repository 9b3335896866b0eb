import type { MailContent } from '../../../mail/templates/layout.ts';
import type { AlertsDeps } from '../deps.ts';
import { linksOf, siteOf } from './payload.ts';
import type { SendProblem } from './webhook.ts';

/** Sends one mail of alerts; every one names the page on which they are switched off. @returns null when it went out */
export async function sendMail(
  { mailer, config, log }: Pick<AlertsDeps, 'mailer' | 'config' | 'log'>,
  to: string,
  content: MailContent,
): Promise<SendProblem | null> {
  try {
    await mailer.send({
      to,
      ...content,
      headers: {
        'List-Unsubscribe': `<${linksOf(siteOf(config)).settings}>`,
        'Auto-Submitted': 'auto-generated',
      },
    });
    return null;
  } catch (error) {
    log.warn({ err: error }, 'a mail of alerts could not be sent');
    const { responseCode } = error as { responseCode?: unknown };
    const said = typeof responseCode === 'number' ? ` It replied ${responseCode}.` : '';
    return { problem: `The mail server did not take the mail.${said}`, final: false };
  }
}
