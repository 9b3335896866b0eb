import { judgeName } from '../../analysis/method.ts';
import { verdictOf } from '../../analysis/sentiment/verdict.ts';
import { badInput } from '../../errors.ts';
import type { Complete } from '../../graphql/complete.ts';
import type {
  AnswerPageResolvers,
  AnswerResolvers,
  AnswerSearchResolvers,
  AnswersScopeResolvers,
  MentionResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import { findMatches } from '../../text-search/match.ts';
import { parseQuery, type TextQuery } from '../../text-search/query.ts';
import { createExcerpt, excerptReach } from './list/excerpt.ts';
import type { AnswerPage, AnswersScope, ListedAnswer, Mention, TextState } from './list/model.ts';
import type { PlaceGiven } from './model.ts';

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

/** The longest text. */
const SEARCHED_LENGTH = 200_000;

/** @throws BAD_USER_INPUT */
function queryOf(text: string): TextQuery {
  const query = parseQuery(text);
  if (typeof query === 'string') throw badInput('text', `text ${query}`);
  return query;
}

const answer: Complete<AnswerResolvers, Omit<ListedAnswer, 'platform' | 'status' | 'surface' | 'askedAs'>> = {
  platform: (listed) => platform(listed.platform),
  status: ({ status }) => status.toUpperCase() as Uppercase<typeof status>,
  surface: ({ surface }) => surface.toUpperCase() as Uppercase<typeof surface>,
  askedAs: ({ askedAs }) =>
    askedAs && {
      ...askedAs,
      placeGiven: (askedAs.placeGiven?.toUpperCase() ?? null) as Uppercase<PlaceGiven> | null,
    },
  searchQueries: ({ id, findings }) => findings.searchQueries(id),
  products: ({ id, findings }) => findings.products(id),
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
  async excerpt({ id, findings }, { companyId, text }) {
    const query = text ? queryOf(text) : null;
    if (query) {
      const beginning = await findings.beginning(id, SEARCHED_LENGTH);
      const { mention: _match, ...excerpt } = createExcerpt(
        beginning,
        findMatches(beginning, query, 1)[0] ?? null,
      );
      return { ...excerpt, mention: null, matches: findMatches(excerpt.text, query) };
    }
    const mentions = await findings.mentions(id);
    const mention =
      mentions.find(({ company }) => company.id === companyId) ??
      mentions.find(({ company }) => company.isBrand);
    const span = mention?.spans[0] ?? null;
    return { ...createExcerpt(await findings.beginning(id, excerptReach(span)), span), matches: [] };
  },
  async matches(listed, { text }) {
    return findMatches((await listed.findings.text(listed)).text, queryOf(text));
  },
};

const page: Complete<AnswerPageResolvers, AnswerPage> = {
  total: async ({ counted }) => (await counted()).total,
  totalCapped: async ({ counted }) => (await counted()).totalCapped,
};

const search: AnswerSearchResolvers = {
  total: async ({ counts }) => (await counts()).total,
  namingBrand: async ({ counts }) => (await counts()).visible,
  platforms: async ({ counts }) =>
    (await counts()).platforms.map(({ platform: key, answers }) => ({ platform: platform(key), answers })),
  topics: async ({ counts }) => (await counts()).topics,
  days: async ({ counts }) => (await counts()).days,
  comparedFrom: ({ from }) => from,
  unreadTexts: ({ unread }) => unread,
  readTexts: ({ read }) => read,
  removedTexts: ({ removed }) => removed(),
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

export const answerTypes = {
  Answer: answer,
  AnswerPage: page,
  AnswerSearch: search,
  AnswersScope: scope,
  Mention: mention,
};
