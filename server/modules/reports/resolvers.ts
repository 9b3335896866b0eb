import type {
  MutationResolvers,
  QueryResolvers,
  ReportRequestResolvers,
  ReportResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { FORMULAS } from './content/text/measurement.ts';
import { SOURCE_KINDS } from './content/text/sources.ts';

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;
const lower = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

export const reportQueries = {
  reportOffer(_root, _args, { services }) {
    const offer = services.reports.offer();
    return { ...offer, platforms: [...offer.platforms] };
  },
  report: (_root, { token }, { services }) => services.reports.reader.report(token),
  reportAnswer: (_root, wanted, { services, ip }) => services.reports.reader.answer(ip, wanted),
  reportRequests: (_root, { status, mailStatus, search, first, after }, context) =>
    context.services.reports.operator.requests(requireViewer(context), {
      status: status ? lower(status) : null,
      mailStatus: mailStatus ? lower(mailStatus) : null,
      search: search ?? null,
      first,
      after: after ?? null,
    }),
  reportBudget: (_root, _args, context) => context.services.reports.operator.budget(requireViewer(context)),
} satisfies QueryResolvers;

export const reportMutations = {
  async requestReport(_root, { input }, { services, ip }) {
    const requested = await services.reports.request(ip, { ...input });
    return requested.ok
      ? { confirmationNeeded: requested.confirmationNeeded, errors: [] }
      : { confirmationNeeded: false, errors: requested.errors };
  },
  async confirmReport(_root, link, { services }) {
    const { outcome, company } = await services.reports.confirm(link);
    return { outcome: upper(outcome), company };
  },
  removeReport: async (_root, link, { services }) => ({
    outcome: upper(await services.reports.remove(link)),
  }),
  retryReport: (_root, { id }, context) =>
    context.services.reports.operator.retry(requireViewer(context), id),
  removeReportRequest: (_root, { id }, context) =>
    context.services.reports.operator.remove(requireViewer(context), id),
} satisfies MutationResolvers;

const report: ReportResolvers = {
  period: ({ period }) => period ?? null,
  sources: ({ sources }) =>
    sources.map((row) => ({ ...row, kind: upper(row.kind), name: SOURCE_KINDS[row.kind] })),
  formulas: () => [...FORMULAS],
  nextSteps: ({ nextSteps }) => nextSteps.map((step) => ({ ...step, kind: upper(step.kind) })),
  prompts: ({ prompts }) =>
    prompts.map((prompt) => ({
      ...prompt,
      results: prompt.results.map((result) => ({ ...result, status: upper(result.status) })),
    })),
};

const request: ReportRequestResolvers = {
  status: ({ status }) => upper(status),
  mailStatus: ({ mailStatus }) => upper(mailStatus),
  platforms: ({ platforms }) => platforms.map((key) => ({ key, name: platformName(key) })),
};

export const reportTypes = { Report: report, ReportRequest: request };
