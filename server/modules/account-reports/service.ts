import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { conflict, notFound } from '../../errors.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../accounts/model.ts';
import { decodeCursor, encodeCursor, readFirst } from '../outreach/list-arguments.ts';
import type { ReportContent } from '../reports/content/model.ts';
import { renderPdfFile } from '../reports/delivery/pdf-file.ts';
import { type MetricsFilter, parseFilter } from '../visibility/metrics-query.ts';
import {
  DOWNLOADS_OF_ACCOUNT,
  MAILS_PER_DAY,
  MAKE,
  MAX_REPORTS,
  MAX_TITLE,
  REPORTS_OF_ACCOUNT,
  SEND,
} from './constants.ts';
import { makeContent } from './content/make.ts';
import { mailsLeft, queueMails } from './delivery/queue-mails.ts';
import type { AccountReportsDeps } from './deps.ts';
import { accountReportJobs } from './jobs.ts';
import { dashboardOf } from './links.ts';
import { findLatestRecipients, findMails, listRecipients } from './mail-store.ts';
import type { AccountReport, ListedReport, Recipient } from './model.ts';
import { createSchedules } from './schedule/service.ts';
import {
  countReports,
  deleteReport,
  findContent,
  findReport,
  insertReport,
  listReports,
  setMade,
  setStatus,
} from './store.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';
import { readId, readNote, readRecipients, readTitle } from './validate.ts';
import { viewContent } from './view/content.ts';
import { readView, type ViewInput } from './view/read-view.ts';

const MAX_PAGE = 100;
const MAX_REMEMBERED = 50;
const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

export interface NewReportInput {
  title?: string | null | undefined;
  note?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  topicId?: string | null | undefined;
  recipients: readonly string[];
}

export interface SendViewInput extends Pick<NewReportInput, 'title' | 'note' | 'recipients'> {
  view: ViewInput;
}

export type AccountReportsService = ReturnType<typeof createAccountReportsService>;

/** Reports of an account's own figures, of the viewer's own account. */
export function createAccountReportsService(deps: AccountReportsDeps) {
  const { db, accounts, rateLimiter, clock, config, jobs } = deps;

  async function withMails<Report extends { id: string }>({ userId }: Viewer, reports: readonly Report[]) {
    const mails = await findMails(
      db,
      userId,
      reports.map(({ id }) => id),
    );
    return reports.map((report) => ({
      ...report,
      mails: mails.filter(({ reportId }) => reportId === report.id),
    }));
  }

  async function one(viewer: Viewer, id: string): Promise<ListedReport | null> {
    const known = readId(id);
    const report = known && (await findReport(db, viewer.userId, known));
    return report ? ((await withMails(viewer, [report]))[0] ?? null) : null;
  }

  async function found(viewer: Viewer, id: string): Promise<ListedReport> {
    const report = await one(viewer, id);
    if (!report) throw notFound('There is no report with this id.', 'id');
    return report;
  }

  /** Queues mails of a report that is made. */
  async function mail(viewer: Viewer, reportId: string, addresses: readonly string[]): Promise<void> {
    const { userId } = viewer;
    await jobs.prepare(SEND);
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      await queueMails(deps, tx, { userId, reportId }, addresses, 'refuse');
    });
  }

  const limitMaking = ({ userId }: Viewer) =>
    enforceLimit(
      rateLimiter,
      `account-report:${userId}`,
      REPORTS_OF_ACCOUNT,
      `An account may make ${REPORTS_OF_ACCOUNT.count} reports a day.`,
    );

  /** Stores what a person made, and queues its mails. @throws RATE_LIMITED; CONFLICT */
  async function store(
    viewer: Viewer,
    { scope, note, title }: Pick<AccountReport, 'scope' | 'note' | 'title'>,
    made: Parameters<typeof setMade>[3],
    recipients: readonly string[],
  ): Promise<ListedReport> {
    const { userId, personId, email } = viewer;
    const id = randomUUID();
    await jobs.prepare(SEND);
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      if ((await countReports(tx, userId)) >= MAX_REPORTS) {
        throw conflict(`An account keeps at most ${MAX_REPORTS} reports. Delete some first.`);
      }
      await insertReport(tx, {
        ...{ userId, id, scope, createdBy: personId, scheduleId: null, dueOn: null },
        ...{ madeBy: email || null, note, title: title.slice(0, MAX_TITLE) },
        createdAt: clock().toISOString(),
      });
      await setMade(tx, userId, id, made);
      await queueMails(deps, tx, { userId, reportId: id }, recipients, 'refuse');
    });
    return found(viewer, id);
  }

  return {
    one,
    schedules: createSchedules(deps),

    /** @throws BAD_USER_INPUT */
    async list(viewer: Viewer, args: { first: number; after?: string | null | undefined }) {
      const first = readFirst(args.first, MAX_PAGE);
      const after = decodeCursor(args.after, cursor);
      const reports = await listReports(db, viewer.userId, { limit: first + 1, after });
      const last = reports.length > first ? reports[first - 1] : undefined;
      return {
        nodes: await withMails(viewer, reports.slice(0, first)),
        endCursor: last ? encodeCursor([last.createdAt, last.id]) : null,
      };
    },

    /** Null unless it is made. */
    async content({ userId }: Viewer, id: string): Promise<ReportContent | null> {
      const known = readId(id);
      return known === null ? null : findContent(db, userId, known);
    },

    async recipients({ userId }: Viewer): Promise<{
      nodes: Recipient[];
      latest: string[];
      mailsLeft: number;
      mailsPerDay: number;
    }> {
      const [nodes, latest, left] = await Promise.all([
        listRecipients(db, userId, MAX_REMEMBERED),
        findLatestRecipients(db, userId),
        mailsLeft(db, userId, clock()),
      ]);
      return { nodes, latest, mailsLeft: left, mailsPerDay: MAILS_PER_DAY };
    },

    /**
     * Makes a report and queues its mails.
     * @throws BAD_USER_INPUT naming the field; NOT_FOUND for a topic; RATE_LIMITED; CONFLICT
     */
    async create(viewer: Viewer, input: NewReportInput): Promise<ListedReport> {
      const note = readNote(input.note ?? '');
      const recipients = readRecipients(input.recipients, 0);
      const given = input.title?.trim() ? readTitle(input.title) : null;
      const scope = { filter: parseFilter(input.filter), topicId: input.topicId ?? null };
      await limitMaking(viewer);
      const content = await makeContent(deps, viewer, scope, given);
      const title = content.period?.title ?? content.company;
      return store(viewer, { scope, note, title }, { content, madeAt: content.madeAt }, recipients);
    },

    /**
     * Mails a view as it is now: a picture of its figures, and the link to its screen.
     * @throws BAD_USER_INPUT naming the field; NOT_FOUND for its subject; RATE_LIMITED; CONFLICT
     */
    async sendView(viewer: Viewer, input: SendViewInput): Promise<ListedReport> {
      const note = readNote(input.note ?? '');
      const recipients = readRecipients(input.recipients, 1);
      const given = input.title?.trim() ? readTitle(input.title) : null;
      const view = await readView(deps, viewer, input.view);
      await limitMaking(viewer);
      const shown = await viewContent(deps, viewer, view);
      const scope = { filter: {}, topicId: null, view };
      const made = { content: { view: shown }, madeAt: clock().toISOString() };
      return store(viewer, { scope, note, title: given ?? shown.name }, made, recipients);
    },

    /** @throws BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED; CONFLICT for a report that is not made */
    async send(viewer: Viewer, id: string, addresses: readonly string[]): Promise<ListedReport> {
      const recipients = readRecipients(addresses, 1);
      const report = await found(viewer, id);
      if (report.status !== 'made') throw conflict('This report is not made yet.');
      await mail(viewer, report.id, recipients);
      return found(viewer, id);
    },

    /** @throws NOT_FOUND, RATE_LIMITED; CONFLICT where nothing failed */
    async retry(viewer: Viewer, id: string): Promise<ListedReport> {
      const { userId } = viewer;
      const report = await found(viewer, id);
      const failed = report.mails.filter(({ status }) => status === 'failed');
      if (report.status === 'failed') {
        await jobs.prepare(MAKE);
        await db.transaction(async (tx) => {
          const change = { from: 'failed', to: 'waiting', problem: null } as const;
          if (!(await setStatus(tx, userId, report.id, change))) return;
          await jobs.send(MAKE, { userId, reportId: report.id }, { tx });
        });
      } else if (failed.length > 0) {
        await mail(
          viewer,
          report.id,
          failed.map(({ address }) => address),
        );
      } else {
        throw conflict('Nothing of this report has failed.');
      }
      return found(viewer, id);
    },

    async remove({ userId }: Viewer, id: string): Promise<boolean> {
      const known = readId(id);
      return known !== null && (await deleteReport(db, userId, known));
    },

    /** @param of the account; the one that the request is for when left out. @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED */
    async pdf(viewer: Viewer, id: string, of?: string): Promise<{ name: string; content: Buffer }> {
      const { userId } = await accounts.readable(viewer, of);
      const known = readId(id);
      const content = known && (await findContent(db, userId, known));
      if (!known || !content) throw notFound('There is no report with this id.', 'id');
      await enforceLimit(
        rateLimiter,
        `account-report-pdf:${userId}`,
        DOWNLOADS_OF_ACCOUNT,
        `An account may download ${DOWNLOADS_OF_ACCOUNT.count} PDFs in ten minutes.`,
      );
      return renderPdfFile({ content, expiresAt: null, page: dashboardOf(config, content) });
    },

    /** Without sign-in. @throws RATE_LIMITED */
    unsubscribe: (ip: string, token: string) => unsubscribe(deps, ip, token),

    jobs: accountReportJobs(deps),
  };
}
