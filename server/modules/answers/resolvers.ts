import { judgeName } from '../../analysis/method.ts';
import { verdictOf } from '../../analysis/sentiment/verdict.ts';
import type { Complete } from '../../graphql/complete.ts';
import type {
  AnswerPageResolvers,
  AnswerResolvers,
  AnswersScopeResolvers,
  MentionResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { createExcerpt, excerptReach } from './list/excerpt.ts';
import type { AnswerPage, AnswersScope, ListedAnswer, Mention, TextState } from './list/model.ts';

export const answerQueries = {
  answers: (_root, args, context) => context.services.answerList.page(requireViewer(context), args),
  answer: (_root, { userId, id }, context) =>
    context.services.answerList.one(requireViewer(context), userId, id),
} satisfies QueryResolvers;

export const answerMutations = {
  async importAnswers(_root, { answers }, context) {
    const viewer = requireViewer(context);
    const result = await context.services.answers.importRecorded(viewer, answers);
    if (result.stored > 0) await context.services.alerts.evaluateSoon(viewer.userId);
    return result;
  },
  reanalyse: (_root, _args, context) => context.services.answers.reanalyse(requireViewer(context)),
} satisfies MutationResolvers;

const textStateOf = ({ textRemovedAt, archivedText }: ListedAnswer): TextState =>
  textRemovedAt === null ? 'stored' : archivedText === null ? 'deleted' : 'archived';

const platform = (key: string) => ({ key, name: platformName(key) });

const answer: Complete<AnswerResolvers, Omit<ListedAnswer, 'platform' | 'status'>> = {
  platform: (listed) => platform(listed.platform),
  status: ({ status }) => status.toUpperCase() as Uppercase<typeof status>,
  text: async (listed) => (await listed.findings.text(listed)).text,
  textState: (listed) => {
    const state = textStateOf(listed);
    return state.toUpperCase() as Uppercase<typeof state>;
  },
  textProblem: async (listed) => (await listed.findings.text(listed)).problem,
  mentions: ({ id, findings }) => findings.mentions(id),
  citations: ({ id, findings }) => findings.citations(id),
  reviews: ({ id, findings }) => findings.reviews(id),
  orderCorrection: ({ id, findings }) => findings.orderCorrection(id),
  async excerpt({ id, findings }, { companyId }) {
    const mentions = await findings.mentions(id);
    const mention =
      mentions.find(({ company }) => company.id === companyId) ??
      mentions.find(({ company }) => company.isBrand);
    const span = mention?.spans[0] ?? null;
    return createExcerpt(await findings.beginning(id, excerptReach(span)), span);
  },
};

const page: Complete<AnswerPageResolvers, AnswerPage> = {
  total: async ({ counted }) => (await counted()).total,
  totalCapped: async ({ counted }) => (await counted()).totalCapped,
};

const scope: Complete<AnswersScopeResolvers, Omit<AnswersScope, 'platform'>> = {
  platform: ({ platform: key }) => (key === null ? null : platform(key)),
};

const mention: Complete<MentionResolvers, Omit<Mention, 'judge'>> = {
  judge: ({ judge }) => judgeName(judge),
  verdict: ({ sentiment }) => {
    const verdict = verdictOf(sentiment);
    return verdict.toUpperCase() as Uppercase<typeof verdict>;
  },
};

export const answerTypes = { Answer: answer, AnswerPage: page, AnswersScope: scope, Mention: mention };
