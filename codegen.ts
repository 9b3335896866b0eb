import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Date: 'string', DateTime: 'string', ID: 'string' };

const config: CodegenConfig = {
  schema: 'graphql/schema/**/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'server/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../http/request-context.ts#RequestContext',
        makeResolverTypeCallable: false,
        optionalResolveType: true,
        mappers: {
          Viewer: '../modules/accounts/model.ts#Account',
          Topic: '../modules/topics/model.ts#Topic as TopicModel',
          TopicSettings: '../modules/topics/model.ts#TopicSettings as TopicSettingsModel',
          Brand: '../modules/brands/model.ts#Company',
          Competitor: '../modules/brands/model.ts#Company',
          DiscoveredCompanyList: '../modules/discoveries/service.ts#DiscoveryList',
          DiscoveredCompany: '../modules/visibility/named.ts#UntrackedCompany',
          NamedRanking: '../modules/visibility/named.ts#NamedRanking as NamedRankingModel',
          Dashboard: '../modules/visibility/account-metrics.ts#AccountMetrics',
          TopicDashboard: '../modules/visibility/account-metrics.ts#TopicPage',
          TopicMetrics: '../modules/visibility/topic-metrics.ts#TopicMetrics as TopicMetricsModel',
          Visibility: '../modules/visibility/topic-metrics.ts#Visibility as VisibilityModel',
          Sentiment: '../modules/visibility/topic-metrics.ts#Sentiment as SentimentModel',
          TopicImpressions: '../modules/visibility/topic-metrics.ts#TopicMetrics as TopicMetricsModel',
          TopicSentiment: '../modules/visibility/topic-metrics.ts#TopicMetrics as TopicMetricsModel',
          TopicCompetitors: '../modules/visibility/topic-metrics.ts#TopicMetrics as TopicMetricsModel',
          AlertSettings: '../modules/alerts/model.ts#AlertSettings as AlertSettingsModel',
          AlertRule: '../modules/alerts/model.ts#AlertRule as AlertRuleModel',
          Alert: '../modules/alerts/model.ts#Alert as AlertModel',
          AlertDelivery: '../modules/alerts/model.ts#Delivery as AlertDeliveryModel',
          ApiToken: '../modules/api-tokens/model.ts#ApiToken as ApiTokenModel',
          Answer: '../modules/answers/list/model.ts#ListedAnswer',
          MentionReview: '../modules/answers/list/model.ts#CompanyReview',
          OrderCorrection: '../modules/answers/corrections/model.ts#OrderCorrection as OrderCorrectionModel',
          ReviewItem: '../modules/reviews/model.ts#ReviewItem as ReviewItemModel',
          Mention: '../modules/answers/list/model.ts#Mention as MentionModel',
          AnswerPage: '../modules/answers/list/model.ts#AnswerPage as AnswerPageModel',
          AnswersScope: '../modules/answers/list/model.ts#AnswersScope as AnswersScopeModel',
          TopicSources: '../modules/visibility/topic-metrics.ts#TopicMetrics as TopicMetricsModel',
          CollectionSettings: '../modules/collection/settings/service.ts#SettingsView',
          CollectionRun: '../modules/collection/model.ts#Run',
          RunPlatform: '../modules/collection/model.ts#RunPlatform as RunPlatformModel',
          RunFailure: '../modules/collection/model.ts#RunFailure as RunFailureModel',
          RunEstimate: '../modules/collection/runs/prepare.ts#PreparedRun',
          PlatformEstimate:
            '../modules/collection/runs/estimate.ts#PlatformEstimate as PlatformEstimateModel',
          ConfiguredPlatform: '../modules/platforms/model.ts#PlatformState',
          PromptGap: '../modules/gaps/model.ts#PromptGap as PromptGapModel',
          TextRetention: '../modules/retention/service.ts#TextRetention as TextRetentionModel',
          Report: '../modules/reports/reading/service.ts#ReportView',
          ReportRequest: '../modules/reports/operator/store.ts#ReportRequest as ReportRequestModel',
          GapScope: '../modules/gaps/model.ts#GapScope as GapScopeModel',
        },
      },
    },
    'client/src/': {
      preset: 'near-operation-file',
      presetConfig: {
        baseTypesPath: 'schema.generated.ts',
        extension: '.generated.ts',
        importTypesNamespace: 'Types',
      },
      documents: 'client/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './graphql/hooks-plugin.ts'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        customDirectives: { apolloUnmask: true },
      },
    },
    'server/graphql/operations.generated.ts': {
      documents: 'client/src/**/*.graphql',
      plugins: ['./graphql/operations-plugin.ts'],
    },
    'client/src/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsTypes: true, onlyOperationTypes: true },
    },
  },
};

export default config;
