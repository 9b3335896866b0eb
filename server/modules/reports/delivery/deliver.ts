import type { JobContext } from '../../../jobs/queue.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { ReportsDeps } from '../deps.ts';
import { linksOf } from '../links.ts';
import type { ReportStatus, StoredReport } from '../model.ts';
import { findReport, setMailed } from '../store.ts';
import { confirmationMail, failureMail } from './mail/letters.ts';
import { reportMail } from './mail/report-mail.ts';
import { renderPdfFile } from './pdf-file.ts';

const MAIL_BY_STATUS = {
  unconfirmed: 'confirmation',
  made: 'report',
  failed: 'failure',
} as const satisfies Partial<Record<ReportStatus, string>>;

type ReportMail = (typeof MAIL_BY_STATUS)[keyof typeof MAIL_BY_STATUS];

/** The mail that a report of this status sends; null for a status without one. */
export const mailOf = (status: ReportStatus): ReportMail | null =>
  (MAIL_BY_STATUS as Partial<Record<ReportStatus, ReportMail>>)[status] ?? null;

/**
 * Sends one mail of a report unless it was sent already or the report's status has changed. A process that is killed
 * between sending and storing the outcome sends the mail again.
 * @throws when it could not be sent and will be retried; the last failure is stored for the operator
 */
export async function deliver(
  deps: ReportsDeps,
  { id, mail }: { id: string; mail: ReportMail },
  { last, signal }: Pick<JobContext, 'last' | 'signal'>,
): Promise<void> {
  const report = await findReport(deps.db, id);
  if (!report || mailOf(report.status) !== mail || report.mailStatus !== 'waiting') return;
  const problem = await send(deps, report, mail);
  if (problem === null) {
    const mailedAt = mail === 'confirmation' ? {} : { mailedAt: deps.clock().toISOString() };
    return setMailed(deps.db, report, { mailStatus: 'sent', mailProblem: null, ...mailedAt });
  }
  const isGivenUp = last && !signal.aborted;
  await setMailed(deps.db, report, { mailStatus: isGivenUp ? 'failed' : 'waiting', mailProblem: problem });
  if (!isGivenUp) throw new Error(problem);
}

/** @returns what went wrong, without the address; null when the mail was sent */
async function send(
  { config, mailer, log }: ReportsDeps,
  report: StoredReport,
  mail: ReportMail,
): Promise<string | null> {
  let content: Omit<Mail, 'to'>;
  try {
    content = await compose(config, report, mail);
  } catch (error) {
    log.error({ err: error, report: report.id }, 'a mail of a report could not be written');
    return 'The mail could not be written. The server’s log says why.';
  }
  try {
    await mailer.send({ to: report.email, ...content, headers: { 'Auto-Submitted': 'auto-generated' } });
    return null;
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
    // The mail server's message may contain the address, so it is not logged.
    log.warn({ report: report.id, responseCode, code }, 'a mail of a report could not be sent');
    const reply = typeof responseCode === 'number' ? ` It replied ${responseCode}.` : '';
    return `The mail server did not take the mail.${reply}`;
  }
}

async function compose(
  config: ReportsDeps['config'],
  report: StoredReport,
  mail: ReportMail,
): Promise<Omit<Mail, 'to'>> {
  const { company, content } = report;
  const { confirm, page, remove } = linksOf(config, report);
  if (mail === 'confirmation') return { document: confirmationMail({ company, confirm }) };
  if (mail === 'failure') return { document: failureMail({ company }) };
  if (!content) throw new Error('A report that is made has no content.');
  const rendered = { content, expiresAt: new Date(report.expiresAt).toISOString(), page };
  const { name, content: pdf } = await renderPdfFile(rendered);
  return {
    document: reportMail({ ...rendered, remove }),
    attachments: [{ filename: name, contentType: 'application/pdf', content: pdf }],
  };
}
