import { globSync, readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, OperationTypeNode } from 'graphql';
import {
  actionCenter,
  actionCenterExample,
  available,
  citedSite,
  contentComparison,
  sourceAnalysis,
  topSources,
} from './action-center.ts';
import { alertSettings, alerts } from './alerts.ts';
import { answerPages, fewReviews, oneAnswer, reviewQueue } from './answers.ts';
import { brief, briefPrompts, textScores } from './briefs.ts';
import { collectionSettings, finishedRun, olderRun, platforms, runEstimate, runsOf } from './collection.ts';
import { contentGenerator, llmsTxtFile, siteFiles } from './content-tools.ts';
import { discoveredCompanies } from './discoveries.ts';
import { experimentList } from './experiments.ts';
import { dashboard, promptGroups, textRetention, topicDashboard, viewer } from './fixtures.ts';
import { fundPrompts, fundTopic } from './fund.ts';
import { fundActionCenter, fundGenerator } from './fund-content.ts';
import { gapList, promptGapNodes, sourceGapNodes } from './gaps.ts';
import { llmsLibrary } from './llms-library.ts';
import { noOrigins } from './origins.ts';
import { blockedPage, pageList, pageOf, pageReading, readPage } from './pages.ts';
import { accounts, auditEvents, people } from './people.ts';
import { promptSearches } from './searches.ts';
import { FakeStreams } from './streams.ts';
import { promptSettingsOf, topicSettings } from './topics.ts';
import { visitReplies } from './visits.ts';
import { changedAnswers, whatChanged } from './what-changed.ts';

type Args = Record<string, unknown>;
type Answer = boolean | object | null | ((args: Args) => object | null);

const typeDefs = globSync('graphql/schema/**/*.graphql').map((path) => readFileSync(path, 'utf8'));
/** One for all tests: the context of each request is the FakeApi that answers it. */
const schema = makeExecutableSchema<FakeApi>({
  typeDefs,
  resolvers: { TopicMetrics: { sources: byWindow('sources'), competitors: byWindow('competitors') } },
});
const FIELDS = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);
for (const field of FIELDS) field.resolve = (_root, args, api: FakeApi) => api.answer(field.name, args);

/** A server in memory with the real schema. Tests change, hold back and fail the reply of each query and mutation. */
export class FakeApi {
  /** Replies by field; other fields reply null. */
  answers: Record<string, Answer> = {
    viewer,
    actionCenterStatus: available,
    actionCenter,
    actionCenterExample,
    contentComparison,
    sourceAnalysis,
    topSources,
    citedSite,
    dashboard,
    topicDashboard,
    prompts: promptGroups,
    fundPrompts,
    fundTopic,
    fundActionCenter,
    fundGenerator,
    llmsLibrary,
    llmsTxtFile,
    siteFiles,
    brief,
    briefPrompts,
    textScores,
    contentGenerator,
    promptGaps: gapList(promptGapNodes),
    sourceGaps: gapList(sourceGapNodes),
    whatChanged,
    changedAnswers,
    answers: answerPages,
    answer: oneAnswer,
    promptSearches,
    answerOrigins: noOrigins,
    reviewQueue: () => reviewQueue,
    reviewAccuracy: fewReviews,
    apiTokens: [],
    shareLinks: [],
    connectedApps: [],
    accounts,
    people,
    auditEvents,
    alertSettings,
    alerts,
    platforms,
    collectionSettings,
    runEstimate,
    collectionRuns: runsOf(finishedRun, olderRun),
    collectionRun: finishedRun,
    experiments: experimentList,
    discoveredCompanies,
    namedRanking: discoveredCompanies.ranking,
    notes: { nodes: [], next: null, total: 0 },
    personaComparisons: { personas: [] },
    personas: [],
    textRetention,
    webPages: pageList(readPage, blockedPage),
    webPage: pageOf(readPage, blockedPage),
    pageReading,
    topicSettings,
    ...visitReplies,
    promptSettings: promptSettingsOf(),
  };
  /** How often each field was requested. */
  requestCounts: Record<string, number> = Object.fromEntries(FIELDS.map(({ name }) => [name, 0]));
  /** The arguments of the last request of each field. */
  args: Record<string, Args> = {};
  private broken = new Map<string, string>();
  private gates = new Map<string, Promise<void>>();

  fail(field: string, code = 'INTERNAL_SERVER_ERROR') {
    this.broken.set(field, code);
  }

  mend(field: string) {
    this.broken.delete(field);
  }

  /** Holds a field's replies back until the returned function is called. */
  hold(field: string) {
    const gate = Promise.withResolvers<void>();
    this.gates.set(field, gate.promise);
    return () => gate.resolve();
  }

  link = (): ApolloLink =>
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      this.streams.link(),
      new SchemaLink({ schema, context: () => this }),
    );

  async answer(field: string, args: Args) {
    this.requestCounts[field] = (this.requestCounts[field] ?? 0) + 1;
    this.args[field] = args;
    await this.gates.get(field);
    const code = this.broken.get(field);
    if (code) throw new GraphQLError('Something went wrong', { extensions: { code } });
    const answer = this.answers[field] ?? null;
    return answer instanceof Function ? answer(args) : answer;
  }

  streams = new FakeStreams(schema);
}

function byWindow(field: 'sources' | 'competitors') {
  return (metrics: Record<typeof field, Record<string, unknown>>, { window }: { window: string }) =>
    metrics[field][window];
}
