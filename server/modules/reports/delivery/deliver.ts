import type { JobContext } from '../../../jobs/queue.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { ReportsDeps } from '../deps.ts';
import { linksOf } from '../links.ts';
import type { ReportStatus, StoredReport } from '../model.ts';
import { findReport, setMailed } from '../store.ts';
import { fileName } from './file-name.ts';
import { confirmationMail, failureMail } from './mail/letters.ts';
import { reportMail } from './mail/report-mail.ts';

/** The mails of a report. */
export type ReportMail = 'confirmation' | 'report' | 'failure';

/** Where a report stands while a mail of it makes sense. */
const STANDING: Record<ReportMail, ReportStatus> = {
  confirmation: 'unconfirmed',
  report: 'made',
  failure: 'failed',
};

/** The mail that a report may have waiting where it stands. */
export function mailOf(status: ReportStatus): ReportMail | null {
  const found = Object.entries(STANDING).find(([, standing]) => standing === status);
  return found ? (found[0] as ReportMail) : null;
}

/**
 * Sends one mail of a report, unless it went already or makes no sense any more. A process that is killed between
 * sending and writing it down sends once more.
 * @throws when it did not go and will be tried again; the last failure is written down for the operator
 */
export async function deliver(
  deps: ReportsDeps,
  { id, mail }: { id: string; mail: ReportMail },
  { last, signal }: Pick<JobContext, 'last' | 'signal'>,
): Promise<void> {
  const report = await findReport(deps.db, id);
  if (report?.status !== STANDING[mail] || report.mailStatus !== 'waiting') return;
  const problem = await send(deps, report, mail);
  if (problem === null) {
    const mailedAt = mail === 'confirmation' ? {} : { mailedAt: deps.clock().toISOString() };
    return setMailed(deps.db, report, { mailStatus: 'sent', mailProblem: null, ...mailedAt });
  }
  const givenUp = last && !signal.aborted;
  await setMailed(deps.db, report, { mailStatus: givenUp ? 'failed' : 'waiting', mailProblem: problem });
  if (!givenUp) throw new Error(problem);
}

/** @returns what went wrong, in words without an address; null when it went */
async function send(
  { config, mailer, log }: ReportsDeps,
  report: StoredReport,
  mail: ReportMail,
): Promise<string | null> {
  let letter: Omit<Mail, 'to'>;
  try {
    letter = await compose(config, report, mail);
  } catch (error) {
    log.error({ err: error, report: report.id }, 'a mail of a report could not be written');
    return 'The mail could not be written. The server’s log says why.';
  }
  try {
    await mailer.send({ to: report.email, ...letter, headers: { 'Auto-Submitted': 'auto-generated' } });
    return null;
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
    // What a mail server says holds the address.
    log.warn({ report: report.id, responseCode, code }, 'a mail of a report could not be sent');
    const said = typeof responseCode === 'number' ? ` It replied ${responseCode}.` : '';
    return `The mail server did not take the mail.${said}`;
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
  // The PDF's fonts and renderer are large and loaded with the first report.
  const { reportPdf } = await import('./pdf/report-pdf.ts');
  const pdf = await reportPdf(rendered);
  const attachment = { filename: fileName(company), contentType: 'application/pdf', content: pdf };
  return { document: reportMail({ ...rendered, remove }), attachments: [attachment] };
}
