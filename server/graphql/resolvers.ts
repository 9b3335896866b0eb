import { requireViewer } from '../http/request-context.ts';
import {
  accountReportMutations,
  accountReportQueries,
  accountReportTypes,
} from '../modules/account-reports/resolvers.ts';
import { accountQueries, accountTypes } from '../modules/accounts/resolvers.ts';
import { actionCenterQueries } from '../modules/action-center/resolvers.ts';
import { alertMutations, alertQueries, alertTypes } from '../modules/alerts/resolvers.ts';
import { analyticsMutations, analyticsQueries } from '../modules/analytics/resolvers.ts';
import { answerMutations, answerQueries, answerTypes } from '../modules/answers/resolvers.ts';
import { apiTokenMutations, apiTokenQueries, apiTokenTypes } from '../modules/api-tokens/resolvers.ts';
import { auditQueries } from '../modules/audit/resolvers.ts';
import { brandMutations, brandQueries } from '../modules/brands/resolvers.ts';
import { briefMutations, briefQueries, briefTypes } from '../modules/briefs/resolvers.ts';
import { changesQueries, changesTypes } from '../modules/changes/resolvers.ts';
import {
  collectionMutations,
  collectionQueries,
  collectionSubscriptions,
  collectionTypes,
} from '../modules/collection/resolvers.ts';
import { comparisonQueries, comparisonTypes } from '../modules/comparison/resolvers.ts';
import {
  connectedAppMutations,
  connectedAppQueries,
  connectedAppTypes,
} from '../modules/connected-apps/resolvers.ts';
import { deletionMutations } from '../modules/deletion/resolvers.ts';
import { discoveryMutations, discoveryQueries, discoveryTypes } from '../modules/discoveries/resolvers.ts';
import { experimentMutations, experimentQueries, experimentTypes } from '../modules/experiments/resolvers.ts';
import { fundViewQueries } from '../modules/fund-view/resolvers.ts';
import { gapQueries, gapTypes } from '../modules/gaps/resolvers.ts';
import { headToHeadQueries, headToHeadTypes } from '../modules/head-to-head/resolvers.ts';
import { metricsTableQueries } from '../modules/metrics-table/resolvers.ts';
import { noteMutations, noteQueries, noteTypes } from '../modules/notes/resolvers.ts';
import {
  opportunityMutations,
  opportunityQueries,
  opportunityTypes,
} from '../modules/opportunities/resolvers.ts';
import { originQueries, originTypes } from '../modules/origins/resolvers.ts';
import { outreachMutations, outreachQueries, outreachTypes } from '../modules/outreach/resolvers.ts';
import { pageMutations, pageQueries, pageTypes } from '../modules/pages/resolvers.ts';
import { peopleMutations, peopleQueries, peopleTypes } from '../modules/people/resolvers.ts';
import { personaMutations, personaQueries } from '../modules/personas/resolvers.ts';
import { platformMutations, platformQueries, platformTypes } from '../modules/platforms/resolvers.ts';
import { promptPageQueries, promptPageTypes } from '../modules/prompt-page/resolvers.ts';
import { promptMutations, promptQueries } from '../modules/prompts/resolvers.ts';
import { reportMutations, reportQueries, reportTypes } from '../modules/reports/resolvers.ts';
import { retentionQueries } from '../modules/retention/resolvers.ts';
import { reviewMutations, reviewQueries, reviewTypes } from '../modules/reviews/resolvers.ts';
import { searchQueries, searchTypes } from '../modules/searches/resolvers.ts';
import { shareLinkMutations, shareLinkQueries, shareLinkTypes } from '../modules/share-links/resolvers.ts';
import { siteFileMutations, siteFileQueries } from '../modules/site-files/resolvers.ts';
import { sourceAnalysisQueries, sourceAnalysisTypes } from '../modules/source-analysis/resolvers.ts';
import { suggestionQueries } from '../modules/suggestions/resolvers.ts';
import { topicMutations, topicQueries, topicTypes } from '../modules/topics/resolvers.ts';
import { visibilityQueries, visibilityTypes } from '../modules/visibility/resolvers.ts';
import { visitMutations, visitQueries } from '../modules/visit-metrics/resolvers.ts';
import { wizardMutations, wizardQueries } from '../modules/wizard/resolvers.ts';
import { enums } from './enums.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolvers.generated.ts';
import { scalars } from './scalars.ts';

const queries: Required<QueryResolvers> = {
  ...accountQueries,
  ...accountReportQueries,
  ...actionCenterQueries,
  ...alertQueries,
  ...answerQueries,
  ...apiTokenQueries,
  ...connectedAppQueries,
  ...auditQueries,
  ...brandQueries,
  ...briefQueries,
  ...changesQueries,
  ...collectionQueries,
  ...comparisonQueries,
  demoProgress: (_root, _args, context) => context.services.demoProgress(requireViewer(context).userId),
  ...discoveryQueries,
  ...experimentQueries,
  ...retentionQueries,
  ...fundViewQueries,
  ...gapQueries,
  ...headToHeadQueries,
  ...promptPageQueries,
  ...originQueries,
  ...searchQueries,
  ...metricsTableQueries,
  ...noteQueries,
  ...personaQueries,
  ...opportunityQueries,
  ...outreachQueries,
  ...pageQueries,
  ...peopleQueries,
  ...platformQueries,
  ...promptQueries,
  ...reportQueries,
  ...reviewQueries,
  ...shareLinkQueries,
  ...siteFileQueries,
  ...sourceAnalysisQueries,
  ...suggestionQueries,
  ...topicQueries,
  ...visibilityQueries,
  ...analyticsQueries,
  ...visitQueries,
  ...wizardQueries,
};

const mutations: Required<MutationResolvers> = {
  ...accountReportMutations,
  ...alertMutations,
  ...answerMutations,
  ...apiTokenMutations,
  ...connectedAppMutations,
  ...brandMutations,
  ...briefMutations,
  ...noteMutations,
  ...personaMutations,
  ...outreachMutations,
  ...pageMutations,
  ...peopleMutations,
  ...platformMutations,
  ...promptMutations,
  ...reportMutations,
  ...reviewMutations,
  ...shareLinkMutations,
  ...siteFileMutations,
  ...topicMutations,
  ...analyticsMutations,
  ...visitMutations,
  ...collectionMutations,
  ...deletionMutations,
  ...discoveryMutations,
  ...experimentMutations,
  ...opportunityMutations,
  ...wizardMutations,
};

/** The whole schema's resolvers; each module writes its own. */
export const resolvers: Resolvers = {
  ...scalars,
  ...enums,
  Query: queries,
  Mutation: mutations,
  Subscription: collectionSubscriptions,
  ...accountTypes,
  ...accountReportTypes,
  ...alertTypes,
  ...answerTypes,
  ...apiTokenTypes,
  ...connectedAppTypes,
  ...briefTypes,
  ...changesTypes,
  ...collectionTypes,
  ...comparisonTypes,
  ...discoveryTypes,
  ...experimentTypes,
  ...gapTypes,
  ...headToHeadTypes,
  ...noteTypes,
  ...promptPageTypes,
  ...originTypes,
  ...searchTypes,
  ...opportunityTypes,
  ...outreachTypes,
  ...pageTypes,
  ...peopleTypes,
  ...platformTypes,
  ...reportTypes,
  ...reviewTypes,
  ...shareLinkTypes,
  ...sourceAnalysisTypes,
  ...topicTypes,
  ...visibilityTypes,
};
