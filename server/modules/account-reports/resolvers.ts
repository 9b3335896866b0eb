import type {
  AccountReportMailResolvers,
  AccountReportResolvers,
  MutationResolvers,
  QueryResolvers,
  ReportScheduleResolvers,
  SentViewResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;
const lower = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

export const accountReportQueries = {
  accountReports: (_root, args, context) =>
    context.services.accountReports.list(requireViewer(context), args),
  accountReport: (_root, { id }, context) => context.services.accountReports.one(requireViewer(context), id),
  async accountReportContent(_root, { id }, context) {
    const content = await context.services.accountReports.content(requireViewer(context), id);
    return content ? { ...content, expiresAt: null } : null;
  },
  reportRecipients: (_root, _args, context) =>
    context.services.accountReports.recipients(requireViewer(context)),
  reportSchedules: (_root, _args, context) =>
    context.services.accountReports.schedules.list(requireViewer(context)),
} satisfies QueryResolvers;

export const accountReportMutations = {
  createAccountReport: (_root, { input }, context) =>
    context.services.accountReports.create(requireViewer(context), {
      ...input,
      recipients: input.recipients ?? [],
    }),
  sendView: (_root, { input }, context) =>
    context.services.accountReports.sendView(requireViewer(context), input),
  saveViewSchedule: (_root, { input }, context) =>
    context.services.accountReports.schedules.addView(requireViewer(context), input),
  sendAccountReport: (_root, { id, recipients }, context) =>
    context.services.accountReports.send(requireViewer(context), id, recipients),
  retryAccountReport: (_root, { id }, context) =>
    context.services.accountReports.retry(requireViewer(context), id),
  deleteAccountReport: (_root, { id }, context) =>
    context.services.accountReports.remove(requireViewer(context), id),
  saveReportSchedule: (_root, { id, input }, context) =>
    context.services.accountReports.schedules.save(requireViewer(context), id ?? null, {
      ...input,
      days: lower(input.days),
    }),
  pauseReportSchedule: (_root, { id, paused }, context) =>
    context.services.accountReports.schedules.pause(requireViewer(context), id, paused),
  deleteReportSchedule: (_root, { id }, context) =>
    context.services.accountReports.schedules.remove(requireViewer(context), id),
} satisfies MutationResolvers;

const platformOf = (key: string | null) => (key === null ? null : { key, name: platformName(key) });

const view: SentViewResolvers = { platform: ({ platform }) => platformOf(platform) };

const report: AccountReportResolvers = {
  view: ({ scope }) => scope.view ?? null,
  status: ({ status }) => upper(status),
  scheduled: ({ scheduleId }) => scheduleId !== null,
};

const mail: AccountReportMailResolvers = {
  status: ({ status }) => (status === 'sending' ? 'WAITING' : upper(status)),
};

const schedule: ReportScheduleResolvers = { days: ({ days }) => upper(days) };

export const accountReportTypes = {
  SentView: view,
  AccountReport: report,
  AccountReportMail: mail,
  ReportSchedule: schedule,
};
