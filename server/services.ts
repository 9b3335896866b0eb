import { createSignIn } from './auth/sign-in.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/client.ts';
import { type DemoProgress, demoAccounts, demoWorldOf } from './demo/accounts.ts';
import { createDemoFetching } from './demo/web/demo-fetching.ts';
import { lazy } from './lib/lazy.ts';
import { createMailer } from './mail/create-mailer.ts';
import { openOutbox } from './mail/outbox.ts';
import {
  type AccountReportsService,
  createAccountReportsService,
} from './modules/account-reports/service.ts';
import { type AccountsService, createAccountsService } from './modules/accounts/service.ts';
import { type ActionCenterService, createActionCenterService } from './modules/action-center/service.ts';
import { evaluateAfterRuns } from './modules/alerts/queues.ts';
import { type AlertsService, createAlertsService } from './modules/alerts/service.ts';
import { type AnalyticsService, createAnalyticsService } from './modules/analytics/service.ts';
import { type AnswerListService, createAnswerListService } from './modules/answers/list/service.ts';
import { type AnswersService, createAnswersService } from './modules/answers/service.ts';
import { type ApiTokensService, createApiTokensService } from './modules/api-tokens/service.ts';
import { type AuditService, createAuditService } from './modules/audit/service.ts';
import { type BrandsService, createBrandsService } from './modules/brands/service.ts';
import { type BriefsService, createBriefsService } from './modules/briefs/service.ts';
import { type ChangesService, createChangesService } from './modules/changes/service.ts';
import { type CollectionService, createCollectionService } from './modules/collection/service.ts';
import { type ComparisonService, createComparisonService } from './modules/comparison/service.ts';
import { type ConnectedAppsService, createConnectedAppsService } from './modules/connected-apps/service.ts';
import { createDeletionService, type DeletionService } from './modules/deletion/service.ts';
import { createDiscoveriesService, type DiscoveriesService } from './modules/discoveries/service.ts';
import { createExperimentsService, type ExperimentsService } from './modules/experiments/service.ts';
import { createExportService, type ExportService } from './modules/export/service.ts';
import { createFundViewService, type FundViewService } from './modules/fund-view/service.ts';
import { createGapsService, type GapsService } from './modules/gaps/service.ts';
import { createHeadToHeadService, type HeadToHeadService } from './modules/head-to-head/service.ts';
import { createMetricsTableService, type MetricsTableService } from './modules/metrics-table/service.ts';
import { createNotesService, type NotesService } from './modules/notes/service.ts';
import { createOpportunitiesService, type OpportunitiesService } from './modules/opportunities/service.ts';
import { createOriginsService, type OriginsService } from './modules/origins/service.ts';
import { createOutreachService, type OutreachService } from './modules/outreach/service.ts';
import { createPagesService, type PagesService } from './modules/pages/service.ts';
import { createPeopleService, type PeopleService } from './modules/people/service.ts';
import {
  createPersonaComparisonService,
  type PersonaComparisonService,
} from './modules/personas/comparison/service.ts';
import { createPersonasService, type PersonasService } from './modules/personas/service.ts';
import { createPicturesService, type PicturesService } from './modules/pictures/service.ts';
import { createPlatformsService, type PlatformsService } from './modules/platforms/service.ts';
import { createPromptPageService, type PromptPageService } from './modules/prompt-page/service.ts';
import { createPromptsService, type PromptsService } from './modules/prompts/service.ts';
import {
  createPromptSettingsService,
  type PromptSettingsService,
} from './modules/prompts/settings-service.ts';
import { createReportsService, type ReportsService } from './modules/reports/service.ts';
import { createRetentionService, type RetentionService } from './modules/retention/service.ts';
import { createReviewsService, type ReviewsService } from './modules/reviews/service.ts';
import { createSearchesService, type SearchesService } from './modules/searches/service.ts';
import { createShareLinksService, type ShareLinksService } from './modules/share-links/service.ts';
import { createSiteFilesService, type SiteFilesService } from './modules/site-files/service.ts';
import {
  createSourceAnalysisService,
  type SourceAnalysisService,
} from './modules/source-analysis/service.ts';
import { createSuggestionsService, type SuggestionsService } from './modules/suggestions/service.ts';
import { createTopicsService, type TopicsService } from './modules/topics/service.ts';
import { createVisibilityService, type VisibilityService } from './modules/visibility/service.ts';
import { createVisitMetricsService, type VisitMetricsService } from './modules/visit-metrics/service.ts';
import { createRangesService } from './modules/visits/ranges/service.ts';
import { createVisitsService, type VisitsService } from './modules/visits/service.ts';
import { createWizardService, type WizardService } from './modules/wizard/service.ts';
import { visitorModel } from './modules/wizard/visitor-limits.ts';
import { type Infrastructure, withDefaults } from './process/infrastructure.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit/rate-limiter.ts';
import { createSecrets } from './secrets/secrets.ts';
import { createArchivedTexts } from './text-archive/read-texts.ts';

/** What resolvers, routes and jobs call; created once per process. */
export interface Services {
  accountReports: AccountReportsService;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  alerts: AlertsService;
  analytics: AnalyticsService;
  answers: AnswersService;
  answerList: AnswerListService;
  apiTokens: ApiTokensService;
  audit: AuditService;
  brands: BrandsService;
  briefs: BriefsService;
  changes: ChangesService;
  collection: CollectionService;
  comparison: ComparisonService;
  connectedApps: ConnectedAppsService;
  deletion: DeletionService;
  /** Progress of filling a demo account; null unless it is being filled. */
  demoProgress: (userId: string) => DemoProgress | null;
  discoveries: DiscoveriesService;
  experiments: ExperimentsService;
  export: ExportService;
  fundView: FundViewService;
  gaps: GapsService;
  headToHead: HeadToHeadService;
  promptPage: PromptPageService;
  origins: OriginsService;
  searches: SearchesService;
  metricsTable: MetricsTableService;
  notes: NotesService;
  personas: PersonasService;
  personaComparison: PersonaComparisonService;
  opportunities: OpportunitiesService;
  outreach: OutreachService;
  rateLimiter: RateLimiter;
  pages: PagesService;
  people: PeopleService;
  pictures: PicturesService;
  platforms: PlatformsService;
  prompts: PromptsService;
  promptSettings: PromptSettingsService;
  reports: ReportsService;
  retention: RetentionService;
  reviews: ReviewsService;
  shareLinks: ShareLinksService;
  siteFiles: SiteFilesService;
  sourceAnalysis: SourceAnalysisService;
  suggestions: SuggestionsService;
  topics: TopicsService;
  visibility: VisibilityService;
  visitMetrics: VisitMetricsService;
  visits: VisitsService;
  wizard: WizardService;
}

export function createServices(db: Db, config: Config, overrides: Partial<Infrastructure> = {}): Services {
  const infrastructure = withDefaults(config, overrides);
  const { clock } = infrastructure;
  const demoOf = (userId: string) => demoAccounts(config).find(({ id }) => id === userId);
  const demoFetching = createDemoFetching(demoOf);
  // With copies of sites the operator decides what a demo account reads, too.
  const fetchingFor = (userId: string) =>
    (config.pageMirror ? null : demoFetching(userId)) ?? infrastructure.fetching;
  const signIn = createSignIn(config);
  const accounts = createAccountsService(db, config, signIn);
  const rateLimiter = createRateLimiter(db, clock);
  const audit = createAuditService({ db, ...infrastructure });
  const brands = createBrandsService(db, accounts);
  const topics = createTopicsService({ db, accounts });
  const prompts = createPromptsService({ db, accounts, topics });
  const visibility = createVisibilityService({ db, accounts, brands, topics });
  const notes = createNotesService({ db, accounts, clock });
  const personas = createPersonasService({ db, accounts });
  const metricsTable = createMetricsTableService({ db, visibility, personas });
  const gaps = createGapsService({ db, visibility });
  const pages = createPagesService({
    db,
    accounts,
    brands,
    rateLimiter,
    ...infrastructure,
    fetchingFor,
  });
  const actionCenter = createActionCenterService({
    accounts,
    brands,
    chatModel: infrastructure.chatModel?.name ?? null,
  });
  const opportunities = createOpportunitiesService({
    ...{ db, accounts, actionCenter, gaps, visibility },
    ...infrastructure,
  });
  const discoveries = createDiscoveriesService({
    db,
    accounts,
    brands,
    visibility,
    jobs: infrastructure.jobs,
  });
  const archivedTexts = createArchivedTexts(infrastructure.textArchive, infrastructure.log);
  const answers = createAnswersService(
    { db, accounts, brands, prompts, personas, discoveries, archivedTexts },
    infrastructure.jobs,
  );
  const answerList = createAnswerListService({ db, accounts, brands, archivedTexts });
  const retention = createRetentionService({ db, config, accounts, discoveries, ...infrastructure });
  const platforms = createPlatformsService({ db, rateLimiter, ...infrastructure });
  const suggestions = createSuggestionsService(infrastructure);
  const changes = createChangesService({ db, visibility, answerList });
  const promptPage = createPromptPageService({ db, visibility, changes, answerList });
  const people = createPeopleService({
    ...{ db, accounts, audit, rateLimiter, config },
    ...infrastructure,
  });
  const outboxMailer = lazy(() =>
    createMailer({ ...config, mail: { ...config.mail, smtpUrl: undefined } }, infrastructure.log),
  );
  const mailerFor = (userId: string) =>
    demoOf(userId) && config.mail.smtpUrl ? outboxMailer() : infrastructure.mailer;
  const pictures = createPicturesService({ db, config, rateLimiter, clock });
  const alerts = createAlertsService({
    ...{
      db,
      config,
      accounts,
      brands,
      changes,
      metricsTable,
      notes,
      people,
      pictures,
      promptPage,
      topics,
      visibility,
    },
    ...infrastructure,
    rateLimiter,
    mailerFor,
  });
  const ranges = createRangesService({ db, config, ...infrastructure });
  const wizard = createWizardService({
    ...infrastructure,
    config,
    rateLimiter,
    suggestions: createSuggestionsService({
      ...infrastructure,
      chatModel: visitorModel(infrastructure.chatModel, rateLimiter, config.visitorSuggestionsPerDay),
    }),
  });
  const secrets = createSecrets(config);
  const briefs = createBriefsService({
    ...{ db, config, accounts, actionCenter, brands, pages, rateLimiter },
    ...infrastructure,
  });
  const headToHead = createHeadToHeadService({ db, visibility, metricsTable });
  const origins = createOriginsService({ db, visibility, prompts });
  const shareLinks = createShareLinksService({
    ...{ db, accounts, changes, headToHead, origins, promptPage, prompts, rateLimiter, visibility },
    ...infrastructure,
  });
  return {
    accountReports: createAccountReportsService({
      ...{
        db,
        config,
        accounts,
        answerList,
        changes,
        gaps,
        metricsTable,
        opportunities,
        visibility,
        rateLimiter,
      },
      ...infrastructure,
      views: shareLinks.read,
      mailerFor,
    }),
    accounts,
    brands,
    briefs,
    topics,
    prompts,
    promptSettings: createPromptSettingsService({ db, accounts, brands, topics }),
    actionCenter,
    alerts,
    analytics: createAnalyticsService({
      ...{ db, config, accounts, actionCenter, brands, rateLimiter },
      ...infrastructure,
      secrets,
    }),
    audit,
    people,
    pictures,
    apiTokens: createApiTokensService({ db, accounts, rateLimiter, clock, config }),
    connectedApps: createConnectedAppsService({ db, accounts, audit, rateLimiter, clock, config }),
    discoveries,
    deletion: createDeletionService({ db, accounts, signIn, retention, ...infrastructure }),
    demoProgress: infrastructure.demoProgress,
    experiments: createExperimentsService({
      ...{ db, accounts, actionCenter, rateLimiter, clock },
      ended: (userId) => alerts.evaluateSoonAbout('experiments', userId),
    }),
    export: createExportService({ db, accounts, brands, archivedTexts }),
    fundView: createFundViewService(accounts, brands),
    outreach: createOutreachService({
      ...{ db, config, accounts, actionCenter, brands, briefs, pages, rateLimiter, fetchingFor },
      ...infrastructure,
      secrets,
      writeToOutbox: (source) => openOutbox(config.dataDir).add(source),
      isDemoAccount: (userId) => Boolean(demoOf(userId)),
    }),
    rateLimiter,
    pages,
    comparison: createComparisonService({ db, accounts, brands, gaps, pages }),
    platforms,
    reports: createReportsService({
      db,
      config,
      rateLimiter,
      suggestions,
      wizard,
      ...infrastructure,
      health: platforms,
    }),
    retention,
    reviews: createReviewsService({ db, accounts, brands, answers, answerList, clock }),
    shareLinks,
    siteFiles: createSiteFilesService({
      db,
      accounts,
      brands,
      rateLimiter,
      ...infrastructure,
      fetchingFor,
      isDemoAccount: (userId) => Boolean(demoOf(userId)),
    }),
    suggestions,
    answers,
    collection: createCollectionService({
      db,
      accounts,
      answers,
      brands,
      personas,
      prompts,
      topics,
      ...infrastructure,
      health: platforms,
      isDemoAccount: (userId) => Boolean(demoOf(userId)?.tracks),
      simulatedWorld: (userId, world) => demoWorldOf(demoOf(userId), world),
      runEnded: evaluateAfterRuns(infrastructure.jobs),
    }),
    answerList,
    gaps,
    changes,
    origins,
    searches: createSearchesService({ db, visibility, prompts }),
    promptPage,
    headToHead,
    personaComparison: createPersonaComparisonService({ db, visibility, personas }),
    metricsTable,
    notes,
    personas,
    opportunities,
    sourceAnalysis: createSourceAnalysisService({ db, actionCenter, opportunities, visibility }),
    visibility,
    visitMetrics: createVisitMetricsService({ ...{ db, actionCenter, brands, clock }, ranges }),
    visits: createVisitsService({
      ...{ db, config, accounts, brands, rateLimiter },
      ...infrastructure,
      ranges,
      visitsCounted: (userId) => alerts.evaluateSoonAbout('visits', userId),
    }),
    wizard,
  };
}
