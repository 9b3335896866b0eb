import { renderPng } from '../../../charts/png.ts';
import type { JobContext } from '../../../jobs/queue.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderPdfFile } from '../../reports/delivery/pdf-file.ts';
import { mailboxKey } from '../../reports/requests/email-address.ts';
import { MAILS_PER_MAILBOX, TAKEN_FOR_MS } from '../constants.ts';
import type { AccountReportsDeps } from '../deps.ts';
import { dashboardOf, unsubscribeUrl } from '../links.ts';
import { findRecipientByAddress, isBeingSent, type MailKey, setMail, takeMail } from '../mail-store.ts';
import { findContent, findReport, findViewContent } from '../store.ts';
import { linkTo } from '../view/link.ts';
import { viewMail } from '../view/mail.ts';
import { accountReportMail } from './report-mail.ts';

/**
 * Sends one mail of a report unless it was sent already. It is marked as taken before the mail server is reached, so that
 * several processes send it once; the mark of a process that was killed ends after some minutes.
 * @throws when it could not be sent and will be retried; the last failure is stored for the list
 */
export async function sendReportMail(
  deps: AccountReportsDeps,
  key: MailKey,
  { last, signal }: Pick<JobContext, 'last' | 'signal'>,
): Promise<void> {
  const { db, clock, rateLimiter } = deps;
  const now = clock();
  const staleBefore = new Date(now.getTime() - TAKEN_FOR_MS).toISOString();
  if (!(await takeMail(db, key, { now: now.toISOString(), staleBefore }))) {
    // Its process may have been killed: a later attempt sees.
    if (!last && (await isBeingSent(db, key))) throw new Error('Another process is sending this mail.');
    return;
  }
  const recipient = await findRecipientByAddress(db, key.userId, key.address);
  if (!recipient || recipient.unsubscribed) {
    return setMail(db, key, { status: 'unsubscribed', problem: null });
  }
  const mailbox = `account-report-mailbox:${mailboxKey(key.address)}`;
  if ((await rateLimiter.secondsBlocked(mailbox, MAILS_PER_MAILBOX)) > 0) {
    return setMail(db, key, {
      status: 'failed',
      problem: 'The mailbox got as many reports today as it may.',
    });
  }
  const problem = await send(deps, key, recipient.token);
  if (problem === null) {
    await rateLimiter.consume(mailbox, MAILS_PER_MAILBOX);
    return setMail(db, key, { status: 'sent', problem: null, sentAt: clock().toISOString() });
  }
  const isGivenUp = last && !signal.aborted;
  await setMail(db, key, { status: isGivenUp ? 'failed' : 'waiting', problem });
  if (!isGivenUp) throw new Error(problem);
}

/** @returns what went wrong, without the address; null when the mail was sent */
async function send(deps: AccountReportsDeps, key: MailKey, token: string): Promise<string | null> {
  const { mailerFor, log } = deps;
  const { userId, reportId, address } = key;
  let mail: Omit<Mail, 'to'>;
  try {
    mail = await compose(deps, key, token);
  } catch (error) {
    log.error({ err: error, userId, report: reportId }, 'a mail of an account’s report could not be written');
    return 'The mail could not be written. The server’s log says why.';
  }
  try {
    await mailerFor(userId).send({ to: address, ...mail });
    return null;
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
    // The mail server's message may contain the address, so it is not logged.
    log.warn(
      { userId, report: reportId, responseCode, code },
      'a mail of an account’s report could not be sent',
    );
    const reply = typeof responseCode === 'number' ? ` It replied ${responseCode}.` : '';
    return `The mail server did not take the mail.${reply}`;
  }
}

async function compose(
  { db, config }: AccountReportsDeps,
  { userId, reportId }: MailKey,
  token: string,
): Promise<Omit<Mail, 'to'>> {
  const [report, content, view] = await Promise.all([
    findReport(db, userId, reportId),
    findContent(db, userId, reportId),
    findViewContent(db, userId, reportId),
  ]);
  const unsubscribe = unsubscribeUrl(config, userId, token);
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  if (report?.scope.view && view) {
    const { title, simulated } = report;
    const picture = await renderPng({ ...view, title });
    const link = linkTo(config, report.scope.view.path);
    return { document: viewMail({ title, picture, simulated, link, unsubscribe, from: report }), headers };
  }
  if (!report || !content) throw new Error('A report that is mailed has no content.');
  const page = dashboardOf(config, content);
  const pdf = await renderPdfFile({ content, expiresAt: null, page });
  return {
    document: accountReportMail(content, { page, unsubscribe, from: report }),
    attachments: [{ filename: pdf.name, contentType: 'application/pdf', content: pdf.content }],
    headers,
  };
}
