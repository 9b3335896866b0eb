import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';

/**
 * Every root query field: `cacheable` where its value, with all that can be selected in it, follows from rows that no writer
 * changes without raising their account's data version, from the account's own row and from the configuration; otherwise
 * why it is not. An operation is cacheable when all its fields are.
 */
const FIELDS = {
  brand: 'cacheable',
  competitors: 'cacheable',
  dashboard: 'cacheable',
  impressions: 'cacheable',
  namedRanking: 'cacheable',
  promptGaps: 'cacheable',
  prompts: 'cacheable',
  promptSettings: 'cacheable',
  reviewAccuracy: 'cacheable',
  sentiment: 'cacheable',
  sourceGaps: 'cacheable',
  sources: 'cacheable',
  topicDashboard: 'cacheable',
  topics: 'cacheable',
  topicSettings: 'cacheable',
  trackedCompetitors: 'cacheable',
  viewer: 'cacheable',

  alerts: 'found and sent without a change of data',
  alertSettings: 'settings have no data version',
  answer: 'read once, and long',
  answers: 'read once, and long; a run may take over an answer without a change of data',
  apiTokens: 'tokens are used and end without a change of data',
  collectionRun: 'progress of a run changes no data version',
  collectionRuns: 'progress of a run changes no data version',
  collectionSettings: 'settings have no data version',
  discoveredCompanies: 'answers are counted without a change of data',
  reviewQueue: 'read once, and long',
  textRetention: 'read once',
  brief: 'pages are read without a change of data',
  briefPrompts: 'read once',
  pageReading: 'what may be read today changes at midnight',
  pageComparison: 'pages are read without a change of data',
  webPage: 'pages are read without a change of data',
  webPages: 'pages are read without a change of data',
  platforms: 'platforms fall ill and recover without a change of data',
  generatedLlmsTxt: 'read once',
  llmsTxtFile: 'drafts are saved without a change of data',
  proposedRobotsTxt: 'read once',
  siteFileDifference: 'read once, and long',
  siteFiles: 'files are checked without a change of data',
  demoProgress: 'changes without a change of data',
  runEstimate: 'prices and settings have no data version',

  actionCenter: 'steps are completed without a change of data',
  actionCenterExample: 'nothing is computed',
  actionCenterStatus: 'nothing is computed',
  contentComparison: 'nothing is computed',
  contentGenerator: 'nothing is computed',
  crawlerActivity: 'nothing is computed',
  fundActionCenter: 'nothing is computed',
  fundGenerator: 'nothing is computed',
  fundPrompts: 'nothing is computed',
  fundTopic: 'nothing is computed',
  llmsLibrary: 'nothing is computed',
  outreach: 'nothing is computed',
  sourceAnalysis: 'nothing is computed',
  topSources: 'pages are read without a change of data',
  citedSite: 'pages are read without a change of data',

  report: 'belongs to a visitor, not to an account',
  reportAnswer: 'belongs to a visitor, not to an account',
  reportBudget: 'belongs to the server, not to an account',
  reportCategories: 'belongs to no account',
  reportOffer: 'belongs to no account',
  reportRequests: 'belongs to the server, not to an account',

  suggestAliases: 'belongs to no account',
  suggestCategory: 'belongs to no account',
  suggestCompetitors: 'belongs to no account',
  suggestionCategories: 'belongs to no account',
  suggestOffering: 'belongs to no account',
  suggestSite: 'belongs to no account',
  suggestTopics: 'belongs to no account',
} as const satisfies Record<keyof QueryResolvers, string>;

/** Root fields whose replies are stored. */
export const CACHEABLE_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(FIELDS).flatMap(([name, why]) => (why === 'cacheable' ? [name] : [])),
);
