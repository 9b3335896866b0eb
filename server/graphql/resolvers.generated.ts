import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SharedScreen as SharedScreenValue, ListedLink, Visit } from '../modules/share-links/model.ts';
import type { SiteOwner as SiteOwnerValue, Company } from '../modules/brands/model.ts';
import type { Bucket as BucketValue, Dimension as DimensionValue } from '../modules/metrics-table/model.ts';
import type { PageKind } from '../page-analysis/types.ts';
import type { PageStatus } from '../modules/pages/failures.ts';
import type { AgentPurpose as AgentPurposeValue } from '../ai-agents/agents.ts';
import type { Verification as VerificationValue } from '../visit-analysis/types.ts';
import type { VisitDoor as VisitDoorValue } from '../db/schema/visit.ts';
import type { SearchReportKind as SearchReportKindValue } from '../db/schema/analytics.ts';
import type { ListedPage, ListedPages } from '../modules/visit-metrics/model.ts';
import type { Account, AccessibleAccount as AccessibleAccountModel } from '../modules/accounts/model.ts';
import type { Member as MemberModel, Invitation as InvitationModel, OpenedInvitation as OpenedInvitationModel } from '../modules/people/model.ts';
import type { Topic as TopicModel, TopicSettings as TopicSettingsModel } from '../modules/topics/model.ts';
import type { DiscoveryList } from '../modules/discoveries/service.ts';
import type { UntrackedCompany, NamedRanking as NamedRankingModel } from '../modules/visibility/named.ts';
import type { TopSources as TopSourcesModel } from '../modules/source-analysis/service.ts';
import type { ActionCenterHome } from '../modules/opportunities/model.ts';
import type { ListedStep } from '../modules/opportunities/steps/model.ts';
import type { AccountMetrics, TopicPage } from '../modules/visibility/account-metrics.ts';
import type { TopicMetrics as TopicMetricsModel, Visibility as VisibilityModel, Sentiment as SentimentModel } from '../modules/visibility/topic-metrics.ts';
import type { ListedReport, ReportMail, Schedule as ScheduleModel, SentView as SentViewModel } from '../modules/account-reports/model.ts';
import type { AlertSettings as AlertSettingsModel, AlertPage as AlertPageModel, AlertRule as AlertRuleModel, Alert as AlertModel, Delivery as AlertDeliveryModel } from '../modules/alerts/model.ts';
import type { StoredRecipient } from '../modules/alerts/recipients/store.ts';
import type { ConnectedApp as ConnectedAppModel } from '../modules/connected-apps/model.ts';
import type { ApiToken as ApiTokenModel } from '../modules/api-tokens/model.ts';
import type { ListedAnswer, CompanyReview, Mention as MentionModel, AnswerSearch as AnswerSearchModel, AnswerPage as AnswerPageModel, AnswersScope as AnswersScopeModel } from '../modules/answers/list/model.ts';
import type { OrderCorrection as OrderCorrectionModel } from '../modules/answers/corrections/model.ts';
import type { ReviewItem as ReviewItemModel } from '../modules/reviews/model.ts';
import type { SettingsView } from '../modules/collection/settings/service.ts';
import type { Run, RunPlatform as RunPlatformModel, RunFailure as RunFailureModel } from '../modules/collection/model.ts';
import type { PreparedRun } from '../modules/collection/runs/prepare.ts';
import type { PlatformEstimate as PlatformEstimateModel } from '../modules/collection/runs/estimate.ts';
import type { PlatformState } from '../modules/platforms/model.ts';
import type { WhatChanged as WhatChangedModel, ModelChange as ModelChangeModel, ChangedPlace as ChangedPlaceModel } from '../modules/changes/model.ts';
import type { Note as NoteModel } from '../modules/notes/model.ts';
import type { AnswerOrigin as AnswerOriginModel, AnswerOrigins as AnswerOriginsModel, ModelChangeDay as ModelChangeDayModel, OriginChange as OriginChangeModel } from '../modules/origins/model.ts';
import type { PromptSearch as PromptSearchModel, PromptSearches as PromptSearchesModel } from '../modules/searches/model.ts';
import type { HeadToHead as HeadToHeadModel } from '../modules/head-to-head/service.ts';
import type { PromptPage as PromptPageModel } from '../modules/prompt-page/model.ts';
import type { PromptGap as PromptGapModel, GapScope as GapScopeModel } from '../modules/gaps/model.ts';
import type { ComparedPage as ComparedPageModel, PageComparison as PageComparisonModel, ScoreCorrelation as ScoreCorrelationModel } from '../modules/comparison/model.ts';
import type { Brief as BriefModel } from '../modules/briefs/model.ts';
import type { ExperimentList as ExperimentListModel } from '../modules/experiments/service.ts';
import type { ListedExperiment as ListedExperimentModel } from '../modules/experiments/store.ts';
import type { ExperimentView, DraftCandidate } from '../modules/experiments/views.ts';
import type { ExperimentPrompt as ExperimentPromptModel, Comparison, ComparedPlatform as ComparedPlatformModel, ComparedPrompt as ComparedPromptModel } from '../modules/experiments/model.ts';
import type { ProgressPlatform, Progress } from '../modules/experiments/progress.ts';
import type { Draft } from '../modules/briefs/drafts/model.ts';
import type { OutreachOverview } from '../modules/outreach/service.ts';
import type { ListedTarget, ListedMail, ListedContact, TargetEvent, SourcePage, Suppression, StateCount } from '../modules/outreach/model.ts';
import type { SettingsView as OutreachSettingsView, ServerView } from '../modules/outreach/settings/model.ts';
import type { AccountPage } from '../modules/pages/account-page.ts';
import type { PageVersion, PageRun } from '../modules/pages/model.ts';
import type { BlockWithSpans } from '../modules/pages/blocks.ts';
import type { PageReading as PageReadingModel } from '../modules/pages/page-reading.ts';
import type { TextRetention as TextRetentionModel } from '../modules/retention/service.ts';
import type { ReportView } from '../modules/reports/reading/service.ts';
import type { ReportRequest as ReportRequestModel } from '../modules/reports/operator/store.ts';
import type { RequestContext } from '../http/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A UTC day, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
};

export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The account's id, for the header `X-Account-Id`. */
  accountId: Scalars['ID']['output'];
};

/** An account that the signed-in person may use, by the header `X-Account-Id`. */
export type AccessibleAccount = {
  __typename?: 'AccessibleAccount';
  /** Its `user_id`. */
  id: Scalars['ID']['output'];
  /** The brand's name; before set-up the address of the person whose account it is. */
  name: Scalars['String']['output'];
  /** The person's own account. */
  own: Scalars['Boolean']['output'];
  role: AccountRole;
};

/** A report of the account's own figures; they do not change once it is made. */
export type AccountReport = {
  __typename?: 'AccountReport';
  createdAt: Scalars['DateTime']['output'];
  /** Its first day; null until it is known. */
  from?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the person who made it; null for a scheduled one. */
  madeBy?: Maybe<Scalars['String']['output']>;
  /** By address. */
  mails: Array<AccountReportMail>;
  /** What that person wrote to the recipients. */
  note?: Maybe<Scalars['String']['output']>;
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  /** Why it could not be made. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Made by a schedule. */
  scheduled: Scalars['Boolean']['output'];
  /** Some of its answers were made by the simulator. */
  simulated: Scalars['Boolean']['output'];
  status: AccountReportStatus;
  title: Scalars['String']['output'];
  /** Its last day; null until it is known. */
  to?: Maybe<Scalars['Date']['output']>;
  /** The topic's name; null for all topics. */
  topic?: Maybe<Scalars['String']['output']>;
  /** Set for a screen that was mailed as a picture: there is no content and no PDF. */
  view?: Maybe<SentView>;
};

export type AccountReportMail = {
  __typename?: 'AccountReportMail';
  address: Scalars['String']['output'];
  /** Why the latest attempt failed. */
  problem?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  status: RecipientMailStatus;
};

export type AccountReportPage = {
  __typename?: 'AccountReportPage';
  /** Give it as `after` for the next page; null on the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<AccountReport>;
};

export type AccountReportStatus =
  /** `problem` says why; it can be tried again. */
  | 'FAILED'
  | 'MADE'
  /** It will be made as soon as a worker is free. */
  | 'WAITING';

/** What a person may do in an account. */
export type AccountRole =
  /** Changes everything but who is in the account. */
  | 'EDITOR'
  /** Also invites and removes people. The person whose account it is stays an owner. */
  | 'OWNER'
  /** Sees everything and changes nothing. */
  | 'VIEWER';

/** Which dashboard the account gets. */
export type AccountView =
  /** The venture-capital fund's dashboard with its own action tools. */
  | 'FUND'
  | 'GENERAL';

/** The Action Center's home, from the account's own answers. */
export type ActionCenter = {
  __typename?: 'ActionCenter';
  /** Usable answers in them. */
  answers: Scalars['Int']['output'];
  /** The account's brand; null before set-up. */
  brand?: Maybe<NamedCompany>;
  keyInsight: KeyInsight;
  /** At most five: open ones first, then completed ones. */
  nextSteps: Array<NextStep>;
  /** Those with most answers to win first, at most ten. */
  opportunities: Array<Opportunity>;
  progress: ActionProgress;
  /** The last 30 collected days; opportunities and the insight are about them. */
  range: DayRange;
};

/** Sample content of the Action Center's home: written, not measured. Screens that show it must say so. */
export type ActionCenterExample = {
  __typename?: 'ActionCenterExample';
  keyInsight: Scalars['String']['output'];
  /** In the recommended order. */
  nextSteps: Array<ExampleStep>;
  opportunities: Array<ExampleOpportunity>;
  sample: Scalars['Boolean']['output'];
};

/** Whether an account can use the Action Center. */
export type ActionCenterState =
  | 'AVAILABLE'
  /** The account's feature flag is off. */
  | 'COMING_SOON'
  /** The configuration blocks the account, whatever its flag says. */
  | 'NOT_AVAILABLE';

/** Whether an account can use the Action Center; everything else in it is FORBIDDEN unless the state is AVAILABLE. */
export type ActionCenterStatus = {
  __typename?: 'ActionCenterStatus';
  state: ActionCenterState;
};

/** What has changed since the first completed step. */
export type ActionProgress = {
  __typename?: 'ActionProgress';
  /** The same for answers that cite the brand's own site. */
  ownCitations?: Maybe<StepEffect>;
  /** The day on which the first step was completed; null before. */
  since?: Maybe<Scalars['Date']['output']>;
  /** Mention rate of the days after it against as many days before; null before the first completed step. */
  visibility?: Maybe<StepEffect>;
};

/** What a next step is about. */
export type ActionStepKind =
  /** The latest answers are old. */
  | 'COLLECT_AGAIN'
  /** Pages of the brand cannot be read. */
  | 'FIX_PAGES'
  /** A page of another site is cited by answers that miss the brand. */
  | 'GET_INTO_PAGE'
  /** Answers to a prompt miss the brand and cite none of its pages. */
  | 'PUBLISH_PAGE'
  /** No cited page has been read. */
  | 'READ_PAGES';

export type AddAlertRuleInput = {
  /** At least one. */
  channels: Array<AlertChannel>;
  /** Watches one competitor; for the kinds of competitors. Any one when left out. */
  competitorId?: InputMaybe<Scalars['ID']['input']>;
  kind: AlertKind;
  /** Key of the one platform to watch; for visibility, sentiment, competitors and prompts. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** Watches one prompt alone; for `VISIBILITY_DROP` and `VISIBILITY_RISE`, without a topic. */
  promptId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole account when left out. Not allowed for `FAILED_RUN`, `BOT_REFUSED`, `CITED_PAGE_ERROR` and `EXPERIMENT_ENDED`. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of adding questions; with errors nothing was changed. */
export type AddPromptsPayload = {
  __typename?: 'AddPromptsPayload';
  added: Array<PromptSettings>;
  alreadyThere: Array<PromptSettings>;
  errors: Array<FieldError>;
  /** Archived prompts that are asked again, with their history. */
  restored: Array<PromptSettings>;
};

export type AdviceKind =
  /** Cited pages compare; the brand's page does not. */
  | 'COMPARE'
  /** Cited pages name terms that the brand's page does not. */
  | 'MISSING_TERMS'
  /** No page of the brand's covers the prompt. */
  | 'NEW_PAGE'
  /** No page of the brand's was read, so nothing can be compared. */
  | 'READ_OWN'
  /** In this account's data, pages with more of this are cited more. */
  | 'SCORE'
  /** Cited pages are more up to date. */
  | 'UPDATE';

/** What one AI agent did in a range, without forged visits but for `forged`. */
export type AgentDetail = {
  __typename?: 'AgentDetail';
  agent: AiAgent;
  /** Of `recent`, by hour of the day. */
  hours: Array<HourVisits>;
  /** The pages it fetched most. */
  pages: Array<AgentPage>;
  /** The last days of the range, at most seven, that hours and pages are counted in. */
  recent: DayRange;
  statuses: Array<StatusVisits>;
};

export type AgentPage = {
  __typename?: 'AgentPage';
  page: VisitedPage;
  refused: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

/** What a vendor says that its AI agent fetches pages for. */
export type AgentPurpose =
  | 'search'
  | 'training'
  /** A user of its product asked. */
  | 'user';

/** Visits of one AI agent in a range. */
export type AgentVisits = {
  __typename?: 'AgentVisits';
  agent: AiAgent;
  forged: Scalars['Int']['output'];
  /** The latest day with one, forged ones included. */
  lastDay: Scalars['Date']['output'];
  /** `visits` in the range before of the same length; null for all time. */
  previous?: Maybe<Scalars['Int']['output']>;
  /** Replies with a status of 400 or more ÷ visits, without forged ones. */
  refused: VisitRate;
  unpublished: Scalars['Int']['output'];
  verified: Scalars['Int']['output'];
  /** Without forged ones. */
  visits: Scalars['Int']['output'];
};

/** A program of an AI platform that fetches pages. */
export type AiAgent = {
  __typename?: 'AiAgent';
  /** The vendor's own page on it. */
  documentation?: Maybe<Scalars['String']['output']>;
  purpose: AgentPurpose;
  /** The day of the ranges that visits are verified by; null without any. */
  rangesDate?: Maybe<Scalars['Date']['output']>;
  /** Where the vendor publishes its ranges; null: the product knows no such list. */
  rangesUrl?: Maybe<Scalars['String']['output']>;
  /** What the vendor says of robots.txt where it does not simply obey. */
  remark?: Maybe<Scalars['String']['output']>;
  /** Its name in robots.txt. */
  token: Scalars['String']['output'];
  vendor: Scalars['String']['output'];
};

/** What a rule found. */
export type Alert = {
  __typename?: 'Alert';
  createdAt: Scalars['DateTime']['output'];
  /** UTC day of the finding: the latest collected day, the run's or experiment's, or the latest day with visits. */
  day: Scalars['Date']['output'];
  deliveries: Array<AlertDelivery>;
  id: Scalars['ID']['output'];
  kind: AlertKind;
  /** The figures behind it. */
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** The delivery of an alert to one address. */
export type AlertDelivery = {
  __typename?: 'AlertDelivery';
  attempts: Scalars['Int']['output'];
  channel: AlertChannel;
  /** When the quiet hours end that hold it back; null without. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why the latest attempt failed. */
  problem?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  status: AlertDeliveryStatus;
  /** The address of a mail; null for the webhook. */
  to?: Maybe<Scalars['String']['output']>;
};

/** `FAILED` deliveries are not retried. */
export type AlertDeliveryStatus =
  | 'FAILED'
  | 'SENT'
  | 'WAITING';

/** What an alert was raised on; it does not change. */
export type AlertEvidence = {
  __typename?: 'AlertEvidence';
  after?: Maybe<DayRange>;
  /** The earlier of the days compared; null where none are. */
  before?: Maybe<DayRange>;
  /** The experiment that ended. */
  experimentId?: Maybe<Scalars['ID']['output']>;
  /** At most 50. */
  items: Array<AlertItem>;
  /** Of its rule; null for all. */
  platform?: Maybe<Platform>;
  /** The run that failed. */
  runId?: Maybe<Scalars['ID']['output']>;
  /** At most 100. */
  sources: Array<AlertSource>;
  /** Of its rule; null for the whole account. */
  topicId?: Maybe<Scalars['ID']['output']>;
};

/** A figure as it was when the alert was raised. */
export type AlertFigure = {
  __typename?: 'AlertFigure';
  answers: Scalars['Int']['output'];
  high?: Maybe<Scalars['Float']['output']>;
  /** Answers that count; null for a mean. */
  hits?: Maybe<Scalars['Int']['output']>;
  /** Ends of the 95 % interval; null where there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

/** What moved: the brand, a competitor or a prompt. */
export type AlertItem = {
  __typename?: 'AlertItem';
  after: AlertFigure;
  before: AlertFigure;
  /** Points, later minus earlier, prompt by prompt on each platform; null where the test is one of a lead. */
  difference?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** With `id`, the arguments of `changedAnswers` that open its answers; null where no list has it. */
  kind?: Maybe<ChangedKind>;
  name: Scalars['String']['output'];
  pValue?: Maybe<Scalars['Float']['output']>;
  qValue?: Maybe<Scalars['Float']['output']>;
  unit: AlertUnit;
};

/** What a rule detects. */
export type AlertKind =
  /** An AI agent got a status of 400 or more on a fifth of at least 20 verified visits of the last 7 days, twice the share of the 28 days before. */
  | 'BOT_REFUSED'
  /** AI agents got a status of 400 or more on at least 3 visits of the last 7 days, and on half of them, of a page that answers cite. */
  | 'CITED_PAGE_ERROR'
  /** A competitor is named in clearly fewer answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_DROP'
  /** The brand was behind a competitor by mentions and is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKEN'
  /** A competitor that was behind the brand by mentions is ahead of it in the last 7 days. */
  | 'COMPETITOR_OVERTAKES'
  /** A competitor is named in clearly more answers, to prompts that do not name the brand, than in the 7 days before. */
  | 'COMPETITOR_RISE'
  /** An experiment's last day is over and its result is there. */
  | 'EXPERIMENT_ENDED'
  /** A run was stopped, or a fifth of a platform's measurements failed. */
  | 'FAILED_RUN'
  /** At least 3 answers of the last 7 days cite a page that was never cited before. */
  | 'NEW_SOURCE'
  /** Answers to prompts name the brand clearly less often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_LOST'
  /** Answers to prompts name the brand clearly more often than in the 7 days before; all prompts are tested together. */
  | 'PROMPTS_WON'
  /** The mean sentiment of the last 7 days is clearly lower than that of the 7 before. */
  | 'SENTIMENT_DROP'
  /** The mean sentiment of the last 7 days is clearly higher than that of the 7 before. */
  | 'SENTIMENT_RISE'
  /** The mention rate of the last 7 days is clearly lower than that of the 7 before. */
  | 'VISIBILITY_DROP'
  /** The mention rate of the last 7 days is clearly higher than that of the 7 before. */
  | 'VISIBILITY_RISE';

export type AlertLine = {
  __typename?: 'AlertLine';
  name: Scalars['String']['output'];
  /** By date; days with answers. */
  points: Array<AlertPoint>;
};

/** One alert with what it was raised on. */
export type AlertPage = {
  __typename?: 'AlertPage';
  alert: Alert;
  evidence: AlertEvidence;
  /** Null once it was removed. */
  rule?: Maybe<AlertRule>;
  /** Whether the simulator made some of the account's answers. */
  simulated: Scalars['Boolean']['output'];
  /** Null where no days were compared, for alerts on several prompts, and where what was measured is no longer tracked. */
  timeLine?: Maybe<AlertTimeLine>;
};

/** What moved, by day. */
export type AlertPoint = {
  __typename?: 'AlertPoint';
  answers: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  high?: Maybe<Scalars['Float']['output']>;
  /** Ends of the 95 % interval; null where there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  /** 0–100; null where nothing could be judged. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A prompt that a rule is about. */
export type AlertPrompt = {
  __typename?: 'AlertPrompt';
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** Alerts found in these hours are sent together when they end. */
export type AlertQuietHours = {
  __typename?: 'AlertQuietHours';
  /** The first quiet hour, 0–23 in the account's time zone. */
  from: Scalars['Int']['output'];
  /** The hour at which they end, 0–23; before `from` it is that of the next day. */
  to: Scalars['Int']['output'];
  /** Saturday and Sunday are quiet, too. */
  weekends: Scalars['Boolean']['output'];
};

export type AlertQuietHoursInput = {
  /** 0–23 in the account's time zone. */
  from: Scalars['Int']['input'];
  /** 0–23; another hour than `from`. */
  to: Scalars['Int']['input'];
  weekends?: Scalars['Boolean']['input'];
};

/** A further address that alerts are mailed to. */
export type AlertRecipient = {
  __typename?: 'AlertRecipient';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  state: AlertRecipientState;
};

export type AlertRecipientState =
  | 'ACTIVE'
  /** A person who is no longer in the account; nothing is sent. */
  | 'LEFT'
  /** The mailed link was not opened; nothing is sent. */
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

/** A rule that raises alerts. */
export type AlertRule = {
  __typename?: 'AlertRule';
  channels: Array<AlertChannel>;
  /** The one competitor that it watches; null for any. */
  competitor?: Maybe<NamedCompany>;
  id: Scalars['ID']['output'];
  kind: AlertKind;
  /** The one platform that it watches; null for all. */
  platform?: Maybe<Platform>;
  /** The one prompt that it watches; null for all. */
  prompt?: Maybe<AlertPrompt>;
  /** Its topic or prompt is archived, or its competitor not tracked any more; the rule raises no alerts. */
  subjectGone: Scalars['Boolean']['output'];
  /** Null for the whole account, or where `topicGone`. */
  topic?: Maybe<Topic>;
  /** Its topic is archived now; the rule raises no alerts. */
  topicGone: Scalars['Boolean']['output'];
};

/** Rules, and where alerts go. A mail for each failed run is on by default; everything else is off. */
export type AlertSettings = {
  __typename?: 'AlertSettings';
  /** Whether the digest is posted to the webhook at that time. */
  digestByWebhook: Scalars['Boolean']['output'];
  /** Why the webhook did not take the latest digest; null when it did. */
  digestProblem?: Maybe<Scalars['String']['output']>;
  /** Where mails go; null when no address is known. */
  email?: Maybe<Scalars['String']['output']>;
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Null without. */
  quietHours?: Maybe<AlertQuietHours>;
  /** Further addresses of mails, by address, and the account's own once it unsubscribed; at most 21. */
  recipients: Array<AlertRecipient>;
  /** Oldest first; at most 50. */
  rules: Array<AlertRule>;
  /** IANA name such as `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  /** Null without a webhook. */
  webhook?: Maybe<AlertWebhook>;
  /** Changes with the webhook's URL. */
  webhookVersion: Scalars['String']['output'];
  /** Whether a digest is mailed on Monday morning in `timeZone`. */
  weeklyDigest: Scalars['Boolean']['output'];
};

/** A page that was cited for the first time. */
export type AlertSource = {
  __typename?: 'AlertSource';
  /** Answers that cite it. */
  answers: Scalars['Int']['output'];
  domain: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** What an alert measured over the days compared and as many before them, as it is known now. */
export type AlertTimeLine = {
  __typename?: 'AlertTimeLine';
  /** What moved; and where a competitor overtook or was overtaken, the brand. */
  lines: Array<AlertLine>;
  /** Never `ANSWERS`: of two companies the share of answers that name each is given. */
  unit: AlertUnit;
};

/** What a figure of an alert counts. */
export type AlertUnit =
  /** Answers. */
  | 'ANSWERS'
  /** Answers that count, in percent of all. */
  | 'PERCENT'
  /** Mean sentiment, 0–100. */
  | 'SCORE';

/** Where alerts are posted to. */
export type AlertWebhook = {
  __typename?: 'AlertWebhook';
  /** Signs requests; null for the same. */
  secret?: Maybe<Scalars['String']['output']>;
  /** For those who may not change it, and tokens with read scope, its site alone: `https://hooks.example.com/…`. */
  url: Scalars['String']['output'];
};

/** A site that AI platforms cite. */
export type AnalysedSource = {
  __typename?: 'AnalysedSource';
  /** Citations in answers. */
  citations: Scalars['Int']['output'];
  /** Most frequent first. */
  contentTypes: Array<SourceContentType>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  scores: SourceScores;
  url: Scalars['String']['output'];
};

/** A property of Google Analytics 4 that the account reads. The service account's key is never returned. */
export type AnalyticsConnection = {
  __typename?: 'AnalyticsConnection';
  /** The service account. */
  clientEmail: Scalars['String']['output'];
  connectedAt: Scalars['DateTime']['output'];
  /** ISO 4217; null before the first reading. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Host of the landing pages, which the property gives as paths. */
  host: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it failed, and what to do; null: it did not. */
  problem?: Maybe<Scalars['String']['output']>;
  propertyId: Scalars['String']['output'];
  /** The first and the latest day that was read, in the property's time zone. */
  range: DayRange;
  /** The latest time that all days were read. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its figures are made by the product for a demo; nothing is read. */
  simulated: Scalars['Boolean']['output'];
  /** Null before the first reading. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The latest attempt to read; null before the first. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AnalyticsPayload = {
  __typename?: 'AnalyticsPayload';
  /** Null: none. */
  connection?: Maybe<AnalyticsConnection>;
};

/** One platform's reply to one prompt at one time, with what was found in it. */
export type Answer = {
  __typename?: 'Answer';
  /** The persona that it was asked as; null: it was asked plainly. */
  askedAs?: Maybe<AskedAs>;
  /** Number of citations. */
  citationCount: Scalars['Int']['output'];
  /** In order of position. */
  citations: Array<Citation>;
  collectedAt: Scalars['DateTime']['output'];
  /** Around the first place where the company is named; the brand when it is left out, else the beginning. Empty unless the text is `STORED`. */
  excerpt: Excerpt;
  /** Why there is no usable answer; null for an answer. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where the text has the words and phrases of a search, ascending, never overlapping; at most 1,000. */
  matches: Array<TextSpan>;
  /** In order of position. */
  mentions: Array<Mention>;
  /** The version of the analysis; null for a failed measurement. */
  method?: Maybe<Scalars['String']['output']>;
  /** It names a competitor and not the brand. */
  missed: Scalars['Boolean']['output'];
  /** The model, as reported by the platform; null if it reports none. */
  model?: Maybe<Scalars['String']['output']>;
  /** Null where nobody corrected the order. */
  orderCorrection?: Maybe<OrderCorrection>;
  platform: Platform;
  /** Shopping results, where the platform returned them; at most 20. */
  products: Array<Product>;
  prompt: PromptRef;
  /** What people said of companies in this answer, by company name. */
  reviews: Array<MentionReview>;
  /** Number of the repeat of that day, from 1. */
  sample: Scalars['Int']['output'];
  /** What the platform searched for, where it says so; at most 20. */
  searchQueries: Array<SearchQuery>;
  /** Made by the simulator. */
  simulated: Scalars['Boolean']['output'];
  status: AnswerStatus;
  surface: Surface;
  /** The unchanged answer, mostly Markdown; empty where its text is deleted or the archive cannot be reached. */
  text: Scalars['String']['output'];
  /** Why `text` is empty although the archive should have it; null otherwise. */
  textProblem?: Maybe<Scalars['String']['output']>;
  /** When the text left the database; null for one that is there. */
  textRemovedAt?: Maybe<Scalars['DateTime']['output']>;
  textState: TextState;
  /** ISO 639-1 code of the answer's language where the built-in rules cannot judge it; null otherwise. */
  unsupportedLanguage?: Maybe<Scalars['String']['output']>;
  /** It names the brand. */
  visible: Scalars['Boolean']['output'];
};


/** One platform's reply to one prompt at one time, with what was found in it. */
export type AnswerExcerptArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** One platform's reply to one prompt at one time, with what was found in it. */
export type AnswerMatchesArgs = {
  text: Scalars['String']['input'];
};

/** Usable answers of one platform, surface and model. */
export type AnswerOrigin = {
  __typename?: 'AnswerOrigin';
  answers: Scalars['Int']['output'];
  /** First day (UTC) with such an answer in the range. */
  from: Scalars['Date']['output'];
  /** As the platform names it; null where it was not given. */
  model?: Maybe<Scalars['String']['output']>;
  platform: Platform;
  simulated: Scalars['Boolean']['output'];
  surface: Surface;
  to: Scalars['Date']['output'];
};

/** Where the answers behind the shown numbers come from. */
export type AnswerOrigins = {
  __typename?: 'AnswerOrigins';
  /** What changed between the two ranges that changes compare: a change of a number across it need not be one of the brand. */
  changes: Array<OriginChange>;
  /** In the range, ascending; at most 100, the latest. Answers that name no model say nothing of models. */
  modelChanges: Array<ModelChangeDay>;
  /** Most answers first. */
  origins: Array<AnswerOrigin>;
  range: DayRange;
};

/** Answers, newest day first. */
export type AnswerPage = {
  __typename?: 'AnswerPage';
  /** Cursor of the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<Answer>;
  scope: AnswersScope;
  /** Null without `text` in the filter. */
  search?: Maybe<AnswerSearch>;
  /** Answers that meet the filter, counted up to 10,000. */
  total: Scalars['Int']['output'];
  /** There are more than were counted. */
  totalCapped: Scalars['Boolean']['output'];
};

/** An answer of each range to the same prompt on the same platform; the latest one that shows the change. */
export type AnswerPair = {
  __typename?: 'AnswerPair';
  after?: Maybe<Answer>;
  before?: Maybe<Answer>;
  place: ChangedPlace;
};

/** What a search in texts found, besides the list. Exact if `comparedFrom` is null and `unreadTexts` is 0. */
export type AnswerSearch = {
  __typename?: 'AnswerSearch';
  /**
   * Not null: only answers from this day (UTC) on were compared, as too many have the words, or the texts are too many for the
   * server's memory. A range that ends before finds older ones.
   */
  comparedFrom?: Maybe<Scalars['Date']['output']>;
  /** Days with a match, ascending. */
  days: Array<DayMatches>;
  /** Of these, those that name the brand. */
  namingBrand: Scalars['Int']['output'];
  /** Most first. */
  platforms: Array<PlatformMatches>;
  /** Texts that it has read. */
  readTexts: Scalars['Int']['output'];
  /** Usable answers of the range whose text was removed: they cannot be searched. */
  removedTexts: Scalars['Int']['output'];
  /** Most first. */
  topics: Array<TopicMatches>;
  /** Matching answers that meet the filter. */
  total: Scalars['Int']['output'];
  /** Texts that the search has not read yet, oldest ones. It goes on reading; search again. */
  unreadTexts: Scalars['Int']['output'];
};

/** Result of a measurement; only `ANSWERED` counts in denominators. */
export type AnswerStatus =
  | 'ANSWERED'
  /** The reply held no text. */
  | 'EMPTY'
  /** The platform could not be asked. */
  | 'FAILED'
  /** The platform declined to answer. */
  | 'REFUSED';

/**
 * Lists answers that meet all given conditions. Without conditions, all answers are listed, including failed
 * measurements.
 */
export type AnswersFilter = {
  /** Without a persona or a run: those that were asked plainly, or all. */
  askedAs?: AskedAsFilter;
  /** True: answers to prompts that name the brand. False: to prompts that do not. */
  branded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answers that name this company: the brand or a tracked competitor. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** First day (UTC). */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** True: usable answers that name a competitor and not the brand. False: all other usable answers. */
  missed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Usable answers that do not name this company. */
  notCompanyId?: InputMaybe<Scalars['ID']['input']>;
  /** Answers that were asked as this persona. */
  personaId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of one platform, such as `chatgpt`. */
  platform?: InputMaybe<Scalars['String']['input']>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  /** Measurements of one run. */
  runId?: InputMaybe<Scalars['ID']['input']>;
  /** Text that the question contains, in any case; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Their sentiment towards the brand. */
  sentiment?: InputMaybe<SentimentBand>;
  /** Answers that cite any page of this registrable domain, such as `example.com`. */
  sourceDomain?: InputMaybe<Scalars['String']['input']>;
  /** Answers that cite this page, in any spelling of its URL; at most 2,048 characters. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<AnswerStatus>>;
  /** Where they were asked for. */
  surface?: InputMaybe<Surface>;
  /**
   * Words that the answer's text has, all of them, in any case and with or without accents: `noise "battery life" -wired`.
   * In quotes they follow one another; `-` excludes. At most 200 characters and 20 words and phrases. Texts that were removed
   * are not searched.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Last day (UTC), included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  /** True: usable answers that name the brand. False: usable answers that do not. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days counted back from the latest day with a usable answer in the range and on the platform. */
  window?: TimeWindow;
};

/** The filter resolved to names; null for conditions that were left out. */
export type AnswersScope = {
  __typename?: 'AnswersScope';
  /** The account's brand; null before set-up. */
  brand?: Maybe<NamedCompany>;
  company?: Maybe<NamedCompany>;
  /** The company that is not named. */
  notCompany?: Maybe<NamedCompany>;
  persona?: Maybe<PersonaRef>;
  platform?: Maybe<Platform>;
  prompt?: Maybe<PromptRef>;
  /** First and last day after the window was applied; null where the filter leaves it open. */
  range: DayRange;
  /** Null also for a page that no answer cites. */
  source?: Maybe<CitedPage>;
  topic?: Maybe<TopicRef>;
};

/** A personal token for GraphQL and REST; the token itself is shown once, when it is created. */
export type ApiToken = {
  __typename?: 'ApiToken';
  createdAt: Scalars['DateTime']['output'];
  /** Null: never. An expired token is refused, and listed until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** To the minute; null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** Its first characters, to recognise it by. */
  prefix: Scalars['String']['output'];
  scope: TokenScope;
};

export type ArchivePromptsPayload = {
  __typename?: 'ArchivePromptsPayload';
  /** The prompts after the call. */
  prompts: Array<PromptSettings>;
};

/** Scores of an article; counts are per article. */
export type ArticleScores = {
  __typename?: 'ArticleScores';
  /** 0–100 */
  authoritativeness: Scalars['Int']['output'];
  /** Sources it cites. */
  citations: Scalars['Int']['output'];
  /** 0–100 */
  fluency: Scalars['Int']['output'];
  /** People it quotes. */
  quotations: Scalars['Int']['output'];
  /** Figures it gives. */
  statistics: Scalars['Int']['output'];
  /** Technical terms it uses. */
  technicalTerms: Scalars['Int']['output'];
};

/** Usable answers of a range, asked plainly or as a persona. */
export type AskedAnswers = {
  __typename?: 'AskedAnswers';
  /** Answers that name the brand ÷ usable answers. */
  mentionRate: Rate;
  /** Mean sentiment towards the brand. */
  sentiment: Mean;
};

/** The persona that an answer was asked as. */
export type AskedAs = {
  __typename?: 'AskedAs';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Null where it has no place, or an import does not say. */
  placeGiven?: Maybe<PlaceGiven>;
};

/** Whether answers that were asked as a persona are listed. */
export type AskedAsFilter =
  /** All. */
  | 'ANY'
  /** Only those that were asked plainly, as figures count them. */
  | 'PLAIN';

/** A change that somebody made in the account. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** What, such as “Archived prompts”. */
  action: Scalars['String']['output'];
  /** Of the latest of `times`. */
  at: Scalars['DateTime']['output'];
  /** By an API token of theirs. */
  byToken: Scalars['Boolean']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  /** Who; null once they have deleted their account. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The same within an hour is one event. */
  times: Scalars['Int']['output'];
};

export type AuditPage = {
  __typename?: 'AuditPage';
  endCursor?: Maybe<Scalars['String']['output']>;
  nodes: Array<AuditEvent>;
};

/** A signal that authoritativeness is made of. */
export type AuthorityPart = {
  __typename?: 'AuthorityPart';
  maxPoints: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  points: Scalars['Float']['output'];
};

/** What robots.txt allows an AI bot. */
export type BotPolicy = {
  __typename?: 'BotPolicy';
  /** Which of `SiteFiles.citedPages` it may not fetch. */
  closedPages: Array<Scalars['String']['output']>;
  /** The vendor's page on the bot; null where it publishes none. */
  documentation?: Maybe<Scalars['String']['output']>;
  /** The bot may fetch the home page. */
  isAllowed: Scalars['Boolean']['output'];
  /** The file names the bot; otherwise the rules for all agents hold. */
  isNamed: Scalars['Boolean']['output'];
  /** Line of the rule that decides on the home page; null where none does. */
  line?: Maybe<Scalars['Int']['output']>;
  purpose: BotPurpose;
  /** What the vendor says of robots.txt where it does not simply obey. */
  remark?: Maybe<Scalars['String']['output']>;
  /** The bot's name in robots.txt. */
  token: Scalars['String']['output'];
  vendor: Scalars['String']['output'];
};

/** A bot that shall be allowed the whole site, or nothing of it. */
export type BotPolicyInput = {
  allowed: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};

/** What the vendor of a bot says that it fetches pages for. */
export type BotPurpose =
  | 'SEARCH'
  | 'TRAINING'
  /** A user asked for the page. */
  | 'USER';

/** The company an account tracks. */
export type Brand = {
  __typename?: 'Brand';
  /** Other names it is found by. */
  aliases: Array<Scalars['String']['output']>;
  /** Registrable domain, such as `example.com`. */
  domain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What a text needs that answers a prompt, from the pages that its answers cite. Made without a model. */
export type Brief = {
  __typename?: 'Brief';
  /** Pages of other sites that the wordings' answers cite. */
  citedPages: Scalars['Int']['output'];
  /** At most 40. */
  facts: Array<BriefFact>;
  /** The competitors that the missed answers name most, at most three. */
  instead: Array<NamedInstead>;
  /** The brief as a file. */
  markdown: Scalars['String']['output'];
  /** Answers to the prompt that name a competitor and not the brand ÷ its usable answers. */
  missed: Rate;
  /** Fewer pages show no pattern. */
  neededPages: Scalars['Int']['output'];
  /** Read pages that no answer to the prompt cites, at most 60; terms are compared with them. */
  otherPages: Scalars['Int']['output'];
  /** Recurring headings in the order in which they stand on the pages, at most 12. */
  outline: Array<BriefHeading>;
  /** Null where none names half of the prompt's terms. */
  ownPage?: Maybe<BriefOwnPage>;
  /** Read pages of the brand's own site, at most 40. */
  ownPages: Scalars['Int']['output'];
  /** Pages of it that were tried and could not be read. */
  ownUnread: Scalars['Int']['output'];
  /** The pages of other sites that the wordings' answers cite most. */
  pages: Array<BriefPage>;
  prompt: BriefPrompt;
  /** At most 15. */
  questions: Array<BriefQuestion>;
  /** Those that were read. */
  readPages: Scalars['Int']['output'];
  /** At most 25. */
  terms: Array<BriefTerm>;
  /** Those whose texts the brief is made of: the 12 that are cited most. */
  usedPages: Scalars['Int']['output'];
  /** Answers to the prompt that name the brand ÷ its usable answers. */
  visible: Rate;
  /** The prompt and the other wordings of its question, at most 20. */
  wordings: Array<BriefPrompt>;
};

/** A sentence of a cited page that holds a counted statistic or quotation. */
export type BriefFact = {
  __typename?: 'BriefFact';
  id: Scalars['ID']['output'];
  kind: BriefFactKind;
  /** The page's id. */
  page: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type BriefFactKind =
  | 'QUOTATION'
  | 'STATISTIC';

/** A heading that at least two cited pages have in similar words, in the shortest wording. */
export type BriefHeading = {
  __typename?: 'BriefHeading';
  heading: Scalars['String']['output'];
  /** A line of the brand's page contains all of its words. */
  onOwnPage: Scalars['Boolean']['output'];
  /** Ids of these pages. */
  pages: Array<Scalars['ID']['output']>;
};

/** The brand's page that contains most of the prompt's terms. */
export type BriefOwnPage = {
  __typename?: 'BriefOwnPage';
  id: Scalars['ID']['output'];
  /** Those that the page does not contain. */
  lacking: Array<Scalars['String']['output']>;
  /** The words of the prompt's wordings, without stop words. */
  promptTerms: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A page of another site that answers to the prompt cite. */
export type BriefPage = {
  __typename?: 'BriefPage';
  /** Answers to the prompt's wordings that cite it. */
  answers: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null until it was read. */
  kind?: Maybe<WebPageKind>;
  /** Those that name a competitor and not the brand. */
  missed: Scalars['Int']['output'];
  owner: SiteOwner;
  /** Null until it was read. */
  scores?: Maybe<WebPageScores>;
  /** Null where its text is not part of the brief. */
  structure?: Maybe<BriefPageStructure>;
  /** May be empty. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  words: Scalars['Int']['output'];
};

export type BriefPageStructure = {
  __typename?: 'BriefPageStructure';
  /** Lists of at least two items. */
  lists: Scalars['Int']['output'];
  /** Tables of at least two rows. */
  tables: Scalars['Int']['output'];
};

/** A prompt that a brief can be made for. */
export type BriefPrompt = {
  __typename?: 'BriefPrompt';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Those that name a competitor and not the brand. */
  missed: Scalars['Int']['output'];
  question: Scalars['String']['output'];
  topic: TopicRef;
};

/** A question that a cited page has as a heading or list item. */
export type BriefQuestion = {
  __typename?: 'BriefQuestion';
  /** The page's id. */
  page: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** A word or pair of words of at least two cited pages; docs/metrics.md, “Briefs”, has the formula. */
export type BriefTerm = {
  __typename?: 'BriefTerm';
  /** The prompt's wordings contain it. */
  inPrompt: Scalars['Boolean']['output'];
  onOwnPage: Scalars['Boolean']['output'];
  /** Other read pages that contain it. */
  otherPages: Scalars['Int']['output'];
  /** Ids of cited pages that contain it. */
  pages: Array<Scalars['ID']['output']>;
  /** Log odds ratio ÷ its standard error. */
  score: Scalars['Float']['output'];
  term: Scalars['String']['output'];
};

/** An e-mail campaign to several sources. */
export type Campaign = {
  __typename?: 'Campaign';
  createdAt: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Share of the sent e-mails that were answered, 0–100, one decimal; null when none was sent. */
  responseRate?: Maybe<Scalars['Float']['output']>;
  sentCount: Scalars['Int']['output'];
  sourceCount: Scalars['Int']['output'];
  status: CampaignStatus;
};

export type CampaignStatus =
  | 'ACTIVE'
  | 'COMPLETED'
  | 'DRAFT';

export type ChangePromptPayload = {
  __typename?: 'ChangePromptPayload';
  /** The prompt was replaced by one with another question; `version` is the id of the new one. */
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The prompt with the new question; null when there are errors. In a conflict, the prompt that replaced it meanwhile. */
  prompt?: Maybe<PromptSettings>;
};

/** Whether two figures differ by more than chance. */
export type ChangeVerdict =
  /** Clearly lower than before. */
  | 'DOWN'
  /** Within chance, or nothing to compare with. */
  | 'NO_CLEAR_CHANGE'
  /** Clearly higher than before. */
  | 'UP';

export type ChangedAnswers = {
  __typename?: 'ChangedAnswers';
  /** Null without a prompt measured on a platform in both ranges. */
  pair?: Maybe<AnswerPair>;
  /** Where it changed most, at most 20. */
  places: Array<ChangedPlace>;
};

/** A prompt, source, company or platform in two ranges. */
export type ChangedItem = {
  __typename?: 'ChangedItem';
  after: Rate;
  before: Rate;
  /** A prompt's topic, or a source's registrable domain. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Percentage points, later minus earlier, prompt by prompt on each platform. */
  difference: Scalars['Float']['output'];
  /** Of the prompt, source or company; a platform's key. */
  id: Scalars['ID']['output'];
  /** Of the platforms whose answers count here. */
  modelChanges: Array<ModelChange>;
  /** A question, an address, or a name. */
  name: Scalars['String']['output'];
  /** The brand, or a page of its own site. */
  own: Scalars['Boolean']['output'];
  /** Probability of a difference this large without a change, where days fall into the ranges at random; null where nothing can be tested. */
  pValue?: Maybe<Scalars['Float']['output']>;
  /** The share of false discoveries among all with a `pValue` up to this one (Benjamini and Hochberg); null where nothing was tested. */
  qValue?: Maybe<Scalars['Float']['output']>;
  /** A change where `qValue` is at most 0.05. */
  verdict: ChangeVerdict;
};

/** What can be won and lost. */
export type ChangedKind =
  /** Answers that name the brand or a competitor, to prompts that do not name the brand. */
  | 'COMPANY'
  /** Answers of a platform that name the brand, to prompts that do not name it. */
  | 'PLATFORM'
  /** Answers to a prompt that name the brand. */
  | 'PROMPT'
  /** Answers that cite a page. */
  | 'SOURCE';

export type ChangedList = {
  __typename?: 'ChangedList';
  /** Most evidence first. */
  items: Array<ChangedItem>;
  kind: ChangedKind;
  /** Lower by more than chance. */
  lost: Scalars['Int']['output'];
  /** Those that could be tested: with answers of 3 days in both ranges that do not all agree. */
  tested: Scalars['Int']['output'];
  /** All that were compared; `items` has `first` at most. */
  total: Scalars['Int']['output'];
  /** Higher by more than chance. */
  won: Scalars['Int']['output'];
};

/** The answers to a prompt on a platform, in two ranges. */
export type ChangedPlace = {
  __typename?: 'ChangedPlace';
  answersAfter: Scalars['Int']['output'];
  answersBefore: Scalars['Int']['output'];
  hitsAfter: Scalars['Int']['output'];
  /** Answers of the earlier range that count, and all usable ones. */
  hitsBefore: Scalars['Int']['output'];
  platform: Platform;
  promptId: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** The result of a check. */
export type CheckPlatformPayload = {
  __typename?: 'CheckPlatformPayload';
  /** The platform answered. */
  answered: Scalars['Boolean']['output'];
  platform: ConfiguredPlatform;
  /** Why it did not answer; null if it did. Temporary failures are not stored in `health`. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type CheckSiteFilesPayload = {
  __typename?: 'CheckSiteFilesPayload';
  errors: Array<FieldError>;
  /** The files after the call; their check is waiting or running unless there are errors. */
  siteFiles: SiteFiles;
};

/** A page an answer cites. */
export type Citation = {
  __typename?: 'Citation';
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** It is on the brand's own domain. */
  own: Scalars['Boolean']['output'];
  /** 1-based order. */
  position: Scalars['Int']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A page of the brand's site that answers cite. */
export type CitedOwnPage = {
  __typename?: 'CitedOwnPage';
  /** Answers that cite it. */
  citations: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A page that answers cite. */
export type CitedPage = {
  __typename?: 'CitedPage';
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Read pages of one kind. */
export type CitedPageKind = {
  __typename?: 'CitedPageKind';
  average: PageMean;
  citations: Scalars['Int']['output'];
  /** 1–5, by the average against that of all read pages; null for fewer than six sites. */
  impact?: Maybe<Scalars['Int']['output']>;
  kind: WebPageKind;
  pages: Scalars['Int']['output'];
  /** The sites they are on. */
  sites: Scalars['Int']['output'];
  /** The site with most citations of such pages. */
  topSite: Scalars['String']['output'];
};

/** A site that answers cite. */
export type CitedSite = {
  __typename?: 'CitedSite';
  /** Citations of its pages: an answer counts once for each page that it cites. */
  citations: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Most pages first. */
  kinds: Array<SiteKind>;
  /** Citations in answers that name a competitor and not the brand. */
  missed: Scalars['Int']['output'];
  owner: SiteOwner;
  /** Its pages that answers cite. */
  pages: Scalars['Int']['output'];
  /** Those of them that were read. */
  pagesRead: Scalars['Int']['output'];
  /** Null until a page is read. */
  scores?: Maybe<SiteScores>;
  /** Citations of each seven days up to the latest collected one, the latest last; at most twelve. Empty for a range under two weeks. */
  trend: Array<Scalars['Int']['output']>;
  /** Citations in answers that name the brand. */
  visible: Scalars['Int']['output'];
};

/** What is known of one cited site. */
export type CitedSiteDetail = {
  __typename?: 'CitedSiteDetail';
  /** Answers that cite any of its pages. */
  answers: Scalars['Int']['output'];
  /** What it says of itself; empty until one of its pages is read. */
  description: Scalars['String']['output'];
  domain: Scalars['String']['output'];
  missed: Scalars['Int']['output'];
  /** Pages that most answers cite, at most ten. */
  pages: Array<CitedSitePage>;
  visible: Scalars['Int']['output'];
};

/** A page of a site, with the answers that cite it. */
export type CitedSitePage = {
  __typename?: 'CitedSitePage';
  /** Answers that cite it. */
  answers: Scalars['Int']['output'];
  /** What it is for; null until it is read. */
  kind?: Maybe<WebPageKind>;
  /** Those of them that name a competitor and not the brand. */
  missed: Scalars['Int']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Ties are ordered by citations, then by domain. */
export type CitedSiteSort =
  /** By the median of this score, like the following; sites without one come last. */
  | 'AUTHORITATIVENESS'
  | 'CITATIONS'
  /** Sources that a page links to. */
  | 'CITATION_SCORE'
  | 'DOMAIN'
  | 'FLUENCY'
  /** Citations in answers that name a competitor and not the brand. */
  | 'MISSED'
  | 'PAGES'
  | 'PAGES_READ'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS'
  /** Citations in answers that name the brand. */
  | 'VISIBLE';

/** A prompt with answers that cite a page. */
export type CitingPrompt = {
  __typename?: 'CitingPrompt';
  /** Its answers that cite the page. */
  answers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Those of them that name a competitor and not the brand. */
  missed: Scalars['Int']['output'];
  question: Scalars['String']['output'];
};

/** One pass over an account's prompts and platforms. */
export type CollectionRun = {
  __typename?: 'CollectionRun';
  /** US dollars so far. */
  cost: Scalars['Float']['output'];
  /** UTC day of its answers. */
  day: Scalars['Date']['output'];
  /** Answers so far, including failed measurements. */
  done: Scalars['Int']['output'];
  /** US dollars as estimated before the run, of the platforms with a known price; null if there is none. */
  estimatedCost?: Maybe<Scalars['Float']['output']>;
  /** Failed, refused and empty measurements. */
  failed: Scalars['Int']['output'];
  /** The most frequent first, at most 20. */
  failures: Array<RunFailure>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Questions to ask on all platforms. */
  planned: Scalars['Int']['output'];
  /** Sorted by name. */
  platforms: Array<RunPlatform>;
  prompts: Scalars['Int']['output'];
  /** Why it was stopped; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  samples: Scalars['Int']['output'];
  /** Seconds until its end at the pace so far; null before the first answer and after the end. */
  secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** The simulator wrote all answers; no vendor was asked and nothing was billed. */
  simulated: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  status: RunStatus;
  trigger: RunTrigger;
  /** Failed measurements whose question was never sent. */
  unsent: Scalars['Int']['output'];
};

/** How an account collects answers. */
export type CollectionSettings = {
  __typename?: 'CollectionSettings';
  /** Name of the configured chat model; null without one. */
  chatModel?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 such as `DE`; null: the vendor's own choice. */
  country?: Maybe<Scalars['String']['output']>;
  /** Whether a run starts every day. */
  daily: Scalars['Boolean']['output'];
  /** Hour of the day in `timeZone` in which the daily run starts, 0–23. */
  hour: Scalars['Int']['output'];
  /** Whether the chat model judges new answers: their sentiment, and the companies they name. */
  judgeByModel: Scalars['Boolean']['output'];
  /** BCP 47 such as `de`; null: the vendor's own choice. */
  language?: Maybe<Scalars['String']['output']>;
  /** US dollars a calendar month (UTC); null: no limit. */
  monthlyBudget?: Maybe<Scalars['Float']['output']>;
  /** When the next daily run starts; null without a schedule. */
  nextRun?: Maybe<Scalars['DateTime']['output']>;
  /** Keys of the platforms to ask. */
  platforms: Array<Scalars['String']['output']>;
  /** Times that each prompt is asked on each platform and day, 1–10. */
  samples: Scalars['Int']['output'];
  /** Whether the set-up was completed. */
  setUp: Scalars['Boolean']['output'];
  /** US dollars spent in this calendar month (UTC). */
  spentThisMonth: Scalars['Float']['output'];
  /** IANA name such as `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  /** Changes with every setting. */
  version: Scalars['String']['output'];
};

/** Fields that are left out keep their value; null removes a country, language or budget. */
export type CollectionSettingsInput = {
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  daily?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0–23. */
  hour?: InputMaybe<Scalars['Int']['input']>;
  /** Rejected without a chat model. It is sent the answers' texts, and its vendor bills that separately. */
  judgeByModel?: InputMaybe<Scalars['Boolean']['input']>;
  /** BCP 47. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** US dollars, 0–1000000. */
  monthlyBudget?: InputMaybe<Scalars['Float']['input']>;
  /** At most 20 keys of platforms that are on. */
  platforms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–10. */
  samples?: InputMaybe<Scalars['Int']['input']>;
  /** True after the set-up was completed. */
  setUp?: InputMaybe<Scalars['Boolean']['input']>;
  /** IANA name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** `CollectionSettings.version` when it was read; the save is a conflict if the current one differs. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A company's names. */
export type CompanyInput = {
  /** At most 50, each 1–120 characters. */
  aliases?: Array<Scalars['String']['input']>;
  /** A domain such as `example.com`; of a web address its registrable domain is kept. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /**
   * Id of a company that is tracked already: it keeps its history under a new name. Left out, a competitor is known by
   * its name; the brand is always the same one.
   */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1–120 characters. */
  name: Scalars['String']['input'];
};

/** A prompt whose answers name competitors and not the brand. */
export type ComparablePrompt = {
  __typename?: 'ComparablePrompt';
  id: Scalars['ID']['output'];
  missed: Rate;
  question: Scalars['String']['output'];
};

/** Both groups on one day, on the platforms that were compared. */
export type ComparedDay = {
  __typename?: 'ComparedDay';
  controls: ExperimentCounts;
  day: Scalars['Date']['output'];
  treated: ExperimentCounts;
};

/** A page beside others that could answer the same prompt. */
export type ComparedPage = {
  __typename?: 'ComparedPage';
  /** Answers to the prompt that cite it ÷ its answers that were looked at. */
  cited: Rate;
  /** It compares in tables, or its headings set one thing against another. */
  compares: Scalars['Boolean']['output'];
  coverage: TermCoverage;
  /** The beginning of its main text. */
  excerpt: Scalars['String']['output'];
  page: WebPage;
  /** The mean share of an answer's words that stand on the page, over the answers that say which sentence cites which page; “Word share” of docs/metrics.md. */
  wordShare: Mean;
};

export type ComparedPlatform = {
  __typename?: 'ComparedPlatform';
  isCompared: Scalars['Boolean']['output'];
  models: Array<ExperimentModel>;
  /** Such as `ChatGPT`. */
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
  /** Why it is left out; null where it is compared. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** One prompt in both windows, on the platforms that were compared. */
export type ComparedPrompt = {
  __typename?: 'ComparedPrompt';
  after: ExperimentCounts;
  before: ExperimentCounts;
  /** False: it, or all prompts it is matched with, have too few answers in a window. */
  isCompared: Scalars['Boolean']['output'];
  matchedTo?: Maybe<Scalars['ID']['output']>;
  promptId: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  role: ExperimentRole;
};

/** What would bring the brand's page closer to those that are cited; the best supported first. */
export type ComparisonAdvice = {
  __typename?: 'ComparisonAdvice';
  /** What it rests on, as a sentence with its figures. */
  evidence: Scalars['String']['output'];
  kind: AdviceKind;
  /** A published study that says the same; null where the account's data say it. */
  source?: Maybe<Scalars['String']['output']>;
  /** One sentence. */
  text: Scalars['String']['output'];
};

/** One article of a comparison. */
export type ComparisonArticle = {
  __typename?: 'ComparisonArticle';
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  scores: ArticleScores;
  /** The publisher. */
  source: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A company the brand is compared with. */
export type Competitor = {
  __typename?: 'Competitor';
  /** Other names it is found by. */
  aliases: Array<Scalars['String']['output']>;
  /** Registrable domain, such as `example.com`. */
  domain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** The companies that answers name, most mentioned first. */
export type CompetitorRanking = {
  __typename?: 'CompetitorRanking';
  /** The brand's rank; 0 when it is above 5 or the brand is not mentioned. */
  companyRank: Scalars['Int']['output'];
  /** All mentioned companies by rank. */
  rankings: Array<RankedCompany>;
  /** What shares of voice are shares of: the sum of all companies' `voices`. */
  voices: Scalars['Int']['output'];
};

/** A platform as configured by environment variables, which docs/platforms.md lists. */
export type ConfiguredPlatform = {
  __typename?: 'ConfiguredPlatform';
  /** Questions in flight at once. */
  concurrency: Scalars['Int']['output'];
  /** Whether asking it costs money, or may. */
  costs: Scalars['Boolean']['output'];
  /** Null before the first question, and for the simulator. */
  health?: Maybe<PlatformHealth>;
  /** Such as `chatgpt`. */
  key: Scalars['String']['output'];
  /** For operators: the variable that turns it on, such as `OPENAI_API_KEY`; null for endpoints and the simulator. */
  keyVariable?: Maybe<Scalars['String']['output']>;
  /** The model that is requested; null for the simulator and for an endpoint without one. */
  model?: Maybe<Scalars['String']['output']>;
  /** Such as `ChatGPT`. */
  name: Scalars['String']['output'];
  /** Null if it can be asked. An operator reads which variables to set; others, that it is off or misconfigured. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Null: no limit. */
  requestsPerMinute?: Maybe<Scalars['Int']['output']>;
  status: PlatformStatus;
};

export type ConfirmReportPayload = {
  __typename?: 'ConfirmReportPayload';
  /** What the report is of; null for a link that is not good. */
  company?: Maybe<Scalars['String']['output']>;
  outcome: ReportLinkOutcome;
};

export type ConnectAnalyticsInput = {
  /** Host of the landing pages, such as `www.example.com`; the brand's domain when left out. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** The JSON key file that Google made for a service account, at most 10,000 characters. */
  key: Scalars['String']['input'];
  /** The property's number, such as `123456789`. */
  propertyId: Scalars['String']['input'];
};

/** An app that signed the person in by OAuth, such as an AI assistant at claude.ai. */
export type ConnectedApp = {
  __typename?: 'ConnectedApp';
  createdAt: Scalars['DateTime']['output'];
  /** Where it is, or where its replies go; `this computer` for a program. */
  host: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** To the minute; null when it never was. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** As it calls itself. */
  name: Scalars['String']['output'];
  /** `READ` or `WRITE`. */
  scope: TokenScope;
};

/** Articles of competitors beside one's own. */
export type ContentComparison = {
  __typename?: 'ContentComparison';
  competitorArticles: Array<ComparisonArticle>;
  ownArticles: Array<ComparisonArticle>;
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
};

/**
 * A text that the configured chat model wrote. Its figures and quotations are those of facts and of the user's own text; others
 * were cut. What is said about them is compared by words only: `toCheck`.
 */
export type ContentDraft = {
  __typename?: 'ContentDraft';
  after?: Maybe<WebPageScores>;
  /** Scores of the user's text; null without one. */
  before?: Maybe<WebPageScores>;
  /** US dollars; null where no price is configured. */
  cost?: Maybe<Scalars['Float']['output']>;
  cut: Array<DraftCut>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Five items, counted; empty until it is done. */
  improvements: Array<Scalars['String']['output']>;
  inputTokens?: Maybe<Scalars['Int']['output']>;
  level: DraftLevel;
  /** With “[check this claim]” behind sentences to be checked. */
  markdown: Scalars['String']['output'];
  model: Scalars['String']['output'];
  /** The user's text; empty for a draft from a brief alone. */
  original: Scalars['String']['output'];
  outputTokens?: Maybe<Scalars['Int']['output']>;
  /** Why it failed, as a sentence. */
  problem?: Maybe<Scalars['String']['output']>;
  promptId?: Maybe<Scalars['ID']['output']>;
  /** At most 12. */
  sections: Array<DraftSection>;
  startedAt: Scalars['DateTime']['output'];
  /** A user's id. */
  startedBy: Scalars['ID']['output'];
  status: DraftStatus;
  /** Empty until it is done, like the lists. */
  title: Scalars['String']['output'];
};

/** Initial state of Generate Optimized Content. */
export type ContentGenerator = {
  __typename?: 'ContentGenerator';
  /** The model that the operator of this installation configured, and pays for; null without one. */
  model?: Maybe<Scalars['String']['output']>;
  /** Paragraphs with an empty line between them. */
  sampleContent: Scalars['String']['output'];
  /** No chat model is configured: the client simulates the generation. Screens that show it must say so. */
  simulated: Scalars['Boolean']['output'];
};

/** A prompt template. */
export type ContentTemplate = {
  __typename?: 'ContentTemplate';
  description: Scalars['String']['output'];
  /** The beginning of such a text. */
  example: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  prompt: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: FundContentType;
};

/** Figures of a content type. */
export type ContentTypeFigures = {
  __typename?: 'ContentTypeFigures';
  /** Mean citations per text, one decimal. */
  averageCitations: Scalars['Float']['output'];
  /** 1–5 */
  impact: Scalars['Int']['output'];
  /** Name of the source with the most texts of this type. */
  topSource: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** A crawler of an AI provider. */
export type Crawler = {
  __typename?: 'Crawler';
  /** Such as `GPTBot`. */
  name: Scalars['String']['output'];
  /** Such as `OpenAI`. */
  provider: Scalars['String']['output'];
  /** Share of all crawler visits, 0–1; the shares of all crawlers add up to 1. */
  share: Scalars['Float']['output'];
  /** The `User-Agent` header. */
  userAgent: Scalars['String']['output'];
};

/** Figures of AI crawlers on the fund's site, and data to simulate their visits from. */
export type CrawlerActivity = {
  __typename?: 'CrawlerActivity';
  /** Share of the site's visitors who came from AI platforms, 0–100. */
  aiTrafficPercent: Scalars['Float']['output'];
  /** Conversion rate of visitors from AI platforms, 0–100. */
  conversionPercent: Scalars['Float']['output'];
  crawlers: Array<Crawler>;
  /** Added to the visits of the last seven days to give the weekly mentions. */
  earlierMentions: Scalars['Int']['output'];
  /** Paths of the site's pages, such as `/portfolio`. */
  pages: Array<Scalars['String']['output']>;
  /** Pages of the site that crawlers have read. */
  pagesIndexed: Scalars['Int']['output'];
  /** Sample content: written, not measured. Screens that show it must say so; they simulate the visits. */
  sample: Scalars['Boolean']['output'];
  /** Change of the weekly mentions since the week before, percent. */
  weeklyChangePercent: Scalars['Float']['output'];
};

export type CreateAccountReportInput = {
  filter?: InputMaybe<MetricsFilter>;
  /** At most 500 characters to the recipients, without links. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 e-mail addresses; each gets a mail of its own. */
  recipients?: Array<Scalars['String']['input']>;
  /** 1–120 characters without links; the brand's name and the range where left out. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** All topics when left out. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateApiTokenInput = {
  /** 30, 90 or 365; left out, it does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1–80 characters. */
  name: Scalars['String']['input'];
  scope: TokenScope;
};

export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** Null when there are errors. */
  apiToken?: Maybe<ApiToken>;
  errors: Array<FieldError>;
  /** The token to send as `Authorization: Bearer …`; it cannot be shown again. */
  secret?: Maybe<Scalars['String']['output']>;
};

export type CreateShareLinkInput = {
  /** For WHAT_CHANGED: an earlier range of its own. */
  before?: InputMaybe<EarlierDays>;
  /** Shows the range beside the one before it; for OVERVIEW, TOPIC and PROMPT with a range. */
  compare?: Scalars['Boolean']['input'];
  /** 1, 7, 30, 90 or 365. */
  expiresInDays?: Scalars['Int']['input'];
  /** A number of days for a range that moves on, both `from` and `to` for a fixed one, none of them for all time. */
  filter?: InputMaybe<MetricsFilter>;
  /** 1–80 characters, for the account's people. */
  name: Scalars['String']['input'];
  screen: SharedScreen;
  /** Id of the topic for TOPIC, of the competitor for HEAD_TO_HEAD and of the prompt for PROMPT; left out for other screens. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateShareLinkPayload = {
  __typename?: 'CreateShareLinkPayload';
  errors: Array<FieldError>;
  /** Null when there are errors. */
  shareLink?: Maybe<ShareLink>;
  /** The secret of `/shared/TOKEN`; it cannot be shown again. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The overview: all topics together. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Platforms with any answer in the account, whatever the filter. */
  availablePlatforms: Array<Platform>;
  brand?: Maybe<Brand>;
  metrics: TopicMetrics;
  range: DayRange;
  simulated: Scalars['Boolean']['output'];
  /** Largest first, without the aggregate topic. */
  topicBreakdown: Array<TopicShare>;
  /** The account's `user_id`. */
  userId: Scalars['ID']['output'];
};

export type DayMatches = {
  __typename?: 'DayMatches';
  answers: Scalars['Int']['output'];
  /** UTC. */
  day: Scalars['Date']['output'];
};

/** The days of a reply, both included. */
export type DayRange = {
  __typename?: 'DayRange';
  /** Null without history. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Null without history. */
  to?: Maybe<Scalars['Date']['output']>;
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Whether no archived text is left; false when the archive could not be reached. The server then keeps trying. */
  archiveDeleted: Scalars['Boolean']['output'];
  /** Whether nothing of it is left in the database; false for a large account, whose rows are being deleted. */
  dataDeleted: Scalars['Boolean']['output'];
  /** Whether the account is deleted: nobody sees it or its data any more. */
  deleted: Scalars['Boolean']['output'];
  errors: Array<FieldError>;
  /** Whether the sign-in is deleted too; false when a hosted service keeps it. */
  signInDeleted: Scalars['Boolean']['output'];
};

export type DeleteExperimentPayload = {
  __typename?: 'DeleteExperimentPayload';
  id: Scalars['ID']['output'];
};

/** How many simulated answers a demo account has. */
export type DemoProgress = {
  __typename?: 'DemoProgress';
  /** Stored so far. */
  done: Scalars['Int']['output'];
  /** Planned. */
  total: Scalars['Int']['output'];
};

export type DifferenceChange =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME'
  /** Equal lines that are left out. */
  | 'SKIPPED';

export type DifferenceLine = {
  __typename?: 'DifferenceLine';
  change: DifferenceChange;
  /** Number in the newer text, or of a removed line in the older one. */
  line: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type DisconnectAppPayload = {
  __typename?: 'DisconnectAppPayload';
  /** The remaining ones. */
  connectedApps: Array<ConnectedApp>;
};

/** A company that answers name and the account does not track. Discovered in English answers only. */
export type DiscoveredCompany = {
  __typename?: 'DiscoveredCompany';
  /** Answers that name it. */
  answers: Scalars['Int']['output'];
  /** UTC day of the first answer that names it. */
  firstDay: Scalars['Date']['output'];
  /** Answers that name it first. */
  firstPlaces: Scalars['Int']['output'];
  /** As in `AnswersFilter.companyId`, whose list has the answers that name it. */
  id: Scalars['ID']['output'];
  /** Names it within its account: the letters and digits of its name, folded. */
  key: Scalars['String']['output'];
  /** UTC day of the latest of them. */
  lastDay: Scalars['Date']['output'];
  /** Mean position among all companies of the answers that name it, 1 is first. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  /** As most answers write it. */
  name: Scalars['String']['output'];
  /** Among all companies that answers name, tracked ones included. */
  rank: Scalars['Int']['output'];
  /** Its answers ÷ the sum of the same over all named companies, 0–100, one decimal. Prompts that name the brand are left out. */
  shareOfVoice?: Maybe<Scalars['Float']['output']>;
};

export type DiscoveredCompanyList = {
  __typename?: 'DiscoveredCompanyList';
  /** Usable answers of the range. */
  answers: Scalars['Int']['output'];
  /** At most 100, named in most answers first; `ranking.untracked` counts all. */
  companies: Array<DiscoveredCompany>;
  /** At most 100, by name. */
  dismissed: Array<DismissedCompany>;
  ranking: NamedRanking;
  /** Usable answers that a background job has still to count; while there are any, the numbers change. */
  uncountedAnswers: Scalars['Int']['output'];
};

/** A name that was dismissed as no company. */
export type DismissedCompany = {
  __typename?: 'DismissedCompany';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A sentence whose figure or quotation stands in a source that shares few words with it, so that it may say something else. */
export type DraftCheck = {
  __typename?: 'DraftCheck';
  text: Scalars['String']['output'];
  /** Its words that the source does not have. */
  words: Array<Scalars['String']['output']>;
};

export type DraftClaim = {
  __typename?: 'DraftClaim';
  /** Its figures or quotations stand in the user's own text only. */
  fromOwnText: Scalars['Boolean']['output'];
  links: Array<DraftLink>;
  text: Scalars['String']['output'];
  /** Sentences of the text that a person has to compare with their sources. */
  toCheck: Array<DraftCheck>;
};

/** A sentence or heading that was left out of a draft. */
export type DraftCut = {
  __typename?: 'DraftCut';
  reason: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What a draft costs at most. */
export type DraftEstimate = {
  __typename?: 'DraftEstimate';
  /** US dollars; null: no price is configured. */
  cost?: Maybe<Scalars['Float']['output']>;
  /** At about four characters each. */
  inputTokens: Scalars['Int']['output'];
  maxOutputTokens: Scalars['Int']['output'];
  model: Scalars['String']['output'];
};

export type DraftLevel =
  | 'ACCESSIBLE'
  | 'BALANCED'
  | 'TECHNICAL';

/** A page that has a figure or quotation of a draft. */
export type DraftLink = {
  __typename?: 'DraftLink';
  /** Id of the fact. */
  factId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type DraftSection = {
  __typename?: 'DraftSection';
  claims: Array<DraftClaim>;
  /** May be empty. */
  heading: Scalars['String']['output'];
};

export type DraftStatus =
  | 'DONE'
  | 'FAILED'
  | 'WRITING';

/** The days of an earlier range, both included. */
export type EarlierDays = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** The result of an edit; with errors nothing was changed. */
export type EditTopicsPayload = {
  __typename?: 'EditTopicsPayload';
  /** Ids of the topics that were created. */
  added: Array<Scalars['ID']['output']>;
  /** The current names and order are in `topics`. */
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** All topics after the call, in their order; archived ones last. */
  topics: Array<TopicSettings>;
};

/** An e-mail template. */
export type EmailTemplate = {
  __typename?: 'EmailTemplate';
  /** Plain text; may hold placeholders such as `[Contact Name]`. */
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** May hold placeholders such as `[Contact Name]`. */
  subject: Scalars['String']['output'];
  type: EmailTemplateType;
};

/** Purposes of e-mails. */
export type EmailTemplateType =
  | 'COVERAGE'
  | 'INTERVIEW'
  | 'PARTNERSHIP';

/** An opportunity of the sample content. */
export type ExampleOpportunity = {
  __typename?: 'ExampleOpportunity';
  id: Scalars['ID']['output'];
  potential: OpportunityPotential;
  question: Scalars['String']['output'];
  /** One or two sentences. */
  reason: Scalars['String']['output'];
  topic: Scalars['String']['output'];
  type: OpportunityType;
};

/** A step of the sample content. */
export type ExampleStep = {
  __typename?: 'ExampleStep';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** A few words, such as `High impact`. */
  impact: Scalars['String']['output'];
  /** Such as `2–3 hours`. */
  timeEstimate: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A short passage of an answer as plain text, Markdown signs removed. */
export type Excerpt = {
  __typename?: 'Excerpt';
  /** Where `text` has the words searched for. */
  matches: Array<TextSpan>;
  /** Where in `text` the company is named; null when the answer names neither it nor the brand. */
  mention?: Maybe<TextSpan>;
  /** About 200 characters; an ellipsis where text was left out. */
  text: Scalars['String']['output'];
};

export type Experiment = {
  __typename?: 'Experiment';
  abandonReason?: Maybe<Scalars['String']['output']>;
  abandonedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a draft: the prompts that it may use, those with a role first. */
  candidates: Array<ExperimentCandidate>;
  /** What was registered, as JSON with sorted keys; null of a draft. */
  canonical?: Maybe<Scalars['String']['output']>;
  /** Of a draft. */
  checks?: Maybe<ExperimentChecks>;
  createdAt: Scalars['DateTime']['output'];
  /** A user's id. */
  createdBy: Scalars['ID']['output'];
  daysAfter: Scalars['Int']['output'];
  daysBefore: Scalars['Int']['output'];
  daysLeftOut: Scalars['Int']['output'];
  /** Points that would be seen 8 times in 10, as promised when it was registered. */
  detectable?: Maybe<Scalars['Float']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of `canonical`, hexadecimal. */
  hash?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  metric: ExperimentMetric;
  name: Scalars['String']['output'];
  /** Canonical addresses of the pages that are published or changed. */
  pages: Array<Scalars['String']['output']>;
  /** Of a draft. */
  power?: Maybe<ExperimentPower>;
  /** Of a running experiment. */
  progress?: Maybe<ExperimentProgress>;
  prompts: Array<ExperimentPrompt>;
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** A user's id. */
  registeredBy?: Maybe<Scalars['ID']['output']>;
  /** Of an ended experiment. */
  result?: Maybe<ExperimentComparison>;
  /** Some of the account's answers were made by the simulator. */
  simulated: Scalars['Boolean']['output'];
  /** The day on which they are published. */
  startsOn: Scalars['Date']['output'];
  state: ExperimentState;
  windows: ExperimentWindows;
};


export type ExperimentCandidatesArgs = {
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What the draft would see with twice the prompts or answers. */
export type ExperimentAlternative = {
  __typename?: 'ExperimentAlternative';
  /** Points. */
  detectable?: Maybe<Scalars['Float']['output']>;
  text: Scalars['String']['output'];
};

/** A prompt that a draft may treat or use as a control. */
export type ExperimentCandidate = {
  __typename?: 'ExperimentCandidate';
  /** Answers that name the brand, in the days of `baseRange`. */
  base: Rate;
  id: Scalars['ID']['output'];
  /** The treated prompt whose control it is. */
  matchedTo?: Maybe<Scalars['ID']['output']>;
  /** Why it cannot be a control; null where it can. */
  noControl?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
  /** Its role in the draft; null where it has none. */
  role?: Maybe<ExperimentRole>;
  topic: Scalars['String']['output'];
};

/** What is wrong with a draft. */
export type ExperimentChecks = {
  __typename?: 'ExperimentChecks';
  /** It cannot be registered while there are any. */
  errors: Array<FieldError>;
  /** It can be registered, with these limits. */
  warnings: Array<Scalars['String']['output']>;
};

/** By how much treated prompts changed more than their controls; docs/metrics.md, “Experiments”, has the formula. */
export type ExperimentComparison = {
  __typename?: 'ExperimentComparison';
  comparedControls: Scalars['Int']['output'];
  comparedTreated: Scalars['Int']['output'];
  computedAt: Scalars['DateTime']['output'];
  controls?: Maybe<GroupRates>;
  /** Points by which the plain difference of the four rates differs, because the base rates of the groups do. */
  correction?: Maybe<Scalars['Float']['output']>;
  days: Array<ComparedDay>;
  /** Points; null where too little could be compared, like all that follows. */
  difference?: Maybe<Scalars['Float']['output']>;
  high?: Maybe<Scalars['Float']['output']>;
  /** Ends of its 95 % interval. */
  low?: Maybe<Scalars['Float']['output']>;
  /** The version of the method. */
  method: Scalars['String']['output'];
  metric: ExperimentMetric;
  /** What was left out and how base rates were corrected. */
  notes: Array<Scalars['String']['output']>;
  /** Of the permutation of treatment among matched prompts, two-sided; null also without registration. */
  pValue?: Maybe<Scalars['Float']['output']>;
  platforms: Array<ComparedPlatform>;
  prompts: Array<ComparedPrompt>;
  sentence: Scalars['String']['output'];
  treated?: Maybe<GroupRates>;
  verdict: ExperimentVerdict;
  windows: ExperimentWindows;
};

export type ExperimentCounts = {
  __typename?: 'ExperimentCounts';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  /** Answers that count. */
  hits: Scalars['Int']['output'];
};

/** What is left out of an update stays. */
export type ExperimentInput = {
  /** Ids of at most 300 prompts; the product proposes two for each treated one when left out together with a change of these. */
  controls?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 14–56; 28 by default. */
  daysAfter?: InputMaybe<Scalars['Int']['input']>;
  /** 14–56; 28 by default. */
  daysBefore?: InputMaybe<Scalars['Int']['input']>;
  /** 0–21; 7 by default. */
  daysLeftOut?: InputMaybe<Scalars['Int']['input']>;
  metric?: InputMaybe<ExperimentMetric>;
  /** 1–120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of the pages that are published or changed, on any site; at most 20. */
  pages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Today or at most 60 days ahead. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Ids of at most 100 prompts. */
  treated?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExperimentList = {
  __typename?: 'ExperimentList';
  /** The latest first; at most 50. */
  experiments: Array<ListedExperiment>;
  /** Controls that a verdict needs. */
  neededControls: Scalars['Int']['output'];
  /** Treated prompts that a verdict needs. */
  neededTreated: Scalars['Int']['output'];
  /** Prompts that do not name the brand and have answers in the last 28 collected days. */
  prompts: Scalars['Int']['output'];
};

/** What an experiment measures, as a share of usable answers. */
export type ExperimentMetric =
  /** Answers that cite one of the experiment's pages. */
  | 'CITATIONS'
  /** Answers that name the brand. */
  | 'MENTIONS';

/** A model that answered, with its first and last day in the windows. */
export type ExperimentModel = {
  __typename?: 'ExperimentModel';
  from: Scalars['Date']['output'];
  model: Scalars['String']['output'];
  to: Scalars['Date']['output'];
};

export type ExperimentPlatform = {
  __typename?: 'ExperimentPlatform';
  models: Array<ExperimentModel>;
  /** Such as `ChatGPT`. */
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
};

/** What an experiment would see, computed from the account's own answers of the days before. */
export type ExperimentPower = {
  __typename?: 'ExperimentPower';
  alternatives: Array<ExperimentAlternative>;
  /** Answers that it is computed from. */
  answers: Scalars['Int']['output'];
  /** The correlation of two answers to one prompt; null without answers. */
  correlation?: Maybe<Scalars['Float']['output']>;
  /** The days of these answers. */
  days: Scalars['Int']['output'];
  /** The rise in points that is seen 8 times in 10, two-sided at 5 %, while platforms drift by 7 points; null where none is. */
  detectable?: Maybe<Scalars['Float']['output']>;
  sentence: Scalars['String']['output'];
};

/** How far a running experiment has come; nothing that compares its groups. */
export type ExperimentProgress = {
  __typename?: 'ExperimentProgress';
  days: Array<ExperimentProgressDay>;
  daysPassed: Scalars['Int']['output'];
  /** From the start to the last day. */
  daysTotal: Scalars['Int']['output'];
  platforms: Array<ExperimentPlatform>;
  sentence: Scalars['String']['output'];
};

/** Answers of both groups on one day. */
export type ExperimentProgressDay = {
  __typename?: 'ExperimentProgressDay';
  controlAnswers: Scalars['Int']['output'];
  day: Scalars['Date']['output'];
  treatedAnswers: Scalars['Int']['output'];
};

export type ExperimentPrompt = {
  __typename?: 'ExperimentPrompt';
  /** The treated prompt whose control it is. */
  matchedTo?: Maybe<Scalars['ID']['output']>;
  /** The prompt's; it may have been deleted since. */
  promptId: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  role: ExperimentRole;
};

export type ExperimentRole =
  /** A prompt of the same topic, platforms and base rate whose answers cite none of the pages. */
  | 'CONTROL'
  /** The pages are to win its answers. */
  | 'TREATED';

/** What became of an experiment. */
export type ExperimentState =
  /** Registered, and ended without a result. */
  | 'ABANDONED'
  /** It can be changed and deleted. */
  | 'DRAFT'
  /** Its result is stored and stays as it is. */
  | 'ENDED'
  /** Registered: it can be abandoned, and nothing else of it changes. */
  | 'RUNNING';

/** What an ended experiment says. */
export type ExperimentVerdict =
  /** Treated prompts rose clearly less. */
  | 'DOWN'
  /** No verdict is given; the sentence says why. */
  | 'NONE'
  /** Within chance. */
  | 'NO_CLEAR_DIFFERENCE'
  /** Treated prompts rose clearly more than their controls. */
  | 'UP';

export type ExperimentWindows = {
  __typename?: 'ExperimentWindows';
  after: DayRange;
  before: DayRange;
  /** Null where no day is left out. */
  leftOut?: Maybe<DayRange>;
};

/** An invalid input and what is allowed. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Path of the input, such as `competitors.2.name`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A page that a search found. */
export type FoundPage = {
  __typename?: 'FoundPage';
  /** Answers in which the search found it and which cite it. */
  cited: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Answers in which the search found it. */
  found: Scalars['Int']['output'];
  /** It is on the brand's own domain. */
  own: Scalars['Boolean']['output'];
  /** Empty where no answer cites it, or none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** The home of the fund's Action Center. */
export type FundActionCenter = {
  __typename?: 'FundActionCenter';
  /** Latest first. */
  activities: Array<FundActivity>;
  figures: FundToolFigures;
  /** Most visible category first. */
  performance: Array<FundCategoryPerformance>;
  /** Most useful first. */
  recommendations: Array<FundRecommendation>;
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
};

/** A past use of a tool. */
export type FundActivity = {
  __typename?: 'FundActivity';
  day: Scalars['Date']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  tool: FundTool;
};

/** The fund's visibility in one category of prompts. */
export type FundCategoryPerformance = {
  __typename?: 'FundCategoryPerformance';
  category: Scalars['String']['output'];
  prompts: Scalars['Int']['output'];
  /** Mean of the category's prompts, 0–100. */
  visibility: Scalars['Float']['output'];
};

/** Kinds of text to generate. */
export type FundContentType =
  | 'BLOG_POST'
  | 'CASE_STUDY'
  | 'MARKET_REPORT'
  | 'NEWSLETTER'
  | 'PRESS_RELEASE'
  | 'SOCIAL_MEDIA';

/** The fund's Content Generation. */
export type FundGenerator = {
  __typename?: 'FundGenerator';
  /** The tracked fund; null before set-up. */
  brand?: Maybe<Brand>;
  /** The client simulates the generation. Screens that show it must say so. */
  simulated: Scalars['Boolean']['output'];
  templates: Array<ContentTemplate>;
};

/** The fund's e-mail outreach. */
export type FundOutreach = {
  __typename?: 'FundOutreach';
  /** The tracked fund; null before set-up. */
  brand?: Maybe<Brand>;
  campaigns: Array<Campaign>;
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
  sources: Array<OutreachSource>;
  summary: OutreachSummary;
  templates: Array<EmailTemplate>;
};

/** A prompt in the fund view's ranking. */
export type FundPrompt = {
  __typename?: 'FundPrompt';
  /** Mean position of the fund among the firms that answers name, one decimal; 1 is first. */
  averageRank: Scalars['Float']['output'];
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  prompt: Scalars['String']['output'];
  /** Positions gained (positive) or lost (negative) since the month before, one decimal. */
  rankChange: Scalars['Float']['output'];
  /** Competitors named in answers, most often named first. */
  topCompetitors: Array<Scalars['String']['output']>;
  /** Share of answers that name the fund, 0–100. */
  visibility: Scalars['Int']['output'];
};

/** The fund view's prompts. */
export type FundPromptList = {
  __typename?: 'FundPromptList';
  /** The tracked fund; null before set-up. */
  brand?: Maybe<Brand>;
  prompts: Array<FundPrompt>;
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
};

/** A recommendation for a category of prompts. */
export type FundRecommendation = {
  __typename?: 'FundRecommendation';
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The tool to do it with. */
  tool: FundTool;
};

/** A tool in the fund's Action Center. */
export type FundTool =
  | 'CONTENT_GENERATOR'
  | 'CONTENT_LIBRARY'
  | 'EMAIL_OUTREACH'
  | 'SOURCE_ANALYSIS';

/** Totals of the fund's tools. */
export type FundToolFigures = {
  __typename?: 'FundToolFigures';
  /** Analysed sources; the sum of their citations. */
  analysedSources: Scalars['Int']['output'];
  /** E-mails of all campaigns; the share answered, 0–100, null when none was sent. */
  emailsSent: Scalars['Int']['output'];
  libraryItems: Scalars['Int']['output'];
  /** Mean visibility of the fund's prompts, 0–100; their number. */
  promptVisibility: Scalars['Float']['output'];
  prompts: Scalars['Int']['output'];
  /** Published items of the content library; all items. */
  publishedItems: Scalars['Int']['output'];
  responseRate?: Maybe<Scalars['Float']['output']>;
  sourceCitations: Scalars['Int']['output'];
};

/** The cards of a topic page in the fund view. */
export type FundTopic = {
  __typename?: 'FundTopic';
  /** Number of prompts in the topic; 20 when unknown. */
  activePrompts: Scalars['Int']['output'];
  /** Position of the fund among its competitors, 1 is first; null when unknown. */
  marketPosition?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
  /** 0–1; screens show it times 100. */
  sentiment: Scalars['Float']['output'];
  /** Name in URLs, such as `portfolio-companies`. */
  slug: Scalars['String']['output'];
  /** Share of prompts whose answers name the fund, 0–100. */
  visibility: Scalars['Float']['output'];
};

/** The answers in which gaps are searched. */
export type GapScope = {
  __typename?: 'GapScope';
  /** Usable answers in it. */
  answers: Scalars['Int']['output'];
  /** Platforms with any answer in the account, whatever the filter. */
  availablePlatforms: Array<Platform>;
  /** The account's brand; null before set-up. */
  brand?: Maybe<NamedCompany>;
  /** The days covered. */
  range: DayRange;
  /** Null for all topics. */
  topic?: Maybe<TopicRef>;
};

/** A group's mean rate in both windows, in %; every treated prompt with its controls weighs the same. */
export type GroupRates = {
  __typename?: 'GroupRates';
  after: Scalars['Float']['output'];
  before: Scalars['Float']['output'];
};

/** The brand against one competitor. */
export type HeadToHead = {
  __typename?: 'HeadToHead';
  brand: NamedCompany;
  competitor: NamedCompany;
  /** The competitor's registrable domain; null when unknown. */
  competitorDomain?: Maybe<Scalars['String']['output']>;
  /** By day, in ranges of more than 31 days by week: a row for each of the two. */
  history: Array<MetricsTableRow>;
  /** Null where there is no range before. */
  leadChange?: Maybe<LeadChange>;
  /** The competitor's own pages that answers cite most; at most 20. */
  ownPages: Array<HeadToHeadSource>;
  /** At most 50, those with most answers that name only the competitor first. */
  prompts: Array<HeadToHeadPrompt>;
  range: DayRange;
  /** Whether the simulator made some of the account's answers. */
  simulated: Scalars['Boolean']['output'];
  /** The pages that answers naming the competitor cite most; at most 20. */
  sources: Array<HeadToHeadSource>;
  /** The whole range, a row for each of the two. */
  totals: Array<MetricsTableRow>;
};

/** A prompt's usable answers by whom they name. */
export type HeadToHeadPrompt = {
  __typename?: 'HeadToHeadPrompt';
  answers: Scalars['Int']['output'];
  both: Scalars['Int']['output'];
  /** They name the competitor and not the brand. */
  onlyThem: Scalars['Int']['output'];
  /** They name the brand and not the competitor. */
  onlyYou: Scalars['Int']['output'];
  prompt: PromptRef;
};

/** A cited page in the answers that name the competitor; for the competitor's own pages, in all answers. */
export type HeadToHeadSource = {
  __typename?: 'HeadToHeadSource';
  answers: Scalars['Int']['output'];
  owner: SiteOwner;
  source: CitedPage;
  /** Those of them that name the brand. */
  withYou: Scalars['Int']['output'];
};

/** An hour of the day, and the visits in it on all days. */
export type HourVisits = {
  __typename?: 'HourVisits';
  /** 0–23, UTC. */
  hour: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

export type ImportAnswersPayload = {
  __typename?: 'ImportAnswersPayload';
  dataVersion: Scalars['Int']['output'];
  /** Rejected; the others were stored. */
  rejected: Array<RejectedAnswer>;
  /** Stored by this call. */
  stored: Scalars['Int']['output'];
  /** Already stored; nothing changed. */
  unchanged: Scalars['Int']['output'];
};

/** The result of importing one row. */
export type ImportOutcome =
  | 'ADDED'
  | 'ALREADY_THERE'
  | 'REFUSED'
  /** It was archived and is asked again, with its history. */
  | 'RESTORED';

/** A row of a file that was not imported. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  column: Scalars['String']['output'];
  line: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type ImportPromptsPayload = {
  __typename?: 'ImportPromptsPayload';
  /** One for each row, in their order. */
  rows: Array<ImportedRow>;
  /** Names of the topics that were created. */
  topicsAdded: Array<Scalars['String']['output']>;
};

export type ImportedRow = {
  __typename?: 'ImportedRow';
  /** Its index among the rows, from 0. */
  index: Scalars['Int']['output'];
  outcome: ImportOutcome;
  /** Why it was refused; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** One day of impressions. */
export type ImpressionPoint = {
  __typename?: 'ImpressionPoint';
  date: Scalars['Date']['output'];
  impressions: Scalars['Int']['output'];
  /** Mention rate of that day's unbranded prompts. */
  mentionRate: Rate;
  /** Impressions ÷ prompt count × 100, one decimal. */
  percent: Scalars['Float']['output'];
};

/** What a key insight is about. */
export type InsightSubject =
  /** No difference is larger than chance would make it. */
  | 'NONE'
  /** There are no answers. */
  | 'NO_ANSWERS'
  /** A kind of page that answers cite. */
  | 'PAGE_KIND'
  | 'PLATFORM'
  /** A site that answers cite. */
  | 'SITE'
  | 'TOPIC';

/** An invitation that was mailed and is neither accepted nor withdrawn. */
export type Invitation = {
  __typename?: 'Invitation';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** After this its link does not work any more. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  role: AccountRole;
};

export type InvitationState =
  /** It was withdrawn or accepted, or has expired. */
  | 'ENDED'
  | 'OPEN'
  /** It was sent to another address than that of the signed-in person. */
  | 'OTHER_ADDRESS';

export type InvitePersonPayload = {
  __typename?: 'InvitePersonPayload';
  errors: Array<FieldError>;
  people: People;
};

/** The strongest tested difference in the answers of the last 30 collected days. */
export type KeyInsight = {
  __typename?: 'KeyInsight';
  /** How it was tested, in one sentence. */
  note: Scalars['String']['output'];
  subject: InsightSubject;
  /** One sentence. */
  text: Scalars['String']['output'];
  /** The topic's slug, the platform's key, the site's domain or the kind of page; null without a difference. */
  value?: Maybe<Scalars['String']['output']>;
};

/** People who landed on one page; a page beyond the limit of a day has none. */
export type LandingPage = {
  __typename?: 'LandingPage';
  page?: Maybe<VisitedPage>;
  people: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
};

/** Whether the competitor's lead over the brand, in mentions by answer, changed from the range before, prompt by prompt. */
export type LeadChange = {
  __typename?: 'LeadChange';
  /** In mentions by answer, later minus earlier; null without prompts measured in both ranges. */
  difference?: Maybe<Scalars['Float']['output']>;
  high?: Maybe<Scalars['Float']['output']>;
  /** Ends of its 95 % interval; null where nothing can be tested. */
  low?: Maybe<Scalars['Float']['output']>;
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: Scalars['String']['output'];
  pValue?: Maybe<Scalars['Float']['output']>;
  /** UP: the competitor gained on the brand. */
  verdict: ChangeVerdict;
};

export type LeaveAccountPayload = {
  __typename?: 'LeaveAccountPayload';
  left: Scalars['Boolean']['output'];
};

/** An experiment in a list. */
export type ListedExperiment = {
  __typename?: 'ListedExperiment';
  controls: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The last day that is compared. */
  endsOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  metric: ExperimentMetric;
  name: Scalars['String']['output'];
  /** Null before it ended. */
  sentence?: Maybe<Scalars['String']['output']>;
  startsOn: Scalars['Date']['output'];
  state: ExperimentState;
  /** Treated prompts. */
  treated: Scalars['Int']['output'];
  /** Null before it ended. */
  verdict?: Maybe<ExperimentVerdict>;
};

/** Content for language models. */
export type LlmsContentItem = {
  __typename?: 'LlmsContentItem';
  category: Scalars['String']['output'];
  /** Plain text; empty lines separate paragraphs. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastModified: Scalars['Date']['output'];
  status: LlmsContentStatus;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Words in `content`. */
  wordCount: Scalars['Int']['output'];
};

/** Only published content is exported. */
export type LlmsContentStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED';

/** The fund's content for language models. */
export type LlmsLibrary = {
  __typename?: 'LlmsLibrary';
  /** The tracked fund; null before set-up. */
  brand?: Maybe<Brand>;
  items: Array<LlmsContentItem>;
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
};

/** A link of llms.txt and the result of its latest request. */
export type LlmsLink = {
  __typename?: 'LlmsLink';
  /** Where the page names another address as its own. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  /** Names of the AI bots that its site's robots.txt keeps out. */
  closedFor: Array<Scalars['String']['output']>;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  line: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The page asks search engines not to list it. */
  noIndex: Scalars['Boolean']['output'];
  outcome: LlmsLinkOutcome;
  /** After redirects; null where there were none. */
  redirectsTo?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type LlmsLinkOutcome =
  | 'FAILED'
  /** The check ended before its turn. */
  | 'NOT_CHECKED'
  | 'NOT_FOUND'
  | 'OK'
  | 'REDIRECT'
  | 'REFUSED'
  /** The site's robots.txt does not allow it to be read. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  | 'UNREACHABLE';

/** Initial state of the LLMS.TXT Manager's editor. */
export type LlmsTxtFile = {
  __typename?: 'LlmsTxtFile';
  /** A written sample file. */
  example: Scalars['String']['output'];
  /** Defects of the text. */
  findings: Array<SiteFileFinding>;
  origin: LlmsTxtOrigin;
  /** Sample content: written, not read from a site. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
  /** When the draft was saved; null without a draft. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  scores: LlmsTxtScores;
  /** Markdown: a title, a summary, and sections of links with a description each. */
  text: Scalars['String']['output'];
  /** Changes with the draft. */
  version: Scalars['String']['output'];
};

/** Where the text in the editor comes from. */
export type LlmsTxtOrigin =
  /** Saved in the editor. */
  | 'DRAFT'
  /** Written from the site's pages. */
  | 'GENERATED'
  /** There is nothing to write it from. */
  | 'NONE'
  /** The file of the brand's site. */
  | 'SITE';

/** Scores of an llms.txt file, each 0–100. Simulated. */
export type LlmsTxtScores = {
  __typename?: 'LlmsTxtScores';
  citationPotential: Scalars['Float']['output'];
  conciseness: Scalars['Float']['output'];
  fluency: Scalars['Float']['output'];
  technicalAccuracy: Scalars['Float']['output'];
};

/** How a connection to a mail server is secured. */
export type MailSecurity =
  /** No encryption; only where the operator allows it. */
  | 'PLAIN'
  /** STARTTLS, required. */
  | 'STARTTLS'
  /** TLS from the start. */
  | 'TLS';

export type MailServerInput = {
  host: Scalars['String']['input'];
  /** Left out or null: the stored one stays, unless host or user change. */
  password?: InputMaybe<Scalars['String']['input']>;
  port: Scalars['Int']['input'];
  security: MailSecurity;
  user: Scalars['String']['input'];
};

/** A mean over judged answers, with its interval. */
export type Mean = {
  __typename?: 'Mean';
  /** Answers averaged over. */
  answers: Scalars['Int']['output'];
  /** Upper end of the 95 % interval; null where `note` says that there is none. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the 95 % interval; null where `note` says that there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  /** One sentence: whether the interval speaks of these prompts or of prompts like these, or why there is none. */
  note: Scalars['String']['output'];
  /** 0–100; null when there are no answers to average. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A mean beside the same mean in the window before, and whether the difference is more than chance. */
export type MeanChange = {
  __typename?: 'MeanChange';
  /** The mean in the later window. */
  current: Mean;
  /** Points, later minus earlier, over the prompts with judged answers on the same platforms in both windows; null without any. */
  difference?: Maybe<Scalars['Float']['output']>;
  /** The windows were judged by different methods, so their difference may be one of methods and is not called a change. */
  judgesDiffer: Scalars['Boolean']['output'];
  /** Prompts left out: with judged answers in one window only. */
  leftOut: Scalars['Int']['output'];
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: Scalars['String']['output'];
  /** Probability of a difference this large without a change, as for a rate; null also where `judgesDiffer` and for fewer than 5 judged answers in a window. */
  pValue?: Maybe<Scalars['Float']['output']>;
  /** The mean in the window before it, of the same length. */
  previous: Mean;
  /** Prompts compared: with judged answers on the same platform in both windows. */
  prompts: Scalars['Int']['output'];
  /** A change where `pValue` is at most 0.05. */
  verdict: ChangeVerdict;
};

/** Somebody who may use the account. */
export type Member = {
  __typename?: 'Member';
  email: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
  role: AccountRole;
  /** When they accepted; null for the person whose account it is. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** A company named in an answer. */
export type Mention = {
  __typename?: 'Mention';
  company: NamedCompany;
  /** Who judged the sentiment: `Built-in rules`, `A person` who corrected it, or a chat model by its name. */
  judge: Scalars['String']['output'];
  /** Order among the companies named, 1 is first; a ranked list in the answer decides where there is one. */
  position: Scalars['Int']['output'];
  /** 0–100, the calibrated score; 50 when neither good nor bad has a majority, null when it could not be judged. */
  sentiment?: Maybe<Scalars['Float']['output']>;
  /** Every place it is named in the answer's `text`, ascending, never overlapping; they stay when the text is removed. */
  spans: Array<TextSpan>;
  /** What the sentiment says: positive from 55, negative to 45. */
  verdict: Verdict;
};

/** A person's review of a company in an answer; it wins over every analysis. */
export type MentionReview = {
  __typename?: 'MentionReview';
  company: NamedCompany;
  /** The review differs from what the product found; otherwise the product was right. */
  isCorrection: Scalars['Boolean']['output'];
  /** Whether the answer names the company. */
  named: Scalars['Boolean']['output'];
  /** What the product found at the time of the review. */
  product: ProductFinding;
  reviewedAt: Scalars['DateTime']['output'];
  /** E-mail address of the account that reviewed, with `(API token)` where a program did. */
  reviewer: Scalars['String']['output'];
  /** Null where the company is not named. */
  verdict?: Maybe<Verdict>;
  /** Changes with the review. */
  version: Scalars['String']['output'];
};

/** Days that a row adds up. */
export type MetricsBucket =
  | 'day'
  /** Of the calendar. */
  | 'month'
  /** The whole range. */
  | 'range'
  /** Monday to Sunday. */
  | 'week';

/** What rows are split by, beside their days. */
export type MetricsDimension =
  /** The brand and each competitor; without it rows are about the brand. */
  | 'company'
  /** The language and country that the persona states, beside plain ones. */
  | 'locale'
  /** The model that answered, as the platform names it. */
  | 'model'
  /** The persona that answers were asked as, beside plain ones; without it and `LOCALE` rows are about plain answers. */
  | 'persona'
  | 'platform'
  | 'topic';

/** The answers that numbers are made of: all days and platforms when left out. Days are UTC; both ends are included. */
export type MetricsFilter = {
  /** 1–3,660 days, ending on the latest collected day; not together with `from` or `to`. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** First day; the account's first collected day when left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Key of one platform, such as `chatgpt`; all platforms when left out. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** Last day; the account's latest collected day when left out. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** One page of a table of metrics, by bucket, topic, platform, persona, locale, model and company. Buckets without a measurement have no row. */
export type MetricsTablePage = {
  __typename?: 'MetricsTablePage';
  /** Cursor of the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<MetricsTableRow>;
  /** The days covered. */
  range: DayRange;
  /** Whether the simulator made some of the account's answers. */
  simulated: Scalars['Boolean']['output'];
  /** Rows on all pages. */
  total: Scalars['Int']['output'];
};

/** One company in the answers of some days, of a topic, platform, persona, locale and model where rows are split by them. */
export type MetricsTableRow = {
  __typename?: 'MetricsTableRow';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  /** `2026-11-23`, `2026-W48` (ISO 8601), `2026-11`, or `2026-08-26/2026-11-23` for the whole range. */
  bucket: Scalars['String']['output'];
  company: NamedCompany;
  /** Measurements that failed, were refused or were empty. */
  failed: Scalars['Int']['output'];
  /** The bucket's first day within the range. */
  from: Scalars['Date']['output'];
  /** Prompts with an answer that names the brand, day by day added up; null for other companies. */
  impressions?: Maybe<Scalars['Int']['output']>;
  /** BCP 47, such as `de-AT`, or `und-AT` where no language was stated; null for answers that were asked plainly. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Mean order of first mention among the tracked companies; null without mentions. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  /** Mentions ÷ usable answers, of prompts that do not name the brand. */
  mentionRate: Rate;
  /** Answers that name the company. */
  mentions: Scalars['Int']['output'];
  /** Answers that name a competitor and not the brand; null for other companies. */
  missed?: Maybe<Scalars['Int']['output']>;
  /** Null where the platform did not name one. */
  model?: Maybe<Scalars['String']['output']>;
  /** Answers that cite the brand's own domain; null for other companies. */
  ownCited?: Maybe<Scalars['Int']['output']>;
  /** Null for answers that were asked plainly. */
  persona?: Maybe<PersonaRef>;
  platform?: Maybe<Platform>;
  /** Mean sentiment towards the company. */
  sentiment: Mean;
  /** Mentions of the company in such answers ÷ `voices` × 100; null without any. */
  shareOfVoice?: Maybe<Scalars['Float']['output']>;
  /** The bucket's last day within the range. */
  to: Scalars['Date']['output'];
  topic?: Maybe<TopicRef>;
  /** Mentions of all tracked companies, in answers to prompts that do not name the brand. */
  voices: Scalars['Int']['output'];
};

/** A platform that answered with other models in the later range. A change across it may be one of models. */
export type ModelChange = {
  __typename?: 'ModelChange';
  after: Array<Scalars['String']['output']>;
  /** Models of the earlier range, as the platform reports them. */
  before: Array<Scalars['String']['output']>;
  /** First day (UTC) with an answer of a model that the earlier range has not; null where only old ones ended. */
  on?: Maybe<Scalars['Date']['output']>;
  platform: Platform;
};

/** A day on which a platform's answers began to come from a model that gave none on its 7 measured days before. */
export type ModelChangeDay = {
  __typename?: 'ModelChangeDay';
  after: Array<Scalars['String']['output']>;
  /** Models of the day before that do not go on; empty where they answer beside the new ones. */
  before: Array<Scalars['String']['output']>;
  /** First day (UTC) with an answer of the new models. */
  day: Scalars['Date']['output'];
  platform: Platform;
};

export type MovePromptsPayload = {
  __typename?: 'MovePromptsPayload';
  moved: Array<PromptSettings>;
  unmoved: Array<UnmovedPrompt>;
};

/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Ends a running experiment without a result. It stays visible. CONFLICT unless it runs. */
  abandonExperiment: Experiment;
  /** Makes the person a member of the account that the invitation is for. */
  acceptInvitation: AcceptInvitationPayload;
  /**
   * Adds an address to which alerts are mailed: that of a person of the account at once, another after it confirmed a mailed link,
   * which works once within 7 days. RATE_LIMITED beyond 20 a day, or 3 links a day to one address.
   */
  addAlertRecipient: SaveAlertsPayload;
  addAlertRule: SaveAlertsPayload;
  /** Writes a note; an account has at most 1,000. */
  addNote: NotePayload;
  /** Adds addresses and domains, at most 1,000. */
  addOutreachSuppressions: OutreachImportPayload;
  /**
   * Adds questions to a topic of the viewer's own account: at most 500, each 1–2,000 characters, asked exactly as
   * written except for surrounding space. CONFLICT when more than 2,000 prompts would be asked.
   */
  addPrompts: AddPromptsPayload;
  /**
   * Adds topics to the viewer's own account. At most 500 names, each 1–120 characters; an existing name
   * changes nothing. CONFLICT when there would be more than 100 topics.
   */
  addTopics: EditTopicsPayload;
  /** Approves the text with this hash. Needs a signed-in person; an API token cannot approve. */
  approveOutreachMail: OutreachTargetPayload;
  /** Runs no longer ask as it; its answers stay. */
  archivePersona: PersonaPayload;
  /** Archives at most 2,000 prompts: they are no longer asked, and keep their answers. */
  archivePrompts: ArchivePromptsPayload;
  /** Archives a topic: its prompts are no longer asked, and it keeps its history. */
  archiveTopic: EditTopicsPayload;
  /** Cancels a run: questions in flight are finished, the rest is not asked. */
  cancelRun: CollectionRun;
  changeMemberRole: PeoplePayload;
  /** Replaces a note's day, text and what it is about. Its author stays; who changed it is stored beside it. */
  changeNote: NotePayload;
  /**
   * Changes a prompt's question. A new prompt with a history of its own replaces it; the old one is archived and keeps its
   * answers.
   */
  changePrompt: ChangePromptPayload;
  /** Reads new replies and bounces in a job that starts now; `polledAt` changes when it has. At most 20 an hour. */
  checkOutreachReplies: Outreach;
  /**
   * Asks a platform a short question, which costs as much as any other. A platform that answered is not asked again for a
   * minute. CONFLICT for one that cannot be asked; RATE_LIMITED above 20 checks of an account or 30 of a platform an hour.
   */
  checkPlatform: CheckPlatformPayload;
  /** Starts a check unless one is under way. RATE_LIMITED after 10 in an hour. */
  checkSiteFiles: CheckSiteFilesPayload;
  /** Confirms an address by the link that was sent to it. */
  confirmReport: ConfirmReportPayload;
  /**
   * Connects the own account to a property of Google Analytics 4, after one row was read from it. Its days are read soon after, and
   * then daily. Another property replaces the figures. BAD_USER_INPUT names the field; UNAVAILABLE: Google does not reply;
   * RATE_LIMITED: 10 times an hour. FORBIDDEN for a token.
   */
  connectAnalytics: AnalyticsPayload;
  /** Stores the order of the companies named in an answer. */
  correctOrder: ReviewPayload;
  /** Counts that a browser session opened a link; the page sends it once its numbers are there. True for every token. */
  countShareLinkOpen: Scalars['Boolean']['output'];
  /** Makes a report and mails it. RATE_LIMITED beyond 50 mails, 5 mails to one address or 50 reports a day (UTC). */
  createAccountReport: AccountReport;
  /** Creates a token; an account has at most 20 usable ones. Not for requests with a token. */
  createApiToken: CreateApiTokenPayload;
  /** Creates a draft. Without `treated` it treats the prompts whose answers cite the pages; without `controls` these are proposed. */
  createExperiment: SaveExperimentPayload;
  /** Creates a link; an account has at most 100 live ones. */
  createShareLink: CreateShareLinkPayload;
  /** Marks a replied mail as a refusal; its address is not written to again. */
  declineOutreachMail: OutreachTargetPayload;
  /**
   * Deletes the signed-in person's account with all its data, for good. `confirm` is the account's e-mail address. Not for
   * requests with a token.
   */
  deleteAccount: DeleteAccountPayload;
  deleteAccountReport: Scalars['Boolean']['output'];
  /** CONFLICT for a registered experiment. */
  deleteExperiment: DeleteExperimentPayload;
  deleteOutreachDraft: OutreachTargetPayload;
  /** Removes a target to which nothing was sent. */
  deleteOutreachTarget: OutreachTargetPayload;
  /** Keeps its reports. */
  deleteReportSchedule: Array<ReportSchedule>;
  /** Removes the connection, its key and its figures. FORBIDDEN for a token. */
  disconnectAnalytics: AnalyticsPayload;
  /** Refuses an app's requests from now on. Not for requests with a token. */
  disconnectApp: DisconnectAppPayload;
  /** Leaves a company of the viewer's own account out of `discoveredCompanies`, or takes it in again. NOT_FOUND for an unknown one. */
  dismissDiscoveredCompany: DiscoveredCompanyList;
  /** Writes a draft from facts to a contact. Nobody is written to twice; a second contact of a page needs the first to have bounced. */
  draftOutreachMail: OutreachTargetPayload;
  /** Makes a cited page a target and looks for the contacts that it publishes. At most 60 an hour. */
  findOutreachContacts: OutreachTargetPayload;
  /** Analyses and stores recorded answers, at most 100 a call, each once. */
  importAnswers: ImportAnswersPayload;
  /** CSV with the column `value`, at most 1 MB. */
  importOutreachSuppressions: OutreachImportPayload;
  /** CSV with the columns `url`, `name`, `email` and `published_at`, at most 1 MB and 1,000 rows. */
  importOutreachTargets: OutreachImportPayload;
  /** Adds the prompts of a file and the topics it names: at most 2,000 rows. Invalid rows are refused one by one. */
  importPrompts: ImportPromptsPayload;
  /**
   * Imports a report into the own account, in place of reports of its kind whose days it has. BAD_USER_INPUT names the field;
   * CONFLICT: an earlier report has some of its days and others. Returns all reports.
   */
  importSearchReport: Array<SearchReport>;
  /** Mails a link that makes the address's person a member; one to the same address that is still open ends. */
  invitePerson: InvitePersonPayload;
  /** Ends the person's own membership of the account that the request is for. */
  leaveAccount: LeaveAccountPayload;
  /** Moves at most 2,000 prompts to another topic, with their whole history. */
  movePrompts: MovePromptsPayload;
  /** Orders topics; those that are not named follow in the order they had. At most 500 ids. */
  orderTopics: EditTopicsPayload;
  /** Pauses a schedule; or resumes it, due on later days only. */
  pauseReportSchedule: Array<ReportSchedule>;
  /** Reads what is new soon, as is done daily. NOT_FOUND without a connection; RATE_LIMITED: 10 times an hour. */
  readAnalytics: AnalyticsPayload;
  /** Reads one page of the viewer's own account at once, whether it is due or not. NOT_FOUND for an unknown one. */
  readPageAgain: WebPage;
  /**
   * Starts reading the pages of the viewer's own account that are due, most cited in missed answers first. While a run is under way, no
   * other one starts.
   */
  readPages: PageReading;
  /** Analyses outdated answers again, the newest days first, for about two seconds a call. Numbers follow day by day. */
  reanalyse: ReanalysePayload;
  /** Registers a draft, which nothing changes afterwards. CONFLICT for a registered experiment. */
  registerExperiment: SaveExperimentPayload;
  removeAlertRecipient: AlertSettings;
  /** Keeps the rule's alerts. */
  removeAlertRule: AlertSettings;
  removeMember: PeoplePayload;
  removeNote: RemoveNotePayload;
  removeOutreachSuppression: Scalars['Boolean']['output'];
  /** Removes a report and all data of its request, by the link of its mail. */
  removeReport: RemoveReportPayload;
  /** Removes a report and all data of its request; for operators. */
  removeReportRequest: ReportRequest;
  /** Removes a review; what the product finds is back. */
  removeReview: ReviewPayload;
  /** Removes a report. Returns the others. */
  removeSearchReport: Array<SearchReport>;
  /** Gives a topic another name of 1–120 characters. Its history and its slug stay. */
  renameTopic: EditTopicsPayload;
  /** Requests a report. Public and rate-limited. */
  requestReport: RequestReportPayload;
  /** Decides whether a mail whose fate is unknown was sent. One that was not becomes a draft again. */
  resolveOutreachMail: OutreachTargetPayload;
  restorePersona: PersonaPayload;
  /** Restores at most 2,000 archived prompts. CONFLICT when more than 2,000 would be asked. */
  restorePrompts: ArchivePromptsPayload;
  /** Restores an archived topic. CONFLICT when there would be more than 100 topics or 2,000 prompts. */
  restoreTopic: EditTopicsPayload;
  /** Makes a failed report again, or sends its failed mails again. */
  retryAccountReport: AccountReport;
  /** Makes a failed report, or sends a failed mail, once more; for operators. */
  retryReport: ReportRequest;
  /** Stores what a person says of a company in an answer of the viewer's own account. It wins over every analysis, and all numbers follow at once. */
  reviewMention: ReviewPayload;
  /** Ends a token at once. Not for requests with a token. */
  revokeApiToken: RevokeApiTokenPayload;
  /** Ends a link at once. */
  revokeShareLink: RevokeShareLinkPayload;
  /** Replaces the secret. CONFLICT without a webhook. */
  rotateAlertSecret: AlertSettings;
  /** The first URL creates the secret. It begins with https:// and is on the public internet; null removes it. */
  saveAlertWebhook: SaveAlertsPayload;
  /** Sets the brand and its competitors. */
  saveBrand: SaveBrandPayload;
  /** Changes how the viewer's own account collects answers. */
  saveCollectionSettings: SaveCollectionSettingsPayload;
  /** Saves the draft; nothing is published. At most 500 KB. */
  saveLlmsTxt: SaveLlmsTxtPayload;
  /** Changes a draft; its approval is removed. */
  saveOutreachMail: OutreachTargetPayload;
  saveOutreachSettings: SaveOutreachSettingsPayload;
  savePageSettings: SavePageSettingsPayload;
  /** Adds a persona (at most 10 in use), or replaces one and the prompts that are asked as it. */
  savePersona: PersonaPayload;
  /** Adds a schedule, or changes the one with this id. It is due on later days only. */
  saveReportSchedule: Array<ReportSchedule>;
  /** Mails a screen every week; paused, changed and deleted as other schedules. */
  saveViewSchedule: Array<ReportSchedule>;
  /** Mails a report that is made to further addresses, or once more. */
  sendAccountReport: AccountReport;
  /** Sends an approved mail, within the daily limit. Needs a signed-in person. */
  sendOutreachMail: OutreachTargetPayload;
  /** Sends a test at once; RATE_LIMITED after 5 in ten minutes. */
  sendTestAlert: TestAlertPayload;
  /** Mails a screen as it is now: a picture of its main figures, and a link. It counts as a report does, with the same limits. */
  sendView: AccountReport;
  /** Null switches them off. */
  setAlertQuietHours: SaveAlertsPayload;
  /** Completes a next step by hand, or opens it again. NOT_FOUND for a step that is not on the checklist. */
  setNextStep: SetNextStepPayload;
  /**
   * Sets the secret that signs the requests of the own account's Vercel drain, 8–200 characters; null: signatures are not checked.
   * FORBIDDEN for a token. Returns whether there is one now.
   */
  setVercelSecret: Scalars['Boolean']['output'];
  /** The first digest is sent on the Monday after it was switched on. CONFLICT for a webhook that is not set. */
  setWeeklyDigest: AlertSettings;
  /** Starts a run of the viewer's own account. CONFLICT if one is running or nothing is left to ask. */
  startRun: CollectionRun;
  /** Ends the run under way; what was read stays. */
  stopReadingPages: PageReading;
  /** Its likely competitors. */
  suggestReportCompetitors: ReportCompetitors;
  /** Questions that people ask AI platforms about these topics. */
  suggestReportPrompts: ReportPrompts;
  /** What its customers search for. */
  suggestReportSearchTopics: ReportSearchTopics;
  /** The site of a well-known company. Public and rate-limited, like the other suggestions for a report. */
  suggestReportWebsite: ReportWebsite;
  /** Signs in to both servers and sends a mail to the sender's own address. At most 10 an hour. */
  testOutreachSettings: OutreachTrialPayload;
  /** Adds a discovered company to the viewer's own competitors, under its name alone. NOT_FOUND for an unknown one. */
  trackDiscoveredCompany: TrackDiscoveredCompanyPayload;
  /** Changes a draft. CONFLICT for a registered experiment. */
  updateExperiment: SaveExperimentPayload;
  withdrawInvitation: PeoplePayload;
  /** Sends a brief, a text or both to the chat model. CONFLICT while another draft is being written; RATE_LIMITED after 20 an hour. */
  writeDraft: ContentDraft;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAbandonExperimentArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddAlertRecipientArgs = {
  address: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddAlertRuleArgs = {
  input: AddAlertRuleInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddNoteArgs = {
  input: NoteInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddOutreachSuppressionsArgs = {
  values: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddPromptsArgs = {
  questions: Array<Scalars['String']['input']>;
  topicId: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationAddTopicsArgs = {
  names: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationApproveOutreachMailArgs = {
  hash: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationArchivePersonaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationArchivePromptsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationArchiveTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCancelRunArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationChangeMemberRoleArgs = {
  personId: Scalars['ID']['input'];
  role: AccountRole;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationChangeNoteArgs = {
  id: Scalars['ID']['input'];
  input: NoteInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationChangePromptArgs = {
  id: Scalars['ID']['input'];
  question: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCheckPlatformArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCheckSiteFilesArgs = {
  links: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationConfirmReportArgs = {
  key: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationConnectAnalyticsArgs = {
  input: ConnectAnalyticsInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCorrectOrderArgs = {
  answerId: Scalars['ID']['input'];
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCountShareLinkOpenArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCreateAccountReportArgs = {
  input: CreateAccountReportInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCreateExperimentArgs = {
  input: ExperimentInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeclineOutreachMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteAccountArgs = {
  confirm: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteAccountReportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteExperimentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteOutreachDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteOutreachTargetArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDeleteReportScheduleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDisconnectAppArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDismissDiscoveredCompanyArgs = {
  dismissed?: Scalars['Boolean']['input'];
  key: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationDraftOutreachMailArgs = {
  contactId: Scalars['ID']['input'];
  targetId: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationFindOutreachContactsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationImportAnswersArgs = {
  answers: Array<RecordedAnswerInput>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationImportOutreachSuppressionsArgs = {
  csv: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationImportOutreachTargetsArgs = {
  csv: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationImportPromptsArgs = {
  rows: Array<PromptRowInput>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationImportSearchReportArgs = {
  input: SearchReportInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationInvitePersonArgs = {
  email: Scalars['String']['input'];
  role: AccountRole;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationMovePromptsArgs = {
  ids: Array<Scalars['ID']['input']>;
  topicId: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationOrderTopicsArgs = {
  ids: Array<Scalars['ID']['input']>;
  previousIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationPauseReportScheduleArgs = {
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationReadPageAgainArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationReadPagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRegisterExperimentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveAlertRecipientArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveAlertRuleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveMemberArgs = {
  personId: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveOutreachSuppressionArgs = {
  value: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveReportArgs = {
  key: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveReportRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveReviewArgs = {
  answerId: Scalars['ID']['input'];
  companyId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRemoveSearchReportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRenameTopicArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRequestReportArgs = {
  input: RequestReportInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationResolveOutreachMailArgs = {
  id: Scalars['ID']['input'];
  sent: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRestorePersonaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRestorePromptsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRestoreTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRetryAccountReportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRetryReportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationReviewMentionArgs = {
  input: ReviewMentionInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationRevokeShareLinkArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveAlertWebhookArgs = {
  url?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveBrandArgs = {
  input: SaveBrandInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveCollectionSettingsArgs = {
  input: CollectionSettingsInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveLlmsTxtArgs = {
  text: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveOutreachMailArgs = {
  body: Scalars['String']['input'];
  hash?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveOutreachSettingsArgs = {
  input: OutreachSettingsInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSavePageSettingsArgs = {
  input: SavePageSettingsInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSavePersonaArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: PersonaInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveReportScheduleArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ReportScheduleInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSaveViewScheduleArgs = {
  input: ViewScheduleInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSendAccountReportArgs = {
  id: Scalars['ID']['input'];
  recipients: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSendOutreachMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSendTestAlertArgs = {
  channel: AlertChannel;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSendViewArgs = {
  input: SendViewInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSetAlertQuietHoursArgs = {
  hours?: InputMaybe<AlertQuietHoursInput>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSetNextStepArgs = {
  completed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSetVercelSecretArgs = {
  secret?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSetWeeklyDigestArgs = {
  channel?: AlertChannel;
  on: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationStartRunArgs = {
  input?: InputMaybe<RunInput>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSuggestReportCompetitorsArgs = {
  companyName: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSuggestReportPromptsArgs = {
  companyName: Scalars['String']['input'];
  competitors?: Array<Scalars['String']['input']>;
  language?: InputMaybe<PromptLanguage>;
  searchTopics: Array<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSuggestReportSearchTopicsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  companyName: Scalars['String']['input'];
  competitors?: Array<Scalars['String']['input']>;
  language?: InputMaybe<PromptLanguage>;
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationSuggestReportWebsiteArgs = {
  companyName: Scalars['String']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationTrackDiscoveredCompanyArgs = {
  key: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationUpdateExperimentArgs = {
  id: Scalars['ID']['input'];
  input: ExperimentInput;
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Visitors may request reports; all else needs a session or an API token with write scope. */
export type MutationWriteDraftArgs = {
  level: DraftLevel;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The company of a filter. */
export type NamedCompany = {
  __typename?: 'NamedCompany';
  id: Scalars['ID']['output'];
  /** Whether it is the account's own brand. */
  isBrand: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** A competitor that answers name where they do not name the brand. */
export type NamedInstead = {
  __typename?: 'NamedInstead';
  /** Missed answers that name it. */
  answers: Scalars['Int']['output'];
  company: NamedCompany;
};

/** All companies that answers name, tracked or discovered. */
export type NamedRanking = {
  __typename?: 'NamedRanking';
  /** The brand's rank; null where no answer names it. */
  brandRank?: Maybe<Scalars['Int']['output']>;
  /** Companies that answers name. */
  companies: Scalars['Int']['output'];
  /** Those of them that are not tracked. */
  untracked: Scalars['Int']['output'];
};

/** A step of the checklist. */
export type NextStep = {
  __typename?: 'NextStep';
  /** What has changed since it was made, in one sentence; null while nothing can be said. */
  change?: Maybe<Scalars['String']['output']>;
  completed: Scalars['Boolean']['output'];
  /** When it was completed; null while it is open. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: ActionStepKind;
  /** It was completed because what it is about has measurably changed. */
  measured: Scalars['Boolean']['output'];
  /** Title of the prompt or page that it is about; null where it is about neither. */
  promptId?: Maybe<Scalars['ID']['output']>;
  question?: Maybe<Scalars['String']['output']>;
  /** The figures that it follows from, in one or two sentences. */
  reason: Scalars['String']['output'];
  sourceUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** What a next step is about. */
export type NextStepKind =
  | 'BE_NAMED_FIRST'
  | 'EARN_SOURCE'
  | 'MEASURE_AGAIN'
  | 'OWN_PAGE'
  | 'PROFILE'
  | 'RIVAL'
  | 'SENTIMENT'
  | 'WEAK_PLATFORM'
  | 'WIN_PROMPT';

/**
 * What someone wrote at a day of the charts, such as “page published”. It is about one topic, about one prompt, or about the whole
 * account.
 */
export type Note = {
  __typename?: 'Note';
  /** E-mail address of the person who wrote it, with `(API token)` where a program did. */
  author: Scalars['String']['output'];
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last, like `author`; null where it was never changed. */
  changedBy?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Null unless the note is about one prompt. */
  prompt?: Maybe<NotePrompt>;
  /** 1–280 characters on one line. */
  text: Scalars['String']['output'];
  /** Null unless the note is about one topic. */
  topic?: Maybe<TopicRef>;
};

export type NoteInput = {
  /** A day from 2000 up to a year from now. */
  day: Scalars['Date']['input'];
  /** The prompt it is about. */
  promptId?: InputMaybe<Scalars['ID']['input']>;
  /** 1–280 characters (Unicode code points); line breaks become spaces. */
  text: Scalars['String']['input'];
  /** The topic it is about. Not together with `promptId`; without both it is about the whole account. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

/** Notes, latest day first. */
export type NotePage = {
  __typename?: 'NotePage';
  /** Cursor of the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<Note>;
  /** Notes that meet the filter. */
  total: Scalars['Int']['output'];
};

export type NotePayload = {
  __typename?: 'NotePayload';
  errors: Array<FieldError>;
  /** As it is stored now; null when there are errors. */
  note?: Maybe<Note>;
};

/** The prompt that a note is about, and the topic it belongs to now. */
export type NotePrompt = {
  __typename?: 'NotePrompt';
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  topicId: Scalars['ID']['output'];
};

/** Which notes; all of the account when left out. */
export type NotesFilter = {
  /** First day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** What concerns this prompt: its notes, those of its topic, and those of the whole account. */
  promptId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** What concerns this topic: its notes, those of its prompts, and those of the whole account. Not together with `promptId`. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the link of an invitation leads to. All but the state is null unless it is open. */
export type OpenedInvitation = {
  __typename?: 'OpenedInvitation';
  accountName?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of whoever invites. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  role?: Maybe<AccountRole>;
  state: InvitationState;
};

/** A prompt whose answers name competitors and not the brand, in the last 30 collected days. */
export type Opportunity = {
  __typename?: 'Opportunity';
  /** The prompt's id. */
  id: Scalars['ID']['output'];
  /** The competitors its missed answers name most, at most three. */
  instead: Array<NamedInstead>;
  /** Answers that name a competitor and not the brand ÷ its usable answers. */
  missed: Rate;
  /** Answers to the prompt that cite the brand's own site. */
  ownCited: Scalars['Int']['output'];
  potential: OpportunityPotential;
  question: Scalars['String']['output'];
  /** Share of the account's prompts of which at most as many answers can be won, 0–100. */
  score: Scalars['Int']['output'];
  /** Pages of others that its missed answers cite most, at most five. */
  sources: Array<OpportunitySource>;
  topic: TopicRef;
  type: OpportunityType;
  /** Answers a month that can be won at least: the lower end of the missed rate's interval × the prompt's answers. */
  winnable: Scalars['Float']['output'];
};

/** The badge of an opportunity, by its score. */
export type OpportunityPotential =
  /** 90 or more. */
  | 'HIGH'
  | 'LOW'
  /** 80 to 89. */
  | 'MEDIUM';

/** A page that missed answers to a prompt cite. */
export type OpportunitySource = {
  __typename?: 'OpportunitySource';
  /** Missed answers to the prompt that cite it. */
  answers: Scalars['Int']['output'];
  /** It is on a competitor's site. */
  competitor: Scalars['Boolean']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** What the page is for; null until it is read. */
  kind?: Maybe<WebPageKind>;
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** Kinds of opportunities; docs/metrics.md has the rule. */
export type OpportunityType =
  /** They cite mostly guides, documentation, forums and other pages of other sites. */
  | 'BLOG_PLACEMENT'
  /** They cite mostly pages of competitors, or none. */
  | 'CONTENT_GAP'
  /** Missed answers cite mostly lists, comparisons, reviews and news of other sites, or pages of theirs that are not read. */
  | 'PR_OPPORTUNITY';

/** An answer's order as a person corrected it. */
export type OrderCorrection = {
  __typename?: 'OrderCorrection';
  /** The product's order of the same companies; some may no longer be tracked. */
  productCompanyIds: Array<Scalars['ID']['output']>;
  reviewedAt: Scalars['DateTime']['output'];
  /** As in `MentionReview`. */
  reviewer: Scalars['String']['output'];
  /** Changes with the order. */
  version: Scalars['String']['output'];
};

/** A platform whose answers of the range and of the one before come from different models or surfaces. */
export type OriginChange = {
  __typename?: 'OriginChange';
  /** Models of the range that did not answer in the one before. */
  after: Array<Scalars['String']['output']>;
  /** Models of the range before that do not answer in the range. */
  before: Array<Scalars['String']['output']>;
  /** First day (UTC) with an answer of a new model or surface; null where only old ones ended. */
  on?: Maybe<Scalars['Date']['output']>;
  platform: Platform;
  surfacesAfter: Array<Surface>;
  surfacesBefore: Array<Surface>;
};

/** What can be sent, and what is missing for it. */
export type Outreach = {
  __typename?: 'Outreach';
  counts: Array<OutreachStateCount>;
  id: Scalars['ID']['output'];
  /** One sentence for each thing that is missing before anything can be sent. */
  missing: Array<Scalars['String']['output']>;
  sentToday: Scalars['Int']['output'];
  settings: OutreachSettings;
  /** A demo account: mails go to the outbox of this server. */
  simulated: Scalars['Boolean']['output'];
  /** Mails that are approved and wait. */
  waiting: Scalars['Int']['output'];
};

/** A way to reach the people behind a page, as it is published. */
export type OutreachContact = {
  __typename?: 'OutreachContact';
  /** Null for a name or a form without an address. */
  address?: Maybe<Scalars['String']['output']>;
  /** It was written to before, or is on the do-not-contact list. */
  blocked: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  kind: OutreachContactKind;
  /** Empty where none is published. */
  name: Scalars['String']['output'];
  /** The words around it there. */
  publishedText: Scalars['String']['output'];
  /** The page that publishes it. */
  publishedUrl: Scalars['String']['output'];
};

/** How a contact is published. */
export type OutreachContactKind =
  /** A link with `rel=author`. */
  | 'AUTHOR_LINK'
  /** A byline without an address. */
  | 'BYLINE'
  /** A page with a form instead of an address. */
  | 'CONTACT_PAGE'
  /** From an imported file. */
  | 'IMPORTED'
  /** In the page's JSON-LD. */
  | 'JSON_LD'
  /** A `mailto:` link. */
  | 'MAILTO';

export type OutreachContactsStatus =
  | 'FAILED'
  | 'NONE'
  | 'READ'
  | 'WAITING';

/** What happened, and who did it. */
export type OutreachEvent = {
  __typename?: 'OutreachEvent';
  at: Scalars['DateTime']['output'];
  /** The user who did it; null: the product. */
  by?: Maybe<Scalars['ID']['output']>;
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: OutreachEventKind;
};

export type OutreachEventKind =
  | 'APPROVAL_REMOVED'
  | 'APPROVED'
  | 'AUTO_REPLY'
  | 'BOUNCED'
  | 'CITED'
  | 'CONTACTS_FAILED'
  | 'CONTACTS_READ'
  | 'DECLINED'
  | 'DRAFTED'
  | 'NOT_SENT'
  | 'PAGE_CHANGED'
  | 'QUEUED'
  | 'REPLIED'
  | 'RESOLVED'
  | 'SENT'
  | 'TARGET_ADDED'
  | 'TARGET_IMPORTED'
  | 'UNCERTAIN'
  | 'UNSUBSCRIBED';

/** A statement of a draft and where it is from. */
export type OutreachFact = {
  __typename?: 'OutreachFact';
  /** A web address, or a path of this site. */
  source: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type OutreachImportPayload = {
  __typename?: 'OutreachImportPayload';
  imported: Scalars['Int']['output'];
  invalid: Scalars['Int']['output'];
  /** The first 100. */
  problems: Array<ImportProblem>;
  unchanged: Scalars['Int']['output'];
};

export type OutreachMail = {
  __typename?: 'OutreachMail';
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  approvedBy?: Maybe<Scalars['ID']['output']>;
  body: Scalars['String']['output'];
  /** The beginning of the reply. */
  excerpt?: Maybe<Scalars['String']['output']>;
  facts: Array<OutreachFact>;
  /** Of sender, recipient, subject and text; an approval is of one hash. */
  hash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Why it was not sent, or came back. */
  problem?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Written to the outbox of this server instead of being sent. */
  simulated: Scalars['Boolean']['output'];
  state: OutreachMailState;
  subject: Scalars['String']['output'];
  /** The whole text as it is sent: the body, the sender, where the address is published, and how to unsubscribe. */
  text: Scalars['String']['output'];
  toAddress: Scalars['String']['output'];
  toName: Scalars['String']['output'];
};

export type OutreachMailServer = {
  __typename?: 'OutreachMailServer';
  /** A password is stored; it is never returned. */
  hasPassword: Scalars['Boolean']['output'];
  /** Empty until it is set. */
  host: Scalars['String']['output'];
  port: Scalars['Int']['output'];
  security: MailSecurity;
  user: Scalars['String']['output'];
};

export type OutreachMailState =
  /** A person approved this exact text. */
  | 'APPROVED'
  | 'BOUNCED'
  | 'DECLINED'
  | 'DRAFT'
  /** Sent soon by a job. */
  | 'QUEUED'
  | 'REPLIED'
  /** Being handed to the mail server. */
  | 'SENDING'
  | 'SENT'
  /** It may have been sent: the connection or the process ended meanwhile. It is never sent again by itself. */
  | 'UNCERTAIN';

/** A company with the number of missed answers that cite a page and name it. */
export type OutreachNamed = {
  __typename?: 'OutreachNamed';
  answers: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type OutreachSettings = {
  __typename?: 'OutreachSettings';
  /** 1–30. */
  dailyLimit: Scalars['Int']['output'];
  fromAddress: Scalars['String']['output'];
  fromName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imap: OutreachMailServer;
  /** The server delivers `name+anything@` to `name@`, so that replies carry the mail's id. */
  plusAddressing: Scalars['Boolean']['output'];
  pollProblem?: Maybe<Scalars['String']['output']>;
  polledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Shown at the end of each mail. */
  postalAddress: Scalars['String']['output'];
  smtp: OutreachMailServer;
  /** When these settings were last tried with success; null: not yet, or changed since. */
  testedAt?: Maybe<Scalars['DateTime']['output']>;
  /** IANA; begins the day that the limit counts. */
  timeZone: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type OutreachSettingsInput = {
  dailyLimit: Scalars['Int']['input'];
  fromAddress: Scalars['String']['input'];
  fromName: Scalars['String']['input'];
  /** An empty host: replies are not read. */
  imap: MailServerInput;
  plusAddressing: Scalars['Boolean']['input'];
  postalAddress: Scalars['String']['input'];
  smtp: MailServerInput;
  timeZone: Scalars['String']['input'];
  /** Of the settings when they were read. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A publication to write to. */
export type OutreachSource = {
  __typename?: 'OutreachSource';
  /** 0–100 */
  authorityScore: Scalars['Int']['output'];
  category: Scalars['String']['output'];
  contactEmail: Scalars['String']['output'];
  /** Host name, such as `ledgerleaf.example`. */
  domain: Scalars['String']['output'];
  /** Share of readers who respond to what they read, 0–100, one decimal. */
  engagement: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  keyContact: Scalars['String']['output'];
  /** Day of the last piece about the fund; null when there was none. */
  lastCoverage?: Maybe<Scalars['Date']['output']>;
  name: Scalars['String']['output'];
  /** 0–100 */
  partnershipPotential: Scalars['Int']['output'];
  /** Readers a month. */
  reach: Scalars['Int']['output'];
  reasonUnderrated: Scalars['String']['output'];
  /** Responsibility of the contact. */
  role: Scalars['String']['output'];
  topics: Array<Scalars['String']['output']>;
};

export type OutreachSourceList = {
  __typename?: 'OutreachSourceList';
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<OutreachSourcePage>;
  total: Scalars['Int']['output'];
};

/** A page of others that is cited in answers which miss the brand. */
export type OutreachSourcePage = {
  __typename?: 'OutreachSourcePage';
  /** Its site is on the do-not-contact list. */
  blocked: Scalars['Boolean']['output'];
  domain: Scalars['String']['output'];
  /** The page's. */
  id: Scalars['ID']['output'];
  /** Who is named instead; three at most. */
  instead: Array<OutreachNamed>;
  kind?: Maybe<WebPageKind>;
  missed: Rate;
  /** Most citing prompts; three at most. */
  prompts: Array<CitingPrompt>;
  /** When it was last read. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its target, once there is one. */
  state?: Maybe<OutreachTargetState>;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Of the answers that cite it. */
  visible: Rate;
};

export type OutreachStateCount = {
  __typename?: 'OutreachStateCount';
  state: OutreachTargetState;
  targets: Scalars['Int']['output'];
};

/** Totals of the sources. */
export type OutreachSummary = {
  __typename?: 'OutreachSummary';
  /** Mean partnership potential, 0–100, whole. */
  averagePotential: Scalars['Int']['output'];
  /** Readers a month of all sources together. */
  combinedReach: Scalars['Int']['output'];
  /** Sources that have recently written about the fund. */
  recentCoverage: Scalars['Int']['output'];
};

export type OutreachSuppression = {
  __typename?: 'OutreachSuppression';
  createdAt: Scalars['DateTime']['output'];
  reason: OutreachSuppressionReason;
  /** An address or a domain. */
  value: Scalars['String']['output'];
};

export type OutreachSuppressionList = {
  __typename?: 'OutreachSuppressionList';
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<OutreachSuppression>;
  total: Scalars['Int']['output'];
};

export type OutreachSuppressionReason =
  | 'BOUNCED'
  | 'DECLINED'
  | 'IMPORTED'
  | 'PERSON'
  | 'UNSUBSCRIBED';

/** A page to get into. */
export type OutreachTarget = {
  __typename?: 'OutreachTarget';
  citedOn?: Maybe<Scalars['Date']['output']>;
  contacts: Array<OutreachContact>;
  contactsAt?: Maybe<Scalars['DateTime']['output']>;
  contactsProblem?: Maybe<Scalars['String']['output']>;
  contactsStatus: OutreachContactsStatus;
  createdAt: Scalars['DateTime']['output'];
  domain: Scalars['String']['output'];
  /** Oldest first. */
  events: Array<OutreachEvent>;
  /** The page's. */
  id: Scalars['ID']['output'];
  imported: Scalars['Boolean']['output'];
  /** Latest first. */
  mails: Array<OutreachMail>;
  missed: Rate;
  /** Whether the page names the brand in its latest reading; null: it was not read. */
  namesBrand?: Maybe<Scalars['Boolean']['output']>;
  /** The page has changed since the first mail. */
  pageChangedAt?: Maybe<Scalars['DateTime']['output']>;
  readAt?: Maybe<Scalars['DateTime']['output']>;
  simulated: Scalars['Boolean']['output'];
  /** Answers since the first mail that cite it, and those of them that name the brand; null before the first mail. */
  since?: Maybe<Rate>;
  state: OutreachTargetState;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Of the answers that cite it. */
  visible: Rate;
};

export type OutreachTargetList = {
  __typename?: 'OutreachTargetList';
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<OutreachTarget>;
  total: Scalars['Int']['output'];
};

export type OutreachTargetPayload = {
  __typename?: 'OutreachTargetPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  target?: Maybe<OutreachTarget>;
};

/** Where a target stands. The last two are measured and never set by hand. */
export type OutreachTargetState =
  | 'BOUNCED'
  /** A new answer cites the changed page and names the brand. */
  | 'CITED'
  /** A person marked the reply as a refusal, or the recipient unsubscribed. */
  | 'DECLINED'
  /** A mail is written and not sent. */
  | 'DRAFTED'
  | 'FOUND'
  /** Read again after the first mail, the page names the brand; before, it did not. */
  | 'PAGE_CHANGED'
  | 'REPLIED'
  | 'SENT';

export type OutreachTrialPayload = {
  __typename?: 'OutreachTrialPayload';
  outreach: Outreach;
  /** What was tried, in order. */
  steps: Array<OutreachTrialStep>;
};

export type OutreachTrialStep = {
  __typename?: 'OutreachTrialStep';
  /** What the server replied, or what went wrong. */
  detail: Scalars['String']['output'];
  name: Scalars['String']['output'];
  ok: Scalars['Boolean']['output'];
};

export type PageAgent = {
  __typename?: 'PageAgent';
  agent: AiAgent;
  forged: Scalars['Int']['output'];
  lastVisitAt: Scalars['DateTime']['output'];
  refused: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

/** The cited pages of one prompt beside the brand's own. */
export type PageComparison = {
  __typename?: 'PageComparison';
  advice: Array<ComparisonAdvice>;
  /** Answers to the prompt that were looked at, the latest first, at most 100. */
  answers: Scalars['Int']['output'];
  /** Of each score, over the account's read pages of other sites. */
  correlations: Array<ScoreCorrelation>;
  /** Whether the best own page names at least half of the terms. */
  isCovered: Scalars['Boolean']['output'];
  /** Read pages of others that these answers cite, most cited first, at most 10. */
  otherPages: Array<ComparedPage>;
  /** The brand's own pages, best coverage of the terms first, at most 10. */
  ownPages: Array<ComparedPage>;
  /** The brand's own pages that were read. */
  ownRead: Scalars['Int']['output'];
  /** Those that were tried and could not be read. */
  ownUnread: Scalars['Int']['output'];
  /** Null where no answer names a competitor and not the brand. */
  prompt?: Maybe<ComparablePrompt>;
  /** Prompts to choose from, most missed answers first, at most 50. */
  prompts: Array<ComparablePrompt>;
  /** Made for a demo account by the simulator. */
  simulated: Scalars['Boolean']['output'];
  /** The terms that coverage counts. */
  terms: Array<Scalars['String']['output']>;
  /** Cited pages of others that were not read. */
  unreadPages: Scalars['Int']['output'];
};

/** A mean of citations per page, with its interval. */
export type PageMean = {
  __typename?: 'PageMean';
  high?: Maybe<Scalars['Float']['output']>;
  /** Ends of the 95 % interval, with sites as clusters; null where `note` says that there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  note: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

/** How an account reads pages, and how far it is. */
export type PageReading = {
  __typename?: 'PageReading';
  /** Whether a run starts every day. */
  daily: Scalars['Boolean']['output'];
  /** The latest run; null before the first. */
  latestRun?: Maybe<WebPageRun>;
  /** Of these, how many may still be read today. */
  leftToday: Scalars['Int']['output'];
  /** The most pages that are read in a UTC day. */
  pagesPerDay: Scalars['Int']['output'];
  /** Pages by status. */
  statuses: Array<WebPageStatusCount>;
  /** Cited pages that were never tried. */
  unread: Scalars['Int']['output'];
  /** Changes with the settings. */
  version: Scalars['String']['output'];
};

/** A page of the account's site and what it came to in a range. */
export type PageResult = {
  __typename?: 'PageResult';
  figures: ResultFigures;
  /** The page's. */
  id: Scalars['ID']['output'];
  page: VisitedPage;
};

/** What a list of page results is ordered by, the most first. */
export type PageResultOrder =
  | 'ANSWERS'
  | 'KEY_EVENTS'
  | 'PEOPLE'
  | 'REVENUE'
  | 'SESSIONS'
  | 'VISITS';

/** Own pages from the answers that cite them to revenue. */
export type PageResults = {
  __typename?: 'PageResults';
  coverage: ResultCoverage;
  /** Of the range. */
  days: Scalars['Int']['output'];
  /** Cursor of the next part; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<PageResult>;
  range: DayRange;
  total: Scalars['Int']['output'];
  /** Of the whole list. An answer that cites several pages counts once. */
  totals: ResultFigures;
};

/** A page with its visits in a range, without forged ones but for `forged`. */
export type PageVisits = {
  __typename?: 'PageVisits';
  /** Tokens of AI agents that the latest robots.txt closes this page for. */
  closedFor: Array<Scalars['String']['output']>;
  forged: Scalars['Int']['output'];
  /** The page's. */
  id: Scalars['ID']['output'];
  /** The latest hour with a visit, of all that are kept; older than 40 days: the day. */
  lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  page: VisitedPage;
  /** With a status of 400 or more. */
  refused: Scalars['Int']['output'];
  statuses: Array<StatusVisits>;
  visits: Scalars['Int']['output'];
};

/** What AI agents did on one page in a range. */
export type PageVisitsDetail = {
  __typename?: 'PageVisitsDetail';
  agents: Array<PageAgent>;
  /** Rules of the latest robots.txt closed the page for these AI agents. */
  closedFor: Array<Scalars['String']['output']>;
  hours: Array<HourVisits>;
  page: VisitedPage;
  statuses: Array<StatusVisits>;
};

export type PageVisitsList = {
  __typename?: 'PageVisitsList';
  /** Cursor of the next part; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<PageVisits>;
  total: Scalars['Int']['output'];
};

/** Who may use the account. */
export type People = {
  __typename?: 'People';
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Empty for those who are no owners. */
  invitations: Array<Invitation>;
  members: Array<Member>;
};

export type PeopleMetrics = {
  __typename?: 'PeopleMetrics';
  /** By people; at most 200. */
  pages: Array<LandingPage>;
  people: Scalars['Int']['output'];
  platforms: Array<PlatformPeople>;
  range: DayRange;
};

export type PeoplePayload = {
  __typename?: 'PeoplePayload';
  people: People;
};

/** A person in a place that prompts are asked as, besides being asked plainly. No figure mixes its answers with plain ones. */
export type Persona = {
  __typename?: 'Persona';
  /** An archived persona is not asked as and keeps its answers. */
  archived: Scalars['Boolean']['output'];
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, such as `DE`. */
  country?: Maybe<Scalars['String']['output']>;
  /** Who it is, as it follows “I am”, stated before each prompt; null where only the place counts. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** BCP 47, such as `de`. */
  language?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The prompts that are also asked as it, archived ones included; at most 2,000. */
  promptIds: Array<Scalars['ID']['output']>;
  region?: Maybe<Scalars['String']['output']>;
};

/** Answers that were asked as a persona, beside plain ones to the same prompts, of the same platforms and days. */
export type PersonaComparison = {
  __typename?: 'PersonaComparison';
  asked: AskedAnswers;
  difference: PersonaDifference;
  persona: Persona;
  /** How the persona's place was given, in any of the answers; empty where it has none. */
  placeGiven: Array<PlaceGiven>;
  plain: AskedAnswers;
};

export type PersonaComparisons = {
  __typename?: 'PersonaComparisons';
  /** Personas with answers in the range, those in use first, by name. */
  personas: Array<PersonaComparison>;
  range: DayRange;
};

/** Mention rates asked as a persona and plainly, compared prompt by prompt on each platform. */
export type PersonaDifference = {
  __typename?: 'PersonaDifference';
  /** Upper end of its 95 % interval; null where nothing is tested. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of its 95 % interval; null where nothing is tested. */
  low?: Maybe<Scalars['Float']['output']>;
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: Scalars['String']['output'];
  /** Probability of a difference this large where there is none, by the test of changes; null with fewer than 3 days. */
  pValue?: Maybe<Scalars['Float']['output']>;
  /** Percentage points, as the persona minus plainly, over the prompts that a platform answered both ways; null without any. */
  points?: Maybe<Scalars['Float']['output']>;
  /** Prompts compared. */
  prompts: Scalars['Int']['output'];
  /** A difference where `pValue` is at most 0.05: UP is more often named as the persona. */
  verdict: ChangeVerdict;
};

export type PersonaInput = {
  /** At most 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two letters such as `DE`; without one, the account's own country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters; needed without a country. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Such as `de` or `pt-BR`; without one, the account's own language. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** 1–60 characters, of no other persona of the account. */
  name: Scalars['String']['input'];
  /** The prompts that are also asked as it; at most 2,000. */
  promptIds: Array<Scalars['ID']['input']>;
  /** At most 80 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
};

export type PersonaPayload = {
  __typename?: 'PersonaPayload';
  errors: Array<FieldError>;
  /** As it is stored now; null when there are errors. */
  persona?: Maybe<Persona>;
};

/** A persona by its name. */
export type PersonaRef = {
  __typename?: 'PersonaRef';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** How an answer's persona gave its place. */
export type PlaceGiven =
  /** Stated in the prompt. */
  | 'PROMPT'
  /** By the vendor's own setting for a location. */
  | 'SETTING';

/** An AI platform. */
export type Platform = {
  __typename?: 'Platform';
  /** Such as `chatgpt`. */
  key: Scalars['String']['output'];
  /** Such as `ChatGPT`. */
  name: Scalars['String']['output'];
};

/** What a run would ask on one platform, and its cost. */
export type PlatformEstimate = {
  __typename?: 'PlatformEstimate';
  /** Questions that have today's answers already. */
  alreadyThere: Scalars['Int']['output'];
  /** Questions to ask. */
  asks: Scalars['Int']['output'];
  /** US dollars; null if the price is unknown. */
  cost?: Maybe<Scalars['Float']['output']>;
  inputTokens: Scalars['Int']['output'];
  /** Whether the tokens are estimated from the account's own answers, not from typical usage. */
  measured: Scalars['Boolean']['output'];
  /** Null for the simulator. */
  model?: Maybe<Scalars['String']['output']>;
  outputTokens: Scalars['Int']['output'];
  platform: Platform;
  /** Why the platform refused its last question; null when it did not. Its questions are likely not to be answered. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** What the last question of a run, report or check showed about a platform's settings. */
export type PlatformHealth = {
  __typename?: 'PlatformHealth';
  checkedAt: Scalars['DateTime']['output'];
  /** False: the service refused the key or the model; it stays false until the configuration is corrected. */
  healthy: Scalars['Boolean']['output'];
  /** What is wrong; null when healthy. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type PlatformMatches = {
  __typename?: 'PlatformMatches';
  answers: Scalars['Int']['output'];
  platform: Platform;
};

/** One platform's numbers in a topic. */
export type PlatformMetrics = {
  __typename?: 'PlatformMetrics';
  /** Its usable answers, including those to prompts that name the brand. */
  answers: Scalars['Int']['output'];
  /** Measurements that failed, were refused or were empty; not counted in denominators. */
  failed: Scalars['Int']['output'];
  /** Its mention rate, without prompts that name the brand. */
  mentionRate: Rate;
  platform: Platform;
};

/** People whom one AI platform sent. */
export type PlatformPeople = {
  __typename?: 'PlatformPeople';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  people: Scalars['Int']['output'];
  /** In the range before of the same length; null for all time. */
  previous?: Maybe<Scalars['Int']['output']>;
};

/** Whether a platform can be asked. */
export type PlatformStatus =
  /** Something in the server's configuration is wrong; `reason` says what. */
  | 'MISCONFIGURED'
  /** Nothing is configured; `reason` says how to turn it on. */
  | 'OFF'
  | 'ON'
  /** It can be asked, and its answers are simulated. */
  | 'SIMULATED';

/** A product that the platform showed with an answer. */
export type Product = {
  __typename?: 'Product';
  merchant?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** As shown, such as `$57.00`. */
  price?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

/** What the product found of a company in an answer, before a person's review. */
export type ProductFinding = {
  __typename?: 'ProductFinding';
  /** `Built-in rules`, or a chat model by its name; null when it found no mention. */
  judge?: Maybe<Scalars['String']['output']>;
  /** The version of the analysis. */
  method: Scalars['String']['output'];
  /** Whether it found the company named. */
  named: Scalars['Boolean']['output'];
  /** Null when it found no mention. */
  position?: Maybe<Scalars['Int']['output']>;
  /** 0–100, 50 is mixed; null when it found no mention or could not judge it. */
  sentiment?: Maybe<Scalars['Float']['output']>;
  /** What the sentiment says; null when it found no mention. */
  verdict?: Maybe<Verdict>;
};

/** A question that is asked on platforms. */
export type Prompt = {
  __typename?: 'Prompt';
  /** Whether the question names the brand; such prompts are counted separately. */
  branded: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Day of the latest usable answer; null before the first. */
  lastCollected?: Maybe<Scalars['Date']['output']>;
  question: Scalars['String']['output'];
  /** Share of its usable answers that name the brand. */
  visibility: Rate;
  /** Null while there is no usable answer. */
  visibilityStatus?: Maybe<VisibilityStatus>;
};

/** A company in the answers to one prompt. */
export type PromptCompany = {
  __typename?: 'PromptCompany';
  company: NamedCompany;
  /** Mean order of first mention among the tracked companies; null without mentions. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  /** Answers that name it ÷ usable answers. */
  mentionRate: Rate;
  /** Mean sentiment towards it; null for a discovered company. */
  sentiment?: Maybe<Mean>;
  /** Its mentions ÷ those of all tracked companies × 100; null without any, and where the prompt names the brand. */
  shareOfVoice?: Maybe<Scalars['Float']['output']>;
  /** False for a discovered company; its numbers but the rate are null. */
  tracked: Scalars['Boolean']['output'];
};

/** A prompt with answers that name a competitor and not the brand. */
export type PromptGap = {
  __typename?: 'PromptGap';
  /** The question itself names the brand. */
  branded: Scalars['Boolean']['output'];
  /** The prompt's id. */
  id: Scalars['ID']['output'];
  /** The competitors its missed answers name most, at most three. */
  instead: Array<NamedInstead>;
  /** Latest day with a missed answer. */
  lastMissed: Scalars['Date']['output'];
  /** Answers that name a competitor and not the brand ÷ its usable answers. */
  missed: Rate;
  question: Scalars['String']['output'];
  topic: TopicRef;
  /** Answers that name the brand ÷ its usable answers. */
  visible: Rate;
};

/** One page of prompts with missed answers; rows that are equal in order come with the most missed answers first. */
export type PromptGapPage = {
  __typename?: 'PromptGapPage';
  /** Cursor of the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<PromptGap>;
  scope: GapScope;
  /** Prompts that meet the conditions. */
  total: Scalars['Int']['output'];
  /** The same without the search. */
  totalUnsearched: Scalars['Int']['output'];
};

export type PromptGapSort =
  /** Usable answers. */
  | 'ANSWERS'
  | 'LAST_MISSED'
  /** Missed answers. */
  | 'MISSED'
  | 'MISSED_RATE'
  | 'QUESTION'
  /** The topic's name. */
  | 'TOPIC'
  | 'VISIBLE_RATE';

/** A text of a prompt that can be searched. */
export type PromptGapText =
  /** Names of competitors in its missed answers. */
  | 'NAMED_INSTEAD'
  | 'QUESTION'
  /** The topic's name. */
  | 'TOPIC';

/** The prompts of one topic. */
export type PromptGroup = {
  __typename?: 'PromptGroup';
  /** Sorted by question. */
  prompts: Array<Prompt>;
  topic: Topic;
};

/** A language that topics and prompts are suggested in. */
export type PromptLanguage =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR';

/** One prompt in a range and on the platforms of a filter. */
export type PromptPage = {
  __typename?: 'PromptPage';
  /** An archived prompt is not asked and keeps its answers. */
  archived: Scalars['Boolean']['output'];
  /** The account's brand; null before set-up. */
  brand?: Maybe<NamedCompany>;
  /**
   * The range beside the one before it (the last 7 days without one), by the test of `whatChanged` for this prompt alone. Null
   * where nothing was collected, and for ranges longer than `whatChanged` allows.
   */
  change?: Maybe<RateChange>;
  /** Tracked companies, those named most often first, then discovered ones; at most 20 of these. */
  companies: Array<PromptCompany>;
  failed: Scalars['Int']['output'];
  /** By day, in ranges of more than 31 days by week; buckets without a measurement are left out. */
  history: Array<PromptPoint>;
  /** The latest measurements, newest day first. */
  latestAnswers: Array<Answer>;
  /** Those with most usable answers first. */
  platforms: Array<PromptPlatform>;
  /** Null where no range was asked for. */
  previous?: Maybe<PromptPeriod>;
  prompt: PromptRef;
  range: DayRange;
  /** Whether the simulator made some of the account's answers. */
  simulated: Scalars['Boolean']['output'];
  /** The sites that most answers cite; at most 20. */
  sites: Array<PromptSite>;
  /** The pages that most answers cite; at most 20. */
  sources: Array<PromptSource>;
  /** Other wordings of the question, archived ones last; at most 50. */
  variants: Array<PromptVariant>;
  /** Answers that name the brand ÷ usable answers, as `Prompt.visibility`. */
  visibility: Rate;
  /** Null without a usable answer in the range. */
  visibilityStatus?: Maybe<VisibilityStatus>;
};


/** One prompt in a range and on the platforms of a filter. */
export type PromptPageLatestAnswersArgs = {
  first?: Scalars['Int']['input'];
};

/** A prompt in the range just before. */
export type PromptPeriod = {
  __typename?: 'PromptPeriod';
  /** In the buckets of the range moved to these days: each has the name of the one it is laid beside. */
  history: Array<PromptPoint>;
  range: DayRange;
  visibility: Rate;
};

/** A platform's answers to one prompt. */
export type PromptPlatform = {
  __typename?: 'PromptPlatform';
  failed: Scalars['Int']['output'];
  /** The latest usable answer in the range; null without one. */
  latest?: Maybe<PromptPlatformAnswer>;
  /** Mean order of the brand among the tracked companies named; null where it is not named. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  platform: Platform;
  /** Mean sentiment towards the brand. */
  sentiment: Mean;
  /** Answers that name the brand ÷ usable answers. */
  visibility: Rate;
};

/** The latest usable answer of a platform to a prompt. */
export type PromptPlatformAnswer = {
  __typename?: 'PromptPlatformAnswer';
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** The model, as reported by the platform; null if it reports none. */
  model?: Maybe<Scalars['String']['output']>;
};

/** A prompt's usable answers in one bucket of days. */
export type PromptPoint = {
  __typename?: 'PromptPoint';
  /** `2026-11-23`, or `2026-W48` (ISO 8601). */
  bucket: Scalars['String']['output'];
  failed: Scalars['Int']['output'];
  /** The bucket's first day within the range. */
  from: Scalars['Date']['output'];
  /** The bucket's last day within the range. */
  to: Scalars['Date']['output'];
  /** Answers that name the brand ÷ usable answers; the interval speaks of this prompt. */
  visibility: Rate;
};

/** The prompt of an answer, archived or not. */
export type PromptRef = {
  __typename?: 'PromptRef';
  /** Whether the question names the brand. */
  branded: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  topic: TopicRef;
};

/** A row of a file of prompts. */
export type PromptRowInput = {
  /** 1–2,000 characters. */
  question: Scalars['String']['input'];
  /** 1–120 characters; a new topic is created. */
  topic: Scalars['String']['input'];
};

/** Searches of the same words, whatever their order, case and punctuation. */
export type PromptSearch = {
  __typename?: 'PromptSearch';
  /** Answers for which it was searched. */
  answers: Scalars['Int']['output'];
  /** Answers whose vendor says which pages the search found. */
  answersWithPages: Scalars['Int']['output'];
  /** Answers of these that cite a page of the brand which the search found. */
  ownCited: Scalars['Int']['output'];
  /** Answers of these in which the search found a page of the brand. */
  ownFound: Scalars['Int']['output'];
  /** Most cited first, at most 10. */
  pages: Array<FoundPage>;
  platforms: Array<Platform>;
  /** As most answers spell it. */
  query: Scalars['String']['output'];
};

/** What platforms searched for while they answered a prompt. */
export type PromptSearches = {
  __typename?: 'PromptSearches';
  /** Usable answers that were read: the newest in the range, at most 1,000. */
  answers: Scalars['Int']['output'];
  /** There are more in the range than were read. */
  answersCapped: Scalars['Boolean']['output'];
  /** Answers of these with at least one search. */
  answersWithSearches: Scalars['Int']['output'];
  range: DayRange;
  /** Those of most answers first. */
  searches: Array<PromptSearch>;
  /** Platforms of the range whose answers have no searches: they do not say what they searched for, or did not search. */
  silentPlatforms: Array<Platform>;
  /** Whether the simulator made some of the searches. */
  simulated: Scalars['Boolean']['output'];
  /** Different searches. */
  total: Scalars['Int']['output'];
};

/** A prompt in the settings, archived or not. */
export type PromptSettings = {
  __typename?: 'PromptSettings';
  /** An archived prompt is not asked and keeps its answers. */
  archived: Scalars['Boolean']['output'];
  /** Whether the question names the brand; such prompts are counted separately. */
  branded: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Day of the latest usable answer; null before the first. */
  lastCollected?: Maybe<Scalars['Date']['output']>;
  question: Scalars['String']['output'];
  topicId: Scalars['ID']['output'];
};

/** The first of an account's prompts that meet the conditions. */
export type PromptSettingsList = {
  __typename?: 'PromptSettingsList';
  /** At most 2,000. */
  prompts: Array<PromptSettings>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** A site that answers to one prompt cite. */
export type PromptSite = {
  __typename?: 'PromptSite';
  /** Usable answers to the prompt that cite a page of it. */
  answers: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  owner: SiteOwner;
  /** Different pages of it. */
  pages: Scalars['Int']['output'];
  /** Those of them that name the brand. */
  withYou: Scalars['Int']['output'];
};

/** A page that answers to one prompt cite. */
export type PromptSource = {
  __typename?: 'PromptSource';
  /** Usable answers to the prompt that cite it. */
  answers: Scalars['Int']['output'];
  /** Its id, as of a web page. */
  id: Scalars['ID']['output'];
  owner: SiteOwner;
  source: CitedPage;
  /** Those of them that name the brand. */
  withYou: Scalars['Int']['output'];
};

/** Another wording of a prompt: it shares its `promptGroup`. */
export type PromptVariant = {
  __typename?: 'PromptVariant';
  archived: Scalars['Boolean']['output'];
  prompt: PromptRef;
  /** Answers that name the brand ÷ usable answers, in the page's range and on its platform. */
  visibility: Rate;
};

export type ProposeRobotsTxtInput = {
  /** At most 50. */
  bots?: Array<BotPolicyInput>;
  /** Such as `search=yes, ai-train=no`; an empty text removes the line, null leaves it. */
  contentSignal?: InputMaybe<Scalars['String']['input']>;
  /** Such as `train-ai=n`; an empty text removes the line, null leaves it. */
  contentUsage?: InputMaybe<Scalars['String']['input']>;
};

/** Visits of one purpose, without forged ones. */
export type PurposeVisits = {
  __typename?: 'PurposeVisits';
  /** In the range before of the same length; null for all time. */
  previous?: Maybe<Scalars['Int']['output']>;
  purpose: AgentPurpose;
  visits: Scalars['Int']['output'];
};

/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type Query = {
  __typename?: 'Query';
  /** Null when the account has none with this id. */
  accountReport?: Maybe<AccountReport>;
  /** What a report says; null unless it is made. */
  accountReportContent?: Maybe<Report>;
  /** Reports of the viewer's own account. */
  accountReports: AccountReportPage;
  /** The accounts that the person may use: their own first, then those they are a member of; for an analyst all others too. */
  accounts: Array<AccessibleAccount>;
  /** The Action Center's home. FORBIDDEN unless the account can use the Action Center. */
  actionCenter: ActionCenter;
  /** What the Action Center's home may look like. FORBIDDEN unless the account can use the Action Center. */
  actionCenterExample: ActionCenterExample;
  /** Whether the account can use the Action Center. */
  actionCenterStatus: ActionCenterStatus;
  /** Null for an agent without visits in the range. */
  agentVisits?: Maybe<AgentDetail>;
  /** One alert of the viewer's own account; null when it has none with this id. */
  alert?: Maybe<AlertPage>;
  /** Alert rules and channels of the viewer's own account. */
  alertSettings: AlertSettings;
  /** The latest 50 alerts of the viewer's own account, newest first. */
  alerts: Array<Alert>;
  /** The own account's connection to Google Analytics; null: none. */
  analyticsConnection?: Maybe<AnalyticsConnection>;
  /** One answer; null when the account has none with this id. */
  answer?: Maybe<Answer>;
  /** What the answers of a range were asked on. Of the whole account where neither a topic nor a prompt is named. */
  answerOrigins: AnswerOrigins;
  /** The answers behind a number. */
  answers: AnswerPage;
  /** The signed-in user's own tokens, newest first. Not for requests with a token. */
  apiTokens: Array<ApiToken>;
  /** Who changed what in the last 365 days, the latest first. */
  auditEvents: AuditPage;
  /** The tracked brand; null before set-up. */
  brand?: Maybe<Brand>;
  /** NOT_FOUND for an unknown prompt. */
  brief: Brief;
  /** Prompts to make a brief for, those with most missed answers first. FORBIDDEN without the Action Center, like everything about briefs. */
  briefPrompts: Array<BriefPrompt>;
  /** The comparison of an experiment around a day in the past. It was not registered, so there is no verdict and no p-value. RATE_LIMITED after 60 an hour. */
  changeSince: ExperimentComparison;
  /** Where one item of `whatChanged` changed, and an answer of each range side by side. */
  changedAnswers: ChangedAnswers;
  /** One site; null when no answer of the range cites it. FORBIDDEN unless the account can use the Action Center. */
  citedSite?: Maybe<CitedSiteDetail>;
  /** One run; null for an unknown id. */
  collectionRun?: Maybe<CollectionRun>;
  /** Runs, the latest first. */
  collectionRuns: Array<CollectionRun>;
  /** How the account collects answers. */
  collectionSettings: CollectionSettings;
  /** Competitor ranking of every topic, or of the named ones. */
  competitors: Array<TopicCompetitors>;
  /** The signed-in person's connected apps, newest first; none with a hosted sign-in. Not for requests with a token. */
  connectedApps: Array<ConnectedApp>;
  /** Content Comparison. FORBIDDEN unless the account can use the Action Center. */
  contentComparison: ContentComparison;
  /** The latest draft for a prompt, or without `promptId` of a text alone; null before the first. */
  contentDraft?: Maybe<ContentDraft>;
  /** Drafts for a prompt, or of texts alone, latest first: those among the last 20 of the account. */
  contentDrafts: Array<ContentDraft>;
  /** Initial state of Generate Optimized Content. FORBIDDEN for an account without the Action Center. */
  contentGenerator: ContentGenerator;
  /** Live Mentions. FORBIDDEN for an account without the fund view. */
  crawlerActivity: CrawlerActivity;
  /** The overview. */
  dashboard: Dashboard;
  /** Progress of filling the viewer's own demo account; null unless it is being filled. */
  demoProgress?: Maybe<DemoProgress>;
  /** Companies that answers name and that are neither tracked nor dismissed. */
  discoveredCompanies: DiscoveredCompanyList;
  /** Null without a chat model. */
  draftEstimate?: Maybe<DraftEstimate>;
  /** NOT_FOUND for an unknown one. */
  experiment: Experiment;
  /** The account's experiments. FORBIDDEN without the Action Center, like everything about experiments. */
  experiments: ExperimentList;
  /** The home of the fund's Action Center. FORBIDDEN unless the account has the fund view and can use the Action Center. */
  fundActionCenter: FundActionCenter;
  /** The fund's Content Generation. FORBIDDEN unless the account has the fund view and can use the Action Center. */
  fundGenerator: FundGenerator;
  /** Sources, e-mail templates and campaigns. FORBIDDEN for an account without the fund view. */
  fundOutreach: FundOutreach;
  /** The fund's prompts. FORBIDDEN for an account without the fund view. */
  fundPrompts: FundPromptList;
  /** The cards of one topic; null when the fund view has no such topic. FORBIDDEN for an account without the fund view. */
  fundTopic?: Maybe<FundTopic>;
  /** An llms.txt written from the site's sitemap and the pages that answers cite; empty without a website. */
  generatedLlmsTxt: Scalars['String']['output'];
  /** The brand against a competitor; null without a brand, or without answers in the range. NOT_FOUND for any other company. */
  headToHead?: Maybe<HeadToHead>;
  /** Impressions of every topic, or of the named ones. */
  impressions: Array<TopicImpressions>;
  /** What the link of an invitation leads to. */
  invitation: OpenedInvitation;
  /** The content behind the fund's llms.txt. FORBIDDEN for an account without the fund view. */
  llmsLibrary: LlmsLibrary;
  /** The llms.txt file to edit. FORBIDDEN for an account without the Action Center. */
  llmsTxtFile: LlmsTxtFile;
  /**
   * Metrics by days, and by topic, platform, company, persona, locale and model if asked for; `/api/export/metrics.csv` and
   * `metrics.jsonl` have the same rows. Days × topics × platforms × tracked companies may be 100,000 at most.
   */
  metricsTable: MetricsTablePage;
  /** The brand among all companies that answers name, tracked or not; of one topic, or of all. NOT_FOUND for an unknown topic. */
  namedRanking: NamedRanking;
  /** Notes at days of the charts. */
  notes: NotePage;
  /** What outreach can do now. FORBIDDEN without the Action Center. */
  outreach: Outreach;
  /** Pages of others that are cited in answers which miss the brand, most missed answers first. */
  outreachSources: OutreachSourceList;
  /** Addresses and domains that are never written to. */
  outreachSuppressions: OutreachSuppressionList;
  /** Null when the account has no such target. */
  outreachTarget?: Maybe<OutreachTarget>;
  /** Targets, latest first. */
  outreachTargets: OutreachTargetList;
  /** Pages that answers to a missed prompt cite beside the brand's own. FORBIDDEN without the Action Center; NOT_FOUND for an unknown prompt. */
  pageComparison: PageComparison;
  pageReading: PageReading;
  /**
   * Pages of the own site that answers cite, AI agents fetched or people came to from AI platforms, with what their sessions came to.
   * FORBIDDEN without the Action Center.
   */
  pageResults: PageResults;
  /** Null for an unknown page. */
  pageVisits?: Maybe<PageVisitsDetail>;
  pageVisitsList: PageVisitsList;
  /** Who may use the account. */
  people: People;
  /** People whom AI platforms sent, told by referrer or `utm_source`: a floor, because many apps and browsers send none. */
  peopleMetrics: PeopleMetrics;
  /**
   * Personas beside plain answers: of one prompt, or of all prompts that do not name the brand. No other figure
   * counts answers that were asked as a persona.
   */
  personaComparisons: PersonaComparisons;
  /** Personas of an account, those in use first; at most 200. */
  personas: Array<Persona>;
  /** Every platform this server knows: the vendors', then configured endpoints, then the simulator. */
  platforms: Array<ConfiguredPlatform>;
  /** Prompts with answers that name a competitor and not the brand. */
  promptGaps: PromptGapPage;
  /** One prompt, archived or not. NOT_FOUND for one that the account does not have. */
  promptPage: PromptPage;
  /** The searches behind a prompt's answers. NOT_FOUND for a prompt that the account does not have. */
  promptSearches: PromptSearches;
  /** Prompts for the settings, sorted by question; archived ones latest first. */
  promptSettings: PromptSettingsList;
  /** All prompts grouped by topic, groups in the topics' order. */
  prompts: Array<PromptGroup>;
  /** The site's robots.txt with other rules for some AI bots. */
  proposedRobotsTxt: RobotsTxtProposal;
  /** The latest lines, by the time in the log; the product keeps 200. */
  recentVisits: Array<RecentVisit>;
  /** A report by the token of its private address; null when there is none, or none any more. */
  report?: Maybe<Report>;
  /** An answer of a report; null when there is no usable one. */
  reportAnswer?: Maybe<ReportAnswer>;
  /** For operators. */
  reportBudget: ReportBudget;
  /** All categories that search topics can be suggested for. Public. */
  reportCategories: Array<SuggestionCategory>;
  /** Public. */
  reportOffer: ReportOffer;
  reportRecipients: ReportRecipients;
  /** All requested reports; for operators. */
  reportRequests: ReportRequestPage;
  /** By title; at most 20. */
  reportSchedules: Array<ReportSchedule>;
  /** How often the product was right on this account. */
  reviewAccuracy: ReviewAccuracy;
  /** Unreviewed mentions: drawn at random, mixed with those that the product is least sure of. */
  reviewQueue: Array<ReviewItem>;
  /** What a run would ask and cost if the viewer started it now. */
  runEstimate: RunEstimate;
  /** Imported reports of the own account, the latest first; at most 200. */
  searchReports: Array<SearchReport>;
  /** Sentiment of every topic, or of the named ones. */
  sentiment: Array<TopicSentiment>;
  /** The account's share links, newest first: the live ones, and the 100 that were created last of the others. */
  shareLinks: Array<ShareLink>;
  /** What a share link shows, without a sign-in; null for a link that is unknown, expired or revoked. */
  sharedView?: Maybe<SharedView>;
  /** How two versions of a file differ. NOT_FOUND for a version that is not stored. */
  siteFileDifference: TextDifference;
  /** Requests for llms.txt, llms-full.txt and robots.txt. */
  siteFileVisits: SiteFileVisitsList;
  /** llms.txt and robots.txt of the brand's site. FORBIDDEN for an account without the Action Center. */
  siteFiles: SiteFiles;
  /** Top Sources Analysis. FORBIDDEN unless the account can use the Action Center. */
  sourceAnalysis: SourceAnalysis;
  /** Pages cited by answers that name a competitor and not the brand, without pages of the competitors' own domains. */
  sourceGaps: SourceGapPage;
  /** Most cited pages of every topic, or of the named ones. */
  sources: Array<TopicSources>;
  /** Other names a company may be called by, at most 8; never an everyday word alone. */
  suggestAliases: Array<Scalars['String']['output']>;
  /** A company's category; null when it is unknown. */
  suggestCategory?: Maybe<SuggestedCategory>;
  /** Companies that a company is likely compared with. */
  suggestCompetitors: SuggestedCompanies;
  /** What a company's name or domain says it is, such as “bakery”; null when neither says it. */
  suggestOffering?: Maybe<Scalars['String']['output']>;
  /** The language that topics and prompts are suggested in when none is chosen: that of the domain's country, else English. */
  suggestPromptLanguage: PromptLanguage;
  /** The site of a well-known company; null for any other. */
  suggestSite?: Maybe<Scalars['String']['output']>;
  /** Topics with questions that people would ask an AI platform; none when the company's offering is unknown. */
  suggestTopics: SuggestedTopics;
  /** All kinds of business that there are topics for. */
  suggestionCategories: Array<SuggestionCategory>;
  /** How long the texts of the account's answers are kept. */
  textRetention: TextRetention;
  /** The six scores of a text in Markdown or without markup. RATE_LIMITED after 300 an hour. */
  textScores: WebPageScores;
  /** Sites by the answers that cite them. FORBIDDEN unless the account can use the Action Center. */
  topSources: TopSources;
  /** One topic's page; null when the account has no such topic. */
  topicDashboard?: Maybe<TopicDashboard>;
  /** The account's topics for the settings, in their order; archived ones last. */
  topicSettings: Array<TopicSettings>;
  /** The account's topics in the user's order, else by name, without the aggregate topic. */
  topics: Array<Topic>;
  /** The tracked competitors in the order they were given. */
  trackedCompetitors: Array<Competitor>;
  /** Whether requests of the own account's Vercel drain need its signature. */
  vercelDrainSigned: Scalars['Boolean']['output'];
  /** The signed-in user. */
  viewer: Viewer;
  /** What was read, the latest first. */
  visitImports: Array<VisitImport>;
  /** Visits of AI agents. FORBIDDEN without the Action Center, like everything about visits. */
  visitMetrics: VisitMetrics;
  /** Whether figures about visits are, in part or as a whole, of a log that the product made for a demo. */
  visitsSimulated: Scalars['Boolean']['output'];
  /** Null for an unknown page. */
  webPage?: Maybe<WebPage>;
  /** Pages that were read, or are to be. FORBIDDEN without the Action Center, like everything about pages. */
  webPages: WebPageList;
  /**
   * What was won and lost between two ranges of at most 92 days: that of the filter and the one of the same length just before; without a
   * filter the last 7 days and the 7 before.
   */
  whatChanged: WhatChanged;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAccountReportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAccountReportContentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAccountReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAccountsArgs = {
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryActionCenterArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryActionCenterExampleArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryActionCenterStatusArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAgentVisitsArgs = {
  filter?: InputMaybe<VisitFilter>;
  token: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAnswerArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAnswerOriginsArgs = {
  before?: InputMaybe<EarlierDays>;
  filter?: InputMaybe<MetricsFilter>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAnswersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AnswersFilter>;
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryBrandArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryBriefArgs = {
  promptId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryBriefPromptsArgs = {
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryChangeSinceArgs = {
  date: Scalars['Date']['input'];
  pages?: InputMaybe<Array<Scalars['String']['input']>>;
  prompts: Array<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryChangedAnswersArgs = {
  before?: InputMaybe<EarlierDays>;
  filter?: InputMaybe<MetricsFilter>;
  id: Scalars['ID']['input'];
  kind: ChangedKind;
  platform?: InputMaybe<Scalars['String']['input']>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCitedSiteArgs = {
  domain: Scalars['String']['input'];
  filter?: InputMaybe<MetricsFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCollectionRunArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCollectionRunsArgs = {
  before?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCollectionSettingsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCompetitorsArgs = {
  filter?: InputMaybe<MetricsFilter>;
  topicIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryContentComparisonArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryContentDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryContentDraftsArgs = {
  promptId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryContentGeneratorArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryCrawlerActivityArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryDashboardArgs = {
  filter?: InputMaybe<MetricsFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryDiscoveredCompaniesArgs = {
  filter?: InputMaybe<MetricsFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryDraftEstimateArgs = {
  promptId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryExperimentArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryExperimentsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryFundActionCenterArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryFundGeneratorArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryFundOutreachArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryFundPromptsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryFundTopicArgs = {
  slug: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryGeneratedLlmsTxtArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryHeadToHeadArgs = {
  competitorId: Scalars['ID']['input'];
  filter?: InputMaybe<MetricsFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryImpressionsArgs = {
  filter?: InputMaybe<MetricsFilter>;
  topicIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryLlmsLibraryArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryLlmsTxtFileArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryMetricsTableArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  bucket?: MetricsBucket;
  by?: Array<MetricsDimension>;
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryNamedRankingArgs = {
  filter?: InputMaybe<MetricsFilter>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  window?: TimeWindow;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NotesFilter>;
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryOutreachArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryOutreachSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryOutreachSuppressionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryOutreachTargetArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryOutreachTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  states?: InputMaybe<Array<OutreachTargetState>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPageComparisonArgs = {
  promptId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPageReadingArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPageResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VisitFilter>;
  first?: Scalars['Int']['input'];
  order?: PageResultOrder;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPageVisitsArgs = {
  filter?: InputMaybe<VisitFilter>;
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPageVisitsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  agent?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VisitFilter>;
  first?: Scalars['Int']['input'];
  list: VisitPageList;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPeopleMetricsArgs = {
  filter?: InputMaybe<VisitFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPersonaComparisonsArgs = {
  filter?: InputMaybe<MetricsFilter>;
  promptId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPersonasArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPromptGapsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: SortDirection;
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  neverVisible?: Scalars['Boolean']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: Array<PromptGapText>;
  sort?: PromptGapSort;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPromptPageArgs = {
  filter?: InputMaybe<MetricsFilter>;
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPromptSearchesArgs = {
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  promptId: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPromptSettingsArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryPromptsArgs = {
  filter?: InputMaybe<MetricsFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryProposedRobotsTxtArgs = {
  input: ProposeRobotsTxtInput;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryRecentVisitsArgs = {
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryReportArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryReportAnswerArgs = {
  platform: Scalars['String']['input'];
  prompt: Scalars['Int']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryReportRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  mailStatus?: InputMaybe<ReportMailStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ReportStatus>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryReviewAccuracyArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryReviewQueueArgs = {
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryRunEstimateArgs = {
  input?: InputMaybe<RunInput>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySentimentArgs = {
  filter?: InputMaybe<MetricsFilter>;
  topicIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySharedViewArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySiteFileDifferenceArgs = {
  from: Scalars['Int']['input'];
  kind: SiteFileKind;
  to: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySiteFileVisitsArgs = {
  filter?: InputMaybe<VisitFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySiteFilesArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySourceAnalysisArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySourceGapsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: SortDirection;
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  neverVisible?: Scalars['Boolean']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: Array<SourceGapText>;
  sort?: SourceGapSort;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySourcesArgs = {
  filter?: InputMaybe<MetricsFilter>;
  topicIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestAliasesArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestCategoryArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  domain?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestCompetitorsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  domain?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestOfferingArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestPromptLanguageArgs = {
  domain?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestSiteArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QuerySuggestTopicsArgs = {
  audience?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  competitors?: InputMaybe<Array<Scalars['String']['input']>>;
  domain?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<PromptLanguage>;
  name: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTextRetentionArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTextScoresArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTopSourcesArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
  sort?: CitedSiteSort;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTopicDashboardArgs = {
  filter?: InputMaybe<MetricsFilter>;
  slug: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTopicSettingsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTopicsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryTrackedCompetitorsArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryVisitImportsArgs = {
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryVisitMetricsArgs = {
  filter?: InputMaybe<VisitFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryVisitsSimulatedArgs = {
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryWebPageArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryWebPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: SortDirection;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<WebPageKind>;
  owner?: InputMaybe<SiteOwner>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: WebPageSort;
  statuses?: InputMaybe<Array<WebPageStatus>>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Visitors may read reports by their token and suggestions for reports; all else needs a session or an API token. */
export type QueryWhatChangedArgs = {
  before?: InputMaybe<EarlierDays>;
  filter?: InputMaybe<MetricsFilter>;
  first?: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A company's rank among all tracked ones. */
export type RankedCompany = {
  __typename?: 'RankedCompany';
  /** Mentions as screens show them: halved and rounded. */
  count: Scalars['Int']['output'];
  domain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it is the account's own brand. */
  isBrand: Scalars['Boolean']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Mean position where it is named, 1 is first; null when it is not. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  /** Answers that mention it. */
  mentions: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** By answers that mention it, then by mean position, then by name. */
  rank: Scalars['Int']['output'];
  /** Its mentions ÷ mentions of all tracked companies, 0–100, one decimal; null when no company is mentioned. Prompts that name the brand are left out. */
  shareOfVoice?: Maybe<Scalars['Float']['output']>;
  /** Its mentions that share of voice counts: in answers to prompts that do not name the brand. */
  voices: Scalars['Int']['output'];
};

/** A share of answers as a percentage, with its interval. */
export type Rate = {
  __typename?: 'Rate';
  /** Usable answers (the denominator). */
  answers: Scalars['Int']['output'];
  /** Upper end of the 95 % interval, 0–100; null where `note` says that there is none. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Answers that count (the numerator). */
  hits: Scalars['Int']['output'];
  /** Lower end of the 95 % interval, 0–100; null where `note` says that there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  /** One sentence: whether the interval speaks of these prompts or of prompts like these, or why there is none; null in reports of before November 2026. */
  note?: Maybe<Scalars['String']['output']>;
  /** 0–100; null when there are no answers to divide by. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A rate beside the same rate in the window before, and whether the difference is more than chance. */
export type RateChange = {
  __typename?: 'RateChange';
  /** The rate in the later window. */
  current: Rate;
  /** Percentage points, later minus earlier, over the prompts measured on the same platforms in both windows; null without any. */
  difference?: Maybe<Scalars['Float']['output']>;
  /** Prompts left out: measured in one window only. */
  leftOut: Scalars['Int']['output'];
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: Scalars['String']['output'];
  /** Probability of a difference this large without a change, by a test paired by prompt that counts what days share; null with fewer than 3 days in a window. */
  pValue?: Maybe<Scalars['Float']['output']>;
  /** The rate in the window before it, of the same length. */
  previous: Rate;
  /** Prompts compared: measured on the same platform in both windows. */
  prompts: Scalars['Int']['output'];
  /** A change where `pValue` is at most 0.05. */
  verdict: ChangeVerdict;
};

export type ReanalysePayload = {
  __typename?: 'ReanalysePayload';
  /** Answers analysed again by this call, with the names as they are now. */
  answers: Scalars['Int']['output'];
  dataVersion: Scalars['Int']['output'];
  /** Outdated answers left; send the mutation again until there are none. */
  remaining: Scalars['Int']['output'];
};

/** A line of a log that came in lately. */
export type RecentVisit = {
  __typename?: 'RecentVisit';
  /** Null: a person. */
  agent?: Maybe<AiAgent>;
  httpStatus: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The platform that sent the person; null: an agent. */
  platform?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  /** Of a log that the product made for a demo. */
  simulated: Scalars['Boolean']['output'];
  url: Scalars['String']['output'];
  verification?: Maybe<Verification>;
  visitedAt: Scalars['DateTime']['output'];
};

/** State of the mail to one recipient. */
export type RecipientMailStatus =
  /** Given up after several attempts; it can be sent again. */
  | 'FAILED'
  | 'SENT'
  /** The recipient wants no further reports of this account. */
  | 'UNSUBSCRIBED'
  | 'WAITING';

/** A recorded answer. Sending the same `id` again changes nothing. */
export type RecordedAnswerInput = {
  /** The answer's unchanged text, at most 200,000 characters; empty for a measurement without text. */
  answer: Scalars['String']['input'];
  collectedAt: Scalars['DateTime']['input'];
  /** Why there is no usable answer, at most 500 characters. */
  failure?: InputMaybe<Scalars['String']['input']>;
  /** Stable id of the recorded answer, 1–200 characters. */
  id: Scalars['String']['input'];
  /** The built-in analysis judges when left out. */
  judgement?: InputMaybe<RecordedJudgementInput>;
  /** Model name as the platform gives it, at most 120 characters. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Null where nobody corrected the order. */
  order?: InputMaybe<RecordedOrderInput>;
  /** Name of the persona of this account that it was asked as; left out, it was asked plainly. */
  persona?: InputMaybe<Scalars['String']['input']>;
  /** `setting` or `prompt`: how the persona's place was given; left out where that is not known. */
  placeGiven?: InputMaybe<Scalars['String']['input']>;
  /** Platform key: lower-case letters, digits and hyphens, 1–60 characters. */
  platform: Scalars['String']['input'];
  /** Shopping results, at most 20. */
  products?: InputMaybe<Array<RecordedProductInput>>;
  /** The question, 1–2000 characters; created when it is new in its topic. */
  prompt: Scalars['String']['input'];
  /** Shared by the wordings of one question, at most 200 characters. */
  promptGroup?: InputMaybe<Scalars['String']['input']>;
  /** What people said of companies in it, at most 100; these win over the analysis. */
  reviews?: Array<RecordedReviewInput>;
  /** Number of the repeat, 1–1000. */
  run?: Scalars['Int']['input'];
  /** What the platform searched for, at most 20. */
  searches?: InputMaybe<Array<RecordedSearchInput>>;
  /** Made by a simulator; every screen of the account then says so. */
  simulated?: Scalars['Boolean']['input'];
  /** The platform's own citations, at most 200. */
  sources?: Array<RecordedSourceInput>;
  /** Defaults to `ANSWERED`, or to `EMPTY` for an answer without text. */
  status?: InputMaybe<AnswerStatus>;
  /** Where it was asked for: `api`, `interface` or `import`, which does not say and is the default. An answer of an interface is counted under a platform of its own, such as `chatgpt-interface`. */
  surface?: InputMaybe<Scalars['String']['input']>;
  /** Name of the topic, 1–120 characters; created when it is new. */
  topic: Scalars['String']['input'];
};

/** A company that a chat model found named in an answer. */
export type RecordedCompanyInput = {
  /** As the answer spells it, at most 120 characters; ignored if the answer does not contain it. */
  name: Scalars['String']['input'];
  /** 0–100, 50 is mixed; null if it could not be judged. */
  sentiment?: InputMaybe<Scalars['Float']['input']>;
};

/** What the product found at the time of a review, as `ProductFinding`. */
export type RecordedFindingInput = {
  /** Companies that it found named in the answer. */
  companies: Scalars['Int']['input'];
  /** `rules`, or a chat model by its name. */
  judge?: InputMaybe<Scalars['String']['input']>;
  method: Scalars['String']['input'];
  named: Scalars['Boolean']['input'];
  position?: InputMaybe<Scalars['Int']['input']>;
  sentiment?: InputMaybe<Scalars['Float']['input']>;
};

/** A chat model's judgement of the answer, made when it was recorded. */
export type RecordedJudgementInput = {
  /** At most 60. */
  companies: Array<RecordedCompanyInput>;
  /** Name of the model, 1–200 characters; shown with every value it judged. */
  model: Scalars['String']['input'];
};

/** The order of a recorded answer's companies as a person corrected it, as an export has it. */
export type RecordedOrderInput = {
  /** Names, the first first; at most 100. */
  companies: Array<Scalars['String']['input']>;
  /** The product's order of the same companies; at most 100. */
  productCompanies: Array<Scalars['String']['input']>;
  reviewedAt: Scalars['DateTime']['input'];
  reviewer: Scalars['String']['input'];
};

/** A product that the platform showed with the answer. */
export type RecordedProductInput = {
  /** At most 120 characters. */
  merchant?: InputMaybe<Scalars['String']['input']>;
  /** 1–300 characters. */
  name: Scalars['String']['input'];
  /** As shown, such as `$57.00`; at most 60 characters. */
  price?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A person's review of a recorded answer, as an export has it. */
export type RecordedReviewInput = {
  /** Name of the brand or of a competitor; a review of a company that is not tracked is ignored. */
  company: Scalars['String']['input'];
  named: Scalars['Boolean']['input'];
  product: RecordedFindingInput;
  reviewedAt: Scalars['DateTime']['input'];
  reviewer: Scalars['String']['input'];
  /** Part of the random sample. */
  sampled: Scalars['Boolean']['input'];
  /** Where the answer names it, at most 1,000. */
  spans: Array<RecordedSpanInput>;
  /** `positive`, `mixed`, `negative` or `none`; null where the company is not named. */
  verdict?: InputMaybe<Scalars['String']['input']>;
};

/** A search that the platform made while it answered. */
export type RecordedSearchInput = {
  /** 1–300 characters. */
  query: Scalars['String']['input'];
  /** Pages that the search returned, at most 20; left out where that is not known. */
  urls?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A source as the platform returned it. */
export type RecordedSourceInput = {
  title?: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

/** A range of UTF-16 code units, as `TextSpan`. */
export type RecordedSpanInput = {
  end: Scalars['Int']['input'];
  start: Scalars['Int']['input'];
};

/** A recorded answer that was rejected, and why. */
export type RejectedAnswer = {
  __typename?: 'RejectedAnswer';
  /** Its index in the list that was sent, from 0. */
  index: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type RemoveNotePayload = {
  __typename?: 'RemoveNotePayload';
  /** Of the removed note. */
  id: Scalars['ID']['output'];
};

export type RemoveReportPayload = {
  __typename?: 'RemoveReportPayload';
  outcome: ReportLinkOutcome;
};

/** A company's report as it was made. */
export type Report = {
  __typename?: 'Report';
  /** Mention rate over answers to prompts that name it. */
  brandedVisibility: Rate;
  company: Scalars['String']['output'];
  competitors: Array<Scalars['String']['output']>;
  /** When the report is deleted; null for one of an account, which is kept. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How each number is defined. */
  formulas: Array<ReportFormula>;
  madeAt: Scalars['DateTime']['output'];
  measurement: ReportMeasurement;
  missing: Array<ReportMissingPrompt>;
  /** Five, the most urgent first. */
  nextSteps: Array<ReportNextStep>;
  /** At most 6. */
  passages: Array<ReportPassage>;
  /** What only a report of an account's own figures has; null in a visitor's. */
  period?: Maybe<ReportPeriod>;
  platforms: Array<ReportPlatform>;
  /** All of them, in the order of the request. */
  prompts: Array<ReportPrompt>;
  /** Rank 1 first; the company takes part. */
  ranking: Array<ReportCompany>;
  searchTopics: Array<Scalars['String']['output']>;
  sentiment: ReportSentiment;
  /** Whether the simulator made its answers. */
  simulated: Scalars['Boolean']['output'];
  /** Kinds with most citing answers first. */
  sources: Array<ReportSources>;
  /** Mention rate over answers to prompts that do not name the company. */
  visibility: Rate;
  /** Registrable domain. */
  website?: Maybe<Scalars['String']['output']>;
};

/** One platform's reply to one prompt of a report. */
export type ReportAnswer = {
  __typename?: 'ReportAnswer';
  collectedAt: Scalars['DateTime']['output'];
  /** In order of their first mention. */
  mentions: Array<ReportMention>;
  model?: Maybe<Scalars['String']['output']>;
  platform: Platform;
  question: Scalars['String']['output'];
  simulated: Scalars['Boolean']['output'];
  /** Pages it cites, in order. */
  sources: Array<ReportCitation>;
  /** The unchanged answer, mostly Markdown. */
  text: Scalars['String']['output'];
};

/** What reports have taken of today's budget (UTC). */
export type ReportBudget = {
  __typename?: 'ReportBudget';
  /** Mails that failed for good, of all stored reports. */
  failedMails: Scalars['Int']['output'];
  /** Reports that could not be made, of all stored ones. */
  failedReports: Scalars['Int']['output'];
  /** US dollars a day. */
  limit: Scalars['Float']['output'];
  /** Reports begun today. */
  reports: Scalars['Int']['output'];
  /** Reports a day. */
  reportsLimit: Scalars['Int']['output'];
  /** US dollars: what was paid, and what those under way are expected to cost. */
  spent: Scalars['Float']['output'];
};

/** A prompt that was won or lost by more than chance. */
export type ReportChangedPrompt = {
  __typename?: 'ReportChangedPrompt';
  after: Rate;
  before: Rate;
  question: Scalars['String']['output'];
};

/** A page that an answer of a report cites. */
export type ReportCitation = {
  __typename?: 'ReportCitation';
  domain: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A company by the answers to prompts that do not name the brand. */
export type ReportCompany = {
  __typename?: 'ReportCompany';
  isBrand: Scalars['Boolean']['output'];
  /** Mean order in the answers that name it, 1 is first; null when none does. */
  meanPosition?: Maybe<Scalars['Float']['output']>;
  /** Answers that name it ÷ usable answers. */
  mentionRate: Rate;
  name: Scalars['String']['output'];
  /** 1 is first; by answers, then mean position, then name. */
  rank: Scalars['Int']['output'];
  /** 0–100: its mentions ÷ those of all companies of the report; null when no company is named. */
  shareOfVoice?: Maybe<Scalars['Float']['output']>;
};

export type ReportCompetitors = {
  __typename?: 'ReportCompetitors';
  /** Null without competitors. */
  basis?: Maybe<SuggestionBasis>;
  /** At most 5, the best known first; empty where nothing is known. */
  competitors: Array<Scalars['String']['output']>;
};

/** A schedule's days, counted back from the day before it is due. */
export type ReportDays =
  | 'LAST_7_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'LAST_CALENDAR_MONTH'
  | 'LAST_CALENDAR_QUARTER';

/** Failed measurements of one kind; they are in no denominator. */
export type ReportFailure = {
  __typename?: 'ReportFailure';
  count: Scalars['Int']['output'];
  platform: Platform;
  reason: Scalars['String']['output'];
};

/** The definition of a report's number. */
export type ReportFormula = {
  __typename?: 'ReportFormula';
  name: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What following the link of a mail did. */
export type ReportLinkOutcome =
  /** It was done before. */
  | 'ALREADY'
  | 'DONE'
  /** The link is not good, or it is too old. */
  | 'GONE';

/** State of its mail. */
export type ReportMailStatus =
  /** Given up after several attempts; it can be retried. */
  | 'FAILED'
  /** There is nothing to send yet. */
  | 'NONE'
  | 'SENT'
  | 'WAITING';

/** How a report was measured. */
export type ReportMeasurement = {
  __typename?: 'ReportMeasurement';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  /** Questions asked: prompts × platforms. */
  asked: Scalars['Int']['output'];
  /** Those that name the company. */
  brandedPrompts: Scalars['Int']['output'];
  failures: Array<ReportFailure>;
  /** First answer; null without any. */
  from?: Maybe<Scalars['DateTime']['output']>;
  prompts: Scalars['Int']['output'];
  /** Last answer; null without any. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** A company named in an answer of a report. */
export type ReportMention = {
  __typename?: 'ReportMention';
  isBrand: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Every place in `text`, ascending, never overlapping. */
  spans: Array<TextSpan>;
};

/** A prompt whose answers never name the company. */
export type ReportMissingPrompt = {
  __typename?: 'ReportMissingPrompt';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  /** Who is named instead, in most answers first. */
  named: Array<ReportNamedCompany>;
  /** Place among the prompts, from 0. */
  prompt: Scalars['Int']['output'];
  question: Scalars['String']['output'];
};

export type ReportNamedCompany = {
  __typename?: 'ReportNamedCompany';
  answers: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ReportNextStep = {
  __typename?: 'ReportNextStep';
  detail: Scalars['String']['output'];
  /** The figures it follows from. */
  evidence: Scalars['String']['output'];
  kind: NextStepKind;
  title: Scalars['String']['output'];
};

/** What a visitor gets here, said before anything is asked for. */
export type ReportOffer = {
  __typename?: 'ReportOffer';
  /** The address has to be confirmed by a link before anything is asked. */
  confirmation: Scalars['Boolean']['output'];
  /** False: this server makes no reports for visitors. */
  enabled: Scalars['Boolean']['output'];
  /** Days that a report can be read. */
  keptDays: Scalars['Int']['output'];
  /** The platforms that are asked. */
  platforms: Array<Platform>;
  /** No real platform is configured: the simulator makes the answers up, and the report says so. */
  simulated: Scalars['Boolean']['output'];
};

/** A part of an answer around the company's first mention, as plain text. */
export type ReportPassage = {
  __typename?: 'ReportPassage';
  /** Where in `text` the company is named. */
  mention?: Maybe<TextSpan>;
  platform: Platform;
  /** Place among the prompts, from 0. */
  prompt: Scalars['Int']['output'];
  question: Scalars['String']['output'];
  /** 0–100; null when it could not be judged. */
  sentiment?: Maybe<Scalars['Float']['output']>;
  text: Scalars['String']['output'];
};

/** What only a report of an account's own figures has. */
export type ReportPeriod = {
  __typename?: 'ReportPeriod';
  /** The days that changes compare with those before; null without two windows. */
  compared?: Maybe<DayRange>;
  from: Scalars['Date']['output'];
  /** Prompts whose mention rate fell by more than chance; at most 10. */
  lost: Array<ReportChangedPrompt>;
  /** Prompts with missed answers that never name the brand; `missing` has the first 10. */
  missingTotal: Scalars['Int']['output'];
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  /** The days just before `compared`, of equal number. */
  previous?: Maybe<DayRange>;
  /** Why no prompts are compared; null where they are. */
  promptsNotCompared?: Maybe<Scalars['String']['output']>;
  sentimentChange: MeanChange;
  /** The most cited pages, at most 10. */
  sources: Array<ReportTopSource>;
  title: Scalars['String']['output'];
  to: Scalars['Date']['output'];
  /** The topic's name; null for all topics. */
  topic?: Maybe<Scalars['String']['output']>;
  /** At most 20, highest mention rate first; empty for one topic. */
  topics: Array<ReportTopic>;
  visibilityChange: RateChange;
  /** Prompts whose mention rate rose by more than chance; at most 10. */
  won: Array<ReportChangedPrompt>;
};

export type ReportPlatform = {
  __typename?: 'ReportPlatform';
  /** Usable answers, prompts that name the company included. */
  answers: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** Of answers to prompts that do not name the company. */
  mentionRate: Rate;
  /** As the platform gives it; null when it gives none. */
  model?: Maybe<Scalars['String']['output']>;
  platform: Platform;
};

export type ReportPrompt = {
  __typename?: 'ReportPrompt';
  /** The question itself names the company. */
  branded: Scalars['Boolean']['output'];
  question: Scalars['String']['output'];
  results: Array<ReportResult>;
};

export type ReportPrompts = {
  __typename?: 'ReportPrompts';
  basis: SuggestionBasis;
  language: PromptLanguage;
  /** At least 10: the first 8 do not name the company, the others do. */
  prompts: Array<Scalars['String']['output']>;
};

export type ReportRecipient = {
  __typename?: 'ReportRecipient';
  address: Scalars['String']['output'];
  /** Wants no further reports of this account and gets none. */
  unsubscribed: Scalars['Boolean']['output'];
};

export type ReportRecipients = {
  __typename?: 'ReportRecipients';
  /** Those of the latest report that was mailed and that no schedule made, without those who unsubscribed. */
  latest: Array<Scalars['String']['output']>;
  /** Mails of reports that may still be sent today (UTC). */
  mailsLeft: Scalars['Int']['output'];
  mailsPerDay: Scalars['Int']['output'];
  /** The latest 50 that reports were mailed to. */
  nodes: Array<ReportRecipient>;
};

/** A requested report as an operator sees it; never what it says. */
export type ReportRequest = {
  __typename?: 'ReportRequest';
  /** Questions that have been asked, failed ones too. */
  asked: Scalars['Int']['output'];
  /** Empty once removed. */
  company: Scalars['String']['output'];
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** US dollars paid so far. */
  cost: Scalars['Float']['output'];
  /** Empty once removed. */
  email: Scalars['String']['output'];
  /** US dollars; null where no price is known. */
  estimatedCost?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  mailProblem?: Maybe<Scalars['String']['output']>;
  mailStatus: ReportMailStatus;
  mailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Questions planned; 0 before the asking begins. */
  planned: Scalars['Int']['output'];
  platforms: Array<Platform>;
  /** Why it failed. */
  problem?: Maybe<Scalars['String']['output']>;
  prompts: Scalars['Int']['output'];
  requestedAt: Scalars['DateTime']['output'];
  simulated: Scalars['Boolean']['output'];
  status: ReportStatus;
};

export type ReportRequestPage = {
  __typename?: 'ReportRequestPage';
  /** Give it as `after` for the next page; null on the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<ReportRequest>;
};

/** One platform's outcome for one prompt. */
export type ReportResult = {
  __typename?: 'ReportResult';
  /** Why there is no usable answer. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The report's companies that it names, in order. */
  named: Array<Scalars['String']['output']>;
  platform: Platform;
  /** The company's order among those named, 1 is first. */
  position?: Maybe<Scalars['Int']['output']>;
  status: AnswerStatus;
  /** A usable answer that names the company. */
  visible: Scalars['Boolean']['output'];
};

/** When a report is made and to whom it is mailed. */
export type ReportSchedule = {
  __typename?: 'ReportSchedule';
  days: ReportDays;
  /** 0–23 in `timeZone`. */
  hour: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** 1–31, the last day of shorter months; null for a weekly one. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** The next day on which it is due, in `timeZone`; null while it is paused. */
  nextDay?: Maybe<Scalars['Date']['output']>;
  /** Nothing is made while it is. */
  paused: Scalars['Boolean']['output'];
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  recipients: Array<ReportRecipient>;
  /** The account's, an IANA name such as `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Null for all topics. */
  topicId?: Maybe<Scalars['ID']['output']>;
  /** Set where a screen is mailed as a picture; its days are its own, and `days` says nothing. */
  view?: Maybe<SentView>;
  /** 1 Monday – 7 Sunday; null for a monthly one. */
  weekday?: Maybe<Scalars['Int']['output']>;
};

export type ReportScheduleInput = {
  days: ReportDays;
  /** 0–23 in the account's time zone. */
  hour: Scalars['Int']['input'];
  /** 1–31; the last day of shorter months. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the platform; all when left out. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** 1–20 e-mail addresses. */
  recipients: Array<Scalars['String']['input']>;
  /** 1–120 characters. */
  title: Scalars['String']['input'];
  /** All topics when left out. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 Monday – 7 Sunday. Either this or `monthDay`. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

export type ReportSearchTopics = {
  __typename?: 'ReportSearchTopics';
  /** Null without topics. */
  basis?: Maybe<SuggestionBasis>;
  /** The category they were chosen for; null when the catalogue lacks the business. */
  category?: Maybe<SuggestionCategory>;
  /** That they are in; prompts are asked for in the same. */
  language: PromptLanguage;
  /** At most 10; empty when the company's business is unknown. */
  searchTopics: Array<Scalars['String']['output']>;
};

/** How answers speak of the company, 0–100; 50 is mixed. */
export type ReportSentiment = {
  __typename?: 'ReportSentiment';
  /** Answers that could be judged. */
  answers: Scalars['Int']['output'];
  /** Those answers by what they say of it; null in reports made before they were counted. */
  counts?: Maybe<SentimentCounts>;
  /** Upper end of the 95 % interval; null where `note` says that there is none. */
  high?: Maybe<Scalars['Float']['output']>;
  /** `Built-in rules`, or a chat model by its name. */
  judge: Scalars['String']['output'];
  /** Lower end of the 95 % interval; null where `note` says that there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Answers that name the company, prompts that name it included. */
  mentions: Scalars['Int']['output'];
  /** One sentence: which prompts the interval speaks of, or why there is none; null in reports of before November 2026. */
  note?: Maybe<Scalars['String']['output']>;
  /** Mean over judged answers; null without any. */
  value?: Maybe<Scalars['Float']['output']>;
};

export type ReportSource = {
  __typename?: 'ReportSource';
  /** Answers that cite it. */
  answers: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ReportSources = {
  __typename?: 'ReportSources';
  /** Answers that cite a page of this kind. */
  answers: Scalars['Int']['output'];
  kind: SourceKind;
  /** The kind in words, such as `News and magazines`. */
  name: Scalars['String']['output'];
  /** At most 5, in most answers first. */
  sources: Array<ReportSource>;
};

/** State of a report. */
export type ReportStatus =
  /** Its prompts are being asked. */
  | 'ASKING'
  /** It could not be made; it can be retried. */
  | 'FAILED'
  | 'MADE'
  /** Removed on request; only its cost is kept. */
  | 'REMOVED'
  /** Its address has not been confirmed yet; nothing is asked until then. */
  | 'UNCONFIRMED'
  /** It will be made as soon as a worker is free. */
  | 'WAITING';

/** A page among the most cited ones. */
export type ReportTopSource = {
  __typename?: 'ReportTopSource';
  /** Answers that cite it. */
  answers: Scalars['Int']['output'];
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** On the brand's own site. */
  own: Scalars['Boolean']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A topic of an account's report. */
export type ReportTopic = {
  __typename?: 'ReportTopic';
  mentionRate: Rate;
  name: Scalars['String']['output'];
  /** Mean sentiment, 0–100; null without judged answers. */
  sentiment?: Maybe<Scalars['Float']['output']>;
};

/** What a visitor's report may start from. Everything is a suggestion that the visitor edits. */
export type ReportWebsite = {
  __typename?: 'ReportWebsite';
  /** Such as `https://www.example.com`; null when the company is unknown. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What a visitor wants a report of. */
export type RequestReportInput = {
  /** 1–80 characters, no links. */
  companyName: Scalars['String']['input'];
  /** At most 5, each 1–80 characters; blank ones are left out. */
  competitors?: Array<Scalars['String']['input']>;
  /** The address that the report is mailed to. */
  email: Scalars['String']['input'];
  /** At most 20, each at most 300 characters; asked exactly as written. When all are blank, those that `suggestReportPrompts` proposes for the search topics are asked. */
  prompts: Array<Scalars['String']['input']>;
  /** At most 10, each 1–80 characters; blank ones are left out. */
  searchTopics?: Array<Scalars['String']['input']>;
  /** A domain or web address. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type RequestReportPayload = {
  __typename?: 'RequestReportPayload';
  /** A link has been sent that must be followed before anything is asked. */
  confirmationNeeded: Scalars['Boolean']['output'];
  /** What is wrong with the request; nothing was begun if there is any. */
  errors: Array<FieldError>;
};

/** What is known of a range, and what is not. */
export type ResultCoverage = {
  __typename?: 'ResultCoverage';
  /** Days that were read from Google Analytics. */
  analyticsDays: Scalars['Int']['output'];
  /** Days of the range with answers. */
  answerDays: Scalars['Int']['output'];
  bingReportDays: Scalars['Int']['output'];
  /** A property of Google Analytics is connected. */
  connected: Scalars['Boolean']['output'];
  /** ISO 4217; null before the first reading. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Days of imported reports of Search Console and of Bing that are wholly in the range. */
  googleReportDays: Scalars['Int']['output'];
  /** Days with a visit in server logs. */
  logDays: Scalars['Int']['output'];
  /** Days on which Google summed rare rows up as “(other)”. */
  otherRowDays: Scalars['Int']['output'];
  /** Why the latest reading failed, and what to do; null: it did not. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Days that Google estimated from a part of the events. */
  sampledDays: Scalars['Int']['output'];
  /** Figures of Google Analytics are made by the product for a demo. */
  simulated: Scalars['Boolean']['output'];
  /** Of these, days on which Google left out rows of few people. */
  thresholdedDays: Scalars['Int']['output'];
  /** Of the property's days; answers and logs have UTC days. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Sessions whose landing page is not given: in no row and not in the totals. */
  unplacedSessions: Scalars['Int']['output'];
};

/** From answers to revenue, in a range. Each figure is counted by itself: nobody was followed from one to the next. */
export type ResultFigures = {
  __typename?: 'ResultFigures';
  /** Answers that cite the page, or any page of the list. */
  answers: Scalars['Int']['output'];
  /** In AI answers of Bing and Copilot. Null as above. */
  bingCitations?: Maybe<Scalars['Int']['output']>;
  /** In AI answers of Google Search, from imported reports that are wholly in the range. Null: there is none. */
  googleImpressions?: Maybe<Scalars['Int']['output']>;
  /** Of these sessions. Null as above. */
  keyEvents?: Maybe<Scalars['Float']['output']>;
  /** People whom AI platforms sent, from server logs: a floor. */
  people: Scalars['Int']['output'];
  /** Of these sessions, in `ResultCoverage.currency`. Null as above. */
  revenue?: Maybe<Scalars['Float']['output']>;
  /** That AI assistants sent, from Google Analytics: a floor. Null: no day of the range was read. */
  sessions?: Maybe<Scalars['Int']['output']>;
  /** Of AI agents, from server logs, without forged ones. */
  visits: Scalars['Int']['output'];
};

/**
 * How often the product was right, in a random sample of the mentions in the account's latest 2,000 answers. It speaks of the
 * mentions that the product found; companies that it missed are not in the sample.
 */
export type ReviewAccuracy = {
  __typename?: 'ReviewAccuracy';
  /** Right in name, sentiment and order. */
  all: ReviewRate;
  /** Reviews that a share needs. */
  least: Scalars['Int']['output'];
  /** The version of the analysis that is measured. */
  method: Scalars['String']['output'];
  /** The answer names the company. */
  names: ReviewRate;
  /** Of the mentions that name the company, in answers that name several. */
  order: ReviewRate;
  /** Other reviews: of mentions that were not drawn at random, and of earlier versions. */
  others: Scalars['Int']['output'];
  /** Of the other reviews, corrections. */
  othersCorrected: Scalars['Int']['output'];
  /** Of the mentions that name the company: positive, mixed, negative or not judged, as the person says. */
  sentiment: ReviewRate;
};

/** An unreviewed mention. */
export type ReviewItem = {
  __typename?: 'ReviewItem';
  answer: Answer;
  mention: Mention;
  reason: ReviewReason;
};

export type ReviewMentionInput = {
  answerId: Scalars['ID']['input'];
  /** The brand or a tracked competitor. */
  companyId: Scalars['ID']['input'];
  /** The queue gave this mention as `RANDOM`. */
  fromSample?: Scalars['Boolean']['input'];
  /** False: the answer does not name the company, whatever the product found. */
  named?: Scalars['Boolean']['input'];
  /** Needed where the company is named. */
  verdict?: InputMaybe<Verdict>;
  /** The review's version as it was read, `none` if there was none; without it, a stored review is overwritten. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** Words of the answer that name the company, where the product does not find it; at most 200 characters. The company's names when left out. */
  writtenAs?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  /** As it is now; null when the account has no such answer. */
  answer?: Maybe<Answer>;
  /** The review was changed after it was read; nothing was saved. */
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
};

/** A share of reviewed mentions in which the product was right. */
export type ReviewRate = {
  __typename?: 'ReviewRate';
  /** Upper end of the 95 % Wilson interval, 0–100; null like `value`. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the 95 % Wilson interval, 0–100; null like `value`. */
  low?: Maybe<Scalars['Float']['output']>;
  reviewed: Scalars['Int']['output'];
  right: Scalars['Int']['output'];
  /** 0–100; null while fewer than `ReviewAccuracy.least` were reviewed. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** Why a mention is in the review queue. */
export type ReviewReason =
  /** Its score is close to one that would say something else. */
  | 'BORDER'
  /** A name of the company is an everyday word. */
  | 'EVERYDAY_NAME'
  /** Drawn at random; only these count in the accuracy. */
  | 'RANDOM'
  /** It could not be judged. */
  | 'UNJUDGED';

export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** The remaining tokens. */
  apiTokens: Array<ApiToken>;
};

export type RevokeShareLinkPayload = {
  __typename?: 'RevokeShareLinkPayload';
  shareLinks: Array<ShareLink>;
};

/** A robots.txt to put on the site. Nothing publishes it. */
export type RobotsTxtProposal = {
  __typename?: 'RobotsTxtProposal';
  difference: TextDifference;
  findings: Array<SiteFileFinding>;
  text: Scalars['String']['output'];
};

/** A user's role. An analyst reads every account and changes only their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

/** What a run would ask and cost if it started now. */
export type RunEstimate = {
  __typename?: 'RunEstimate';
  asks: Scalars['Int']['output'];
  /** US dollars of the platforms with a known price; null if there is none. */
  cost?: Maybe<Scalars['Float']['output']>;
  monthlyBudget?: Maybe<Scalars['Float']['output']>;
  /** Why no run can start now; null if one can. */
  obstacle?: Maybe<Scalars['String']['output']>;
  platforms: Array<PlatformEstimate>;
  /** Day of the price table. */
  pricesOf: Scalars['Date']['output'];
  prompts: Scalars['Int']['output'];
  /** Whether the simulator writes all answers, so that nothing is billed. */
  simulated: Scalars['Boolean']['output'];
  spentThisMonth: Scalars['Float']['output'];
  /** Platforms with an unknown price; `cost` does not include them. */
  unpriced: Array<Platform>;
  /** False if the budget would stop the run. */
  withinBudget: Scalars['Boolean']['output'];
};

/** Failed measurements of a run with the same reason. */
export type RunFailure = {
  __typename?: 'RunFailure';
  count: Scalars['Int']['output'];
  platform: Platform;
  reason: Scalars['String']['output'];
};

/** A run's options; the settings replace what is left out. */
export type RunInput = {
  /** Ask for further samples of what was answered today. */
  again?: Scalars['Boolean']['input'];
  /** Keys of platforms; the settings' when left out. */
  platforms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–10; the settings' when left out. */
  samples?: InputMaybe<Scalars['Int']['input']>;
};

/** A run's plan and results on one platform. */
export type RunPlatform = {
  __typename?: 'RunPlatform';
  answered: Scalars['Int']['output'];
  /** US dollars so far, of the replies that could be priced. */
  cost: Scalars['Float']['output'];
  /** Failed measurements: the reply was empty. */
  empty: Scalars['Int']['output'];
  /** US dollars as estimated before the run; null if the price is unknown. */
  estimatedCost?: Maybe<Scalars['Float']['output']>;
  /** Failed measurements: no reply, or none that could be read; those in `unsent` included. */
  failed: Scalars['Int']['output'];
  inputTokens: Scalars['Int']['output'];
  outputTokens: Scalars['Int']['output'];
  /** Until when its vendor asked to wait; null when it did not. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Questions to ask. */
  planned: Scalars['Int']['output'];
  platform: Platform;
  /** Failed measurements: the platform refused. */
  refused: Scalars['Int']['output'];
  /** Web searches that the vendor bills. */
  searches: Scalars['Int']['output'];
  /** Why its questions are being retried or wait; null after a reply. */
  trouble?: Maybe<Scalars['String']['output']>;
  /** Replies that could not be priced. */
  unpriced: Scalars['Int']['output'];
  /** Failed measurements whose question was never sent, because the platform's settings had been refused. */
  unsent: Scalars['Int']['output'];
};

/** `STOPPED`: by the budget, or because no platform could be asked; `reason` says why. */
export type RunStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'RUNNING'
  | 'STOPPED';

/** What started a run. */
export type RunTrigger =
  | 'MANUAL'
  | 'SCHEDULE';

export type SaveAlertsPayload = {
  __typename?: 'SaveAlertsPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The settings after the call, with or without errors. */
  settings: AlertSettings;
};

/** The brand and its competitors; replaces the stored ones. */
export type SaveBrandInput = {
  brand: CompanyInput;
  /** At most 100; a company that is already tracked by its id or under the same name keeps its history. */
  competitors?: Array<CompanyInput>;
  /** `Viewer.companiesVersion` when it was read; the save is a conflict if the current one differs. Left out, the companies are replaced. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type SaveBrandPayload = {
  __typename?: 'SaveBrandPayload';
  /** Stored answers were analysed with other names; `reanalyse` analyses them again. */
  answersOutdated: Scalars['Boolean']['output'];
  /** The brand as saved; null when there are errors. */
  brand?: Maybe<Brand>;
  competitors: Array<Competitor>;
  /** The current companies are in `viewer`. */
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The account after the call, with or without errors. */
  viewer: Viewer;
};

export type SaveCollectionSettingsPayload = {
  __typename?: 'SaveCollectionSettingsPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The settings after the call, with or without errors. */
  settings: CollectionSettings;
};

/** Settings that were changed after they were read at the input's version. Nothing was saved. */
export type SaveConflict = {
  __typename?: 'SaveConflict';
  message: Scalars['String']['output'];
  /** Version of the current values, which the payload has; sending it overwrites them. */
  version: Scalars['String']['output'];
};

export type SaveExperimentPayload = {
  __typename?: 'SaveExperimentPayload';
  errors: Array<FieldError>;
  /** Null where nothing was created. */
  experiment?: Maybe<Experiment>;
};

export type SaveLlmsTxtPayload = {
  __typename?: 'SaveLlmsTxtPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The file after the call, with or without errors. */
  file: LlmsTxtFile;
};

export type SaveOutreachSettingsPayload = {
  __typename?: 'SaveOutreachSettingsPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  outreach: Outreach;
};

export type SavePageSettingsInput = {
  daily: Scalars['Boolean']['input'];
  /** 1–2,000. */
  pagesPerDay: Scalars['Int']['input'];
  /** `PageReading.version` when they were read; a conflict if the current one differs. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type SavePageSettingsPayload = {
  __typename?: 'SavePageSettingsPayload';
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  pageReading: PageReading;
};

/** How a score and being cited go together among an account's read pages. */
export type ScoreCorrelation = {
  __typename?: 'ScoreCorrelation';
  /** Upper end of the 95 % interval. */
  high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the 95 % interval. */
  low?: Maybe<Scalars['Float']['output']>;
  /** Pages with the score. */
  pages: Scalars['Int']['output'];
  score: WebPageScore;
  /** Spearman's rank correlation of the score and the number of answers that cite the page, −1 to 1; null with fewer than 30 pages, or where all are equal. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A page that a search returned. */
export type SearchPage = {
  __typename?: 'SearchPage';
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** It is on the brand's own domain. */
  own: Scalars['Boolean']['output'];
  /** Its place among the answer's citations; null where the answer does not cite it. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Empty where the answer does not cite it, or none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A search that the platform made while it answered. */
export type SearchQuery = {
  __typename?: 'SearchQuery';
  /** Cited ones first, at most 20; empty where the vendor does not say which search found which page. */
  pages: Array<SearchPage>;
  query: Scalars['String']['output'];
};

/** A file that was imported. Reports of a kind have no days in common. */
export type SearchReport = {
  __typename?: 'SearchReport';
  /** Impressions or citations of all its pages. */
  count: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  importedAt: Scalars['DateTime']['output'];
  kind: SearchReportKind;
  pages: Scalars['Int']['output'];
  range: DayRange;
};

export type SearchReportInput = {
  /** The exported table of pages, with English headings; at most 900,000 characters and 10,000 rows. */
  csv: Scalars['String']['input'];
  /** The first and the last day that the file covers; exports of pages do not say. At most 500 days. */
  from: Scalars['Date']['input'];
  kind: SearchReportKind;
  to: Scalars['Date']['input'];
};

/** A report of a search engine on its AI answers. */
export type SearchReportKind =
  /** Bing Webmaster Tools, AI Performance: citations by page. */
  | 'bing-ai'
  /** Google Search Console, Generative AI: impressions by page. */
  | 'search-console-ai';

export type SendViewInput = {
  /** At most 500 characters to the recipients, without links. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 1–20 e-mail addresses; each gets a mail of its own. */
  recipients: Array<Scalars['String']['input']>;
  /** 1–120 characters without links; the screen's name where left out. */
  title?: InputMaybe<Scalars['String']['input']>;
  view: ViewInput;
};

/** A screen with its filter that is mailed as a picture and a link. */
export type SentView = {
  __typename?: 'SentView';
  /** A moving range of so many days; null for fixed days and for all time. */
  days?: Maybe<Scalars['Int']['output']>;
  /** The screen's path with the filter, for people who may see the account. */
  path: Scalars['String']['output'];
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  screen: SharedScreen;
};

/** How answers speak of the brand. */
export type Sentiment = {
  __typename?: 'Sentiment';
  /** Those of them whose sentiment could be judged. */
  analyzed: Scalars['Int']['output'];
  /** The range compared with the range before it; without a range, the last 7 days with the 7 before. */
  change: MeanChange;
  /** The answers that name the brand, by what they say of it. */
  counts: SentimentCounts;
  /** Who judged the sentiments, most first. Scores of different judges are not comparable answer by answer. */
  judges: Array<SentimentJudge>;
  /** The score with its 95 % interval. */
  mean: Mean;
  /** Answers that name the brand. */
  mentions: Scalars['Int']['output'];
  /** Mean over judged answers, 0–100; null when none could be judged. Of a hundred judging answers that score 70, readers call 70 positive. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** An answer's sentiment towards the brand it names. */
export type SentimentBand =
  /** Between 45 and 55: good and bad, with no majority for either. */
  | 'MIXED'
  /** 45 and less. */
  | 'NEGATIVE'
  /** 55 and more. */
  | 'POSITIVE'
  /** The brand is named; its sentiment could not be judged. */
  | 'UNJUDGED';

/** Answers that name the brand, by what they say of it. The first four add up to all of them. */
export type SentimentCounts = {
  __typename?: 'SentimentCounts';
  /** Scored between 45 and 55: good and bad, with no majority for either. */
  mixed: Scalars['Int']['output'];
  /** Scored 45 and less. */
  negative: Scalars['Int']['output'];
  /** Scored 55 and more. */
  positive: Scalars['Int']['output'];
  /** Without a score: they say nothing to judge by, or are in a language that is not supported. */
  unjudged: Scalars['Int']['output'];
  /** Those of the unjudged whose language is not supported. English, German, French and Spanish are. */
  unsupportedLanguage: Scalars['Int']['output'];
};

/** A judge and how many answers it judged. */
export type SentimentJudge = {
  __typename?: 'SentimentJudge';
  answers: Scalars['Int']['output'];
  /** `Built-in rules`, or a chat model by its name. */
  name: Scalars['String']['output'];
};

/** One day of sentiment. */
export type SentimentPoint = {
  __typename?: 'SentimentPoint';
  analyzed: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  /** The day's score with its 95 % interval. */
  mean: Mean;
  mentions: Scalars['Int']['output'];
  /** 0–100; null on a day with mentions of which none could be judged. */
  sentiment?: Maybe<Scalars['Float']['output']>;
};

export type SetNextStepPayload = {
  __typename?: 'SetNextStepPayload';
  /** The checklist after the change. */
  nextSteps: Array<NextStep>;
};

/** A link that shows one view to anybody who has it; the link itself is shown once, when it is created. */
export type ShareLink = {
  __typename?: 'ShareLink';
  /** The earlier range of What changed; null for the one just before. */
  before?: Maybe<DayRange>;
  /** The range is shown beside the one before it. */
  compare: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Address of the person who created it; null when there is no such account any more. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** A moving range of so many days, which ends on the latest collected day; null for fixed days and for all time. */
  days?: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  /** First of two fixed days. */
  from?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For the account's people; visitors do not see it. */
  name: Scalars['String']['output'];
  /** Browser sessions in which it was opened. */
  opens: Scalars['Int']['output'];
  /** Of the last 30 UTC days, those with any, ascending. */
  opensByDay: Array<ShareLinkDay>;
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  screen: SharedScreen;
  state: ShareLinkState;
  /** The topic's or competitor's name, or the prompt's question; null on other screens, and once the account does not track it any more. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Id of the topic, competitor or prompt that the view is about; null on other screens. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Last of two fixed days. */
  to?: Maybe<Scalars['Date']['output']>;
};

/** How often a link was opened on one day. */
export type ShareLinkDay = {
  __typename?: 'ShareLinkDay';
  date: Scalars['Date']['output'];
  opens: Scalars['Int']['output'];
};

export type ShareLinkState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED';

/** A screen that a share link can show. */
export type SharedScreen =
  | 'head-to-head'
  | 'overview'
  | 'prompt'
  | 'topic'
  | 'what-changed';

/**
 * What a share link shows. Only what its screen draws can be selected in it, and only in an operation with no other field; ids
 * are of this link alone. One of `dashboard`, `topicDashboard`, `headToHead`, `whatChanged` and `promptPage` is not null: that of
 * `screen`.
 */
export type SharedView = {
  __typename?: 'SharedView';
  /** What the answers behind the numbers were asked on. */
  answerOrigins: AnswerOrigins;
  brandName?: Maybe<Scalars['String']['output']>;
  compare: Scalars['Boolean']['output'];
  dashboard?: Maybe<Dashboard>;
  /** The moving range; null for fixed days and for all time. */
  days?: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  headToHead?: Maybe<HeadToHead>;
  id: Scalars['ID']['output'];
  /** Null for all platforms. */
  platform?: Maybe<Platform>;
  promptPage?: Maybe<PromptPage>;
  screen: SharedScreen;
  topicDashboard?: Maybe<TopicDashboard>;
  whatChanged?: Maybe<WhatChanged>;
};

/** The latest check of an account's files. */
export type SiteCheck = {
  __typename?: 'SiteCheck';
  /** The schedule started it; false where a person did. */
  daily: Scalars['Boolean']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Links to request, at most 100. */
  linkCount: Scalars['Int']['output'];
  links: Array<LlmsLink>;
  /** When the links were requested; null before the first check of links. */
  linksAt?: Maybe<Scalars['DateTime']['output']>;
  linksChecked: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  status: SiteCheckStatus;
  /** It also requests the links of llms.txt. */
  withLinks: Scalars['Boolean']['output'];
};

export type SiteCheckStatus =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

/** A file at the root of the brand's site. */
export type SiteFile = {
  __typename?: 'SiteFile';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The daily check requested it; false where a person asked for it. */
  checkedDaily: Scalars['Boolean']['output'];
  /** After redirects; null before the first check. */
  finalUrl?: Maybe<Scalars['String']['output']>;
  /** Defects of the latest version. */
  findings: Array<SiteFileFinding>;
  /** Of the latest reply; null without one. */
  httpStatus?: Maybe<Scalars['Int']['output']>;
  kind: SiteFileKind;
  /** Why it was not read. */
  problem?: Maybe<Scalars['String']['output']>;
  status: SiteFileStatus;
  /** The latest version, also where the last request failed; null without one. */
  text?: Maybe<Scalars['String']['output']>;
  /** Latest first; at most 20. */
  versions: Array<SiteFileVersion>;
};

/** A defect of a file. */
export type SiteFileFinding = {
  __typename?: 'SiteFileFinding';
  /** What the file may say there. */
  allowed: Scalars['String']['output'];
  /** Names the rule, such as `title-missing`. */
  kind: Scalars['String']['output'];
  /** From 1. */
  line: Scalars['Int']['output'];
  /** What is wrong. */
  message: Scalars['String']['output'];
  severity: SiteFileSeverity;
};

export type SiteFileKind =
  /** Only whether it exists. */
  | 'LLMS_FULL_TXT'
  | 'LLMS_TXT'
  | 'ROBOTS_TXT';

export type SiteFileSeverity =
  /** Readers misunderstand the file. */
  | 'ERROR'
  | 'NOTE'
  /** Some readers do. */
  | 'WARNING';

/** What became of the latest request for a file. */
export type SiteFileStatus =
  | 'FAILED'
  | 'NOT_CHECKED'
  /** 404 or 410. */
  | 'NOT_FOUND'
  /** A web page or another file that is no text. */
  | 'NOT_TEXT'
  | 'READ'
  /** 401, 403 or another refusal. */
  | 'REFUSED'
  /** The site's robots.txt does not allow it to be read. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  /** More than 500 KB. */
  | 'TOO_LARGE'
  | 'UNREACHABLE';

/** A text of a file; a new version is stored when it changed. */
export type SiteFileVersion = {
  __typename?: 'SiteFileVersion';
  bytes: Scalars['Int']['output'];
  fetchedAt: Scalars['DateTime']['output'];
  number: Scalars['Int']['output'];
};

/** Requests of one AI agent for one site file, without forged ones. */
export type SiteFileVisits = {
  __typename?: 'SiteFileVisits';
  agent: AiAgent;
  lastVisitAt: Scalars['DateTime']['output'];
  refused: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  visits: Scalars['Int']['output'];
};

export type SiteFileVisitsList = {
  __typename?: 'SiteFileVisitsList';
  /** By visits; at most 200. */
  files: Array<SiteFileVisits>;
  range: DayRange;
  /** All visits of the range, to compare with. */
  visits: Scalars['Int']['output'];
};

/** The files at the root of the brand's site that AI platforms may read. */
export type SiteFiles = {
  __typename?: 'SiteFiles';
  /** Null before the first. */
  check?: Maybe<SiteCheck>;
  /** The most cited pages of the site that robots.txt is for; at most 5. */
  citedPages: Array<CitedOwnPage>;
  /** Values of the lines for all agents in robots.txt; null where it has none. */
  contentSignal?: Maybe<Scalars['String']['output']>;
  contentUsage?: Maybe<Scalars['String']['output']>;
  /** The brand's domain; null where none is set. */
  domain?: Maybe<Scalars['String']['output']>;
  files: Array<SiteFile>;
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** By the latest version of robots.txt; everything is allowed where the site has none. Empty before the first check. */
  policies: Array<BotPolicy>;
};

/** Read pages of a site by what they are for. */
export type SiteKind = {
  __typename?: 'SiteKind';
  kind: WebPageKind;
  /** Cited pages of the kind. */
  pages: Scalars['Int']['output'];
};

/** Whose site it is, by the tracked companies' domains. */
export type SiteOwner =
  | 'competitor'
  | 'other'
  | 'own';

/** Medians of the scores of a site's read pages; docs/metrics.md has the formulas. */
export type SiteScores = {
  __typename?: 'SiteScores';
  /** 0–100. */
  authoritativeness?: Maybe<Scalars['Float']['output']>;
  /** Sources a page links to. */
  citations?: Maybe<Scalars['Float']['output']>;
  /** 0–100. */
  fluency?: Maybe<Scalars['Float']['output']>;
  /** Figures that carry a claim. */
  statistics?: Maybe<Scalars['Float']['output']>;
  technicalTerms?: Maybe<Scalars['Float']['output']>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** The sources AI platforms cite, and their content types. */
export type SourceAnalysis = {
  __typename?: 'SourceAnalysis';
  /** Most cited first. */
  contentTypes: Array<ContentTypeFigures>;
  keyInsight: Scalars['String']['output'];
  /** Sample content: written, not measured. Screens that show it must say so. */
  sample: Scalars['Boolean']['output'];
  /** Most cited first. */
  sources: Array<AnalysedSource>;
};

/** Texts of one content type by a source. */
export type SourceContentType = {
  __typename?: 'SourceContentType';
  count: Scalars['Int']['output'];
  /** Titles. */
  examples: Array<Scalars['String']['output']>;
  /** Such as `Top 10 Lists`. */
  type: Scalars['String']['output'];
};

/** A page that answers cite. */
export type SourceCount = {
  __typename?: 'SourceCount';
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Answers that cite it. */
  mentions: Scalars['Int']['output'];
  /** Whether it is on the brand's own domain. */
  own: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A page cited by answers that name a competitor and not the brand. */
export type SourceGap = {
  __typename?: 'SourceGap';
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** Latest day on which a missed answer cites it. */
  lastMissed: Scalars['Date']['output'];
  /** Answers that name a competitor and not the brand ÷ answers that cite it. */
  missed: Rate;
  /** It is on the brand's own domain. */
  own: Scalars['Boolean']['output'];
  /** Empty when none is known. */
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Answers that name the brand ÷ answers that cite it. */
  visible: Rate;
};

/** One page of sources of missed answers; rows that are equal in order come with the most missed answers first. */
export type SourceGapPage = {
  __typename?: 'SourceGapPage';
  /** Cursor of the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<SourceGap>;
  scope: GapScope;
  /** Sources that meet the conditions. */
  total: Scalars['Int']['output'];
  /** The same without the search. */
  totalUnsearched: Scalars['Int']['output'];
};

export type SourceGapSort =
  /** Answers that cite it. */
  | 'ANSWERS'
  | 'LAST_MISSED'
  /** Missed answers. */
  | 'MISSED'
  | 'MISSED_RATE'
  /** Sources without a title come last in either direction. */
  | 'TITLE'
  /** The domain, then the path. */
  | 'URL'
  | 'VISIBLE_RATE';

/** A text of a source that can be searched. */
export type SourceGapText =
  | 'TITLE'
  | 'URL';

/** Whose site a cited page is on. */
export type SourceKind =
  /** Forums and questions with answers. */
  | 'COMMUNITY'
  /** A competitor's. */
  | 'COMPETITOR'
  /** News and magazines. */
  | 'MEDIA'
  /** Public authorities, universities and standards. */
  | 'OFFICIAL'
  | 'OTHER'
  /** The company's own. */
  | 'OWN'
  /** Encyclopedias, dictionaries and documentation. */
  | 'REFERENCE'
  /** Reviews and comparisons of products. */
  | 'REVIEWS'
  /** Shops and marketplaces. */
  | 'SHOP'
  /** Social networks. */
  | 'SOCIAL'
  | 'VIDEO';

/** Mean scores of a source's articles, rounded. */
export type SourceScores = {
  __typename?: 'SourceScores';
  /** 0–100 */
  authoritativeness: Scalars['Int']['output'];
  /** Sources an article cites. */
  citations: Scalars['Int']['output'];
  /** 0–100 */
  fluency: Scalars['Int']['output'];
  /** Figures an article gives. */
  statistics: Scalars['Int']['output'];
  /** Technical terms an article uses. */
  technicalTerms: Scalars['Int']['output'];
};

/** Visits that got one HTTP status, without forged ones. */
export type StatusVisits = {
  __typename?: 'StatusVisits';
  /** As the log has it, so 0 and 499 occur. */
  httpStatus: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

/** A rate before and after the first completed step. */
export type StepEffect = {
  __typename?: 'StepEffect';
  after: Rate;
  before: Rate;
  /** Percentage points, after minus before; null where there are not enough answers yet. */
  difference?: Maybe<Scalars['Float']['output']>;
  high?: Maybe<Scalars['Float']['output']>;
  /** Ends of its 95 % interval. */
  low?: Maybe<Scalars['Float']['output']>;
  verdict: ChangeVerdict;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The viewer's running run whenever it changes, until it ends; completes at once if none is running. */
  runProgress: CollectionRun;
};

/** The business a company seems to be in. */
export type SuggestedCategory = {
  __typename?: 'SuggestedCategory';
  basis: SuggestionBasis;
  category: SuggestionCategory;
};

export type SuggestedCompanies = {
  __typename?: 'SuggestedCompanies';
  /** At most 10, the best known first; empty where nothing is known. */
  companies: Array<SuggestedCompany>;
};

/** A company that the brand is likely compared with. */
export type SuggestedCompany = {
  __typename?: 'SuggestedCompany';
  basis: SuggestionBasis;
  /** Registrable domain; null when it is not known. */
  domain?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type SuggestedPrompt = {
  __typename?: 'SuggestedPrompt';
  /** Names the brand itself. */
  branded: Scalars['Boolean']['output'];
  question: Scalars['String']['output'];
};

export type SuggestedTopic = {
  __typename?: 'SuggestedTopic';
  name: Scalars['String']['output'];
  /** Those that do not name the brand come first. */
  prompts: Array<SuggestedPrompt>;
};

export type SuggestedTopics = {
  __typename?: 'SuggestedTopics';
  basis: SuggestionBasis;
  /** The kind of business they are for; null when the catalogue lacks it and the questions are general ones. */
  category?: Maybe<SuggestionCategory>;
  /** That they are written in. */
  language: PromptLanguage;
  topics: Array<SuggestedTopic>;
};

/** Where a suggestion comes from. */
export type SuggestionBasis =
  /** Derived from what was typed; to be reviewed. */
  | 'GUESS'
  /** The product's own catalogue. */
  | 'KNOWN'
  /** Suggested by the configured chat model; checked for form, not for truth. */
  | 'MODEL';

/** A kind of business that there are topics for. */
export type SuggestionCategory = {
  __typename?: 'SuggestionCategory';
  /** Heading it is listed under. */
  group: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** Where an answer was asked for. */
export type Surface =
  /** The vendor's API. */
  | 'API'
  /** An import that does not say. */
  | 'IMPORT'
  /** The interface that people use, as a browser or a data export captured it. */
  | 'INTERFACE';

/** What a page says of the words that a prompt asks about. */
export type TermCoverage = {
  __typename?: 'TermCoverage';
  covered: Array<Scalars['String']['output']>;
  missing: Array<Scalars['String']['output']>;
  /** Terms that the page names ÷ terms, 0–100; null where the prompt has none. */
  percent?: Maybe<Scalars['Float']['output']>;
};

export type TestAlertPayload = {
  __typename?: 'TestAlertPayload';
  /** Why it did not arrive. */
  problem?: Maybe<Scalars['String']['output']>;
  sent: Scalars['Boolean']['output'];
};

/** How two texts differ, with three lines around each difference. */
export type TextDifference = {
  __typename?: 'TextDifference';
  lines: Array<DifferenceLine>;
  /** Too much differs to be shown; there are no lines. */
  tooLarge: Scalars['Boolean']['output'];
};

/** How long the texts of an account's answers are kept. Numbers are kept in any case. */
export type TextRetention = {
  __typename?: 'TextRetention';
  /** Usable answers whose text is in the archive. */
  archivedAnswers: Scalars['Int']['output'];
  /** Whether texts then move to the operator's archive; otherwise they are deleted. */
  archives: Scalars['Boolean']['output'];
  /** Days after which the text of an answer leaves the database; null: never. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Usable answers whose text is deleted. */
  deletedAnswers: Scalars['Int']['output'];
  /**
   * The first day from which every answer has the current names and rules, or can have them by `reanalyse`. Answers before
   * it have no text any more and keep their earlier analysis; null where there are none.
   */
  namesCountFrom?: Maybe<Scalars['Date']['output']>;
};

/** A range `[start, end)` of UTF-16 code units in a text. */
export type TextSpan = {
  __typename?: 'TextSpan';
  end: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
};

/** Where an answer's text is. The operator sets after how many days texts leave the database. */
export type TextState =
  /** In the operator's archive; `text` of `Query.answer` reads it from there, not that of a list. */
  | 'ARCHIVED'
  /** Deleted. What was found in the answer stays. */
  | 'DELETED'
  /** In the database. */
  | 'STORED';

/** The spec's time filter, counted back from the latest collected day of what is shown. */
export type TimeWindow =
  /** All Time */
  | 'ALL'
  /** Last Month: 30 days */
  | 'MONTH'
  /** Last Week: 7 days */
  | 'WEEK';

/** What a token may do. */
export type TokenScope =
  /** Queries, and the REST routes. */
  | 'READ'
  /** Only `POST /api/visits`, for drains of server logs. */
  | 'VISITS'
  /** Also mutations, except those that manage tokens or delete the account. */
  | 'WRITE';

/** The sites that AI platforms cite in this account's answers. */
export type TopSources = {
  __typename?: 'TopSources';
  /** Usable answers. */
  answers: Scalars['Int']['output'];
  /** Platforms with any answer in the account, whatever the filter. */
  availablePlatforms: Array<Platform>;
  brand?: Maybe<NamedCompany>;
  /** The strongest tested difference between answers that cite something and answers that do not; of the last 30 collected days, whatever the filter. */
  keyInsight: KeyInsight;
  /** Most citations a page first. */
  kinds: Array<CitedPageKind>;
  /** All cited pages, and those of them that were read. */
  pages: Scalars['Int']['output'];
  pagesRead: Scalars['Int']['output'];
  range: DayRange;
  sites: Array<CitedSite>;
  /** All cited sites. */
  totalSites: Scalars['Int']['output'];
};

/** A group of prompts. */
export type Topic = {
  __typename?: 'Topic';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Its prompts that are not archived; the aggregate topic counts those of all topics. */
  promptCount: Scalars['Int']['output'];
  /** Name in URLs, such as `noise-cancelling`; stays when the topic is renamed. */
  slug: Scalars['String']['output'];
};

/** A topic's competitor ranking. */
export type TopicCompetitors = {
  __typename?: 'TopicCompetitors';
  ranking: CompetitorRanking;
  topic: Topic;
};

/** One topic's page. */
export type TopicDashboard = {
  __typename?: 'TopicDashboard';
  availablePlatforms: Array<Platform>;
  brand?: Maybe<Brand>;
  metrics: TopicMetrics;
  range: DayRange;
  simulated: Scalars['Boolean']['output'];
  topic: Topic;
  /** The account's `user_id`. */
  userId: Scalars['ID']['output'];
};

/** A topic's latest impressions. */
export type TopicImpressions = {
  __typename?: 'TopicImpressions';
  history: Array<ImpressionPoint>;
  topic: Topic;
  visibility: Visibility;
};

export type TopicMatches = {
  __typename?: 'TopicMatches';
  answers: Scalars['Int']['output'];
  topic: TopicRef;
};

/** All numbers of one topic, or of the overview, for one range and platform. */
export type TopicMetrics = {
  __typename?: 'TopicMetrics';
  /** Usable answers, including those to prompts that name the brand. */
  answers: Scalars['Int']['output'];
  /** Answers citing the brand's own domain ÷ usable answers. */
  citationRate: Rate;
  competitors: CompetitorRanking;
  /** Measurements that failed, were refused or were empty. */
  failed: Scalars['Int']['output'];
  /** Identifies the account, topic, range and platform. */
  id: Scalars['ID']['output'];
  /** Per day, ascending. */
  impressionHistory: Array<ImpressionPoint>;
  /** Sorted by usable answers, most first. */
  platforms: Array<PlatformMetrics>;
  /** The numbers of the range of the same length just before; null where no range was asked for. At most 12 ranges back. */
  previous?: Maybe<TopicMetrics>;
  /** The days these numbers cover. */
  range: DayRange;
  sentiment: Sentiment;
  /** Per day, ascending. */
  sentimentHistory: Array<SentimentPoint>;
  /** At most 10, most cited first. */
  sources: Array<SourceCount>;
  visibility: Visibility;
};


/** All numbers of one topic, or of the overview, for one range and platform. */
export type TopicMetricsCompetitorsArgs = {
  window?: TimeWindow;
};


/** All numbers of one topic, or of the overview, for one range and platform. */
export type TopicMetricsSourcesArgs = {
  window?: TimeWindow;
};

/** A topic by its names; archived ones too. */
export type TopicRef = {
  __typename?: 'TopicRef';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Name in URLs, such as `noise-cancelling`. */
  slug: Scalars['String']['output'];
};

/** A topic's sentiment. */
export type TopicSentiment = {
  __typename?: 'TopicSentiment';
  history: Array<SentimentPoint>;
  sentiment: Sentiment;
  topic: Topic;
};

/** A topic in the settings, archived or not. */
export type TopicSettings = {
  __typename?: 'TopicSettings';
  /** The prompts of an archived topic are not asked, and it is in no other list. */
  archived: Scalars['Boolean']['output'];
  archivedPromptCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Prompts that are not archived themselves. */
  promptCount: Scalars['Int']['output'];
  /** Name in URLs, such as `noise-cancelling`; stays when the topic is renamed. */
  slug: Scalars['String']['output'];
  /** Changes with the name. */
  version: Scalars['String']['output'];
};

/** A topic's share of all impressions. */
export type TopicShare = {
  __typename?: 'TopicShare';
  impressions: Scalars['Int']['output'];
  /** Rounded share of all topics' impressions, 0–100. */
  percentage: Scalars['Int']['output'];
  topic: Topic;
};

/** A topic's most cited pages. */
export type TopicSources = {
  __typename?: 'TopicSources';
  /** At most 10, most cited first. */
  sources: Array<SourceCount>;
  topic: Topic;
};

export type TrackDiscoveredCompanyPayload = {
  __typename?: 'TrackDiscoveredCompanyPayload';
  /** The new competitor; null when there are errors. */
  competitor?: Maybe<Competitor>;
  /** The current companies are in `viewer`. */
  conflict?: Maybe<SaveConflict>;
  errors: Array<FieldError>;
  /** The account after the call; `outdatedAnswers` is the number of answers to be analysed again. */
  viewer: Viewer;
};

/** A prompt that was not moved. */
export type UnmovedPrompt = {
  __typename?: 'UnmovedPrompt';
  prompt: PromptSettings;
  reason: Scalars['String']['output'];
};

/** What an answer says of a company. */
export type Verdict =
  /** Praise and blame of weight, or neither. */
  | 'MIXED'
  | 'NEGATIVE'
  /** It says nothing that judges the company. */
  | 'NONE'
  | 'POSITIVE';

/** Whether an AI agent is who it says. */
export type Verification =
  /** Its address is outside of them. Forged visits are counted apart everywhere. */
  | 'forged'
  /** The product knows no published ranges of it, or the log has no address. */
  | 'unpublished'
  /** Its address is in the ranges that the vendor publishes. */
  | 'verified';

/** What a screen shows, as for `createShareLink`. */
export type ViewInput = {
  /** For WHAT_CHANGED: an earlier range of its own. */
  before?: InputMaybe<EarlierDays>;
  /** With the figures of the range before; for OVERVIEW, TOPIC and PROMPT with a range. */
  compare?: Scalars['Boolean']['input'];
  /** A number of days, both `from` and `to`, or none of them for all time. */
  filter?: InputMaybe<MetricsFilter>;
  screen: SharedScreen;
  /** Id of the topic, competitor or prompt that the screen shows; left out for others. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};

export type ViewScheduleInput = {
  /** 0–23 in the account's time zone. */
  hour: Scalars['Int']['input'];
  /** 1–20 e-mail addresses. */
  recipients: Array<Scalars['String']['input']>;
  /** 1–120 characters without links; the screen's name where left out. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** With a number of days or all time: fixed days do not change. */
  view: ViewInput;
  /** 1 Monday – 7 Sunday. */
  weekday: Scalars['Int']['input'];
};

/** The signed-in person, and the account that the request is for (the header `X-Account-Id`, by default their own). */
export type Viewer = {
  __typename?: 'Viewer';
  /** What the person may do in the account. */
  accountRole: AccountRole;
  /** Whether the Action Center's feature flag is on for the account. */
  actionCenter: Scalars['Boolean']['output'];
  /** The tracked brand; null before set-up. */
  brand?: Maybe<Brand>;
  /** Changes with the brand and the competitors. */
  companiesVersion: Scalars['String']['output'];
  /** The tracked competitors in the order they were given. */
  competitors: Array<Competitor>;
  /** Rises with every change to the account's data. */
  dataVersion: Scalars['Int']['output'];
  /** The person's address. */
  email: Scalars['String']['output'];
  /** The account's `user_id`. */
  id: Scalars['ID']['output'];
  /** Usable answers that were analysed with other names than are tracked now; `reanalyse` brings them up to date. */
  outdatedAnswers: Scalars['Int']['output'];
  /** The person's id, which is that of their own account. */
  personId: Scalars['ID']['output'];
  /** The person's role on this server. */
  role: Role;
  /** Whether the simulator made some of the account's answers; every screen says so. */
  simulated: Scalars['Boolean']['output'];
  /** Topics in their order, without the aggregate topic: as they were put, else sorted by name. */
  topics: Array<Topic>;
  view: AccountView;
};

/** Impressions and the visibility percentage of a topic. */
export type Visibility = {
  __typename?: 'Visibility';
  /** The same for prompts that name the brand; the two are never added up. */
  brandedMentionRate: Rate;
  /** The mention rate of the range compared with that of the range before it; without a range, of the last 7 days with the 7 before. */
  change: RateChange;
  /** Prompts with at least one visible answer on the latest day that has at least half of the usual answers. */
  impressions: Scalars['Int']['output'];
  /** The day `impressions` was counted on; null without history. */
  latestDay?: Maybe<Scalars['Date']['output']>;
  /** Visible ÷ usable answers to prompts that do not name the brand. */
  mentionRate: Rate;
  /** Latest impressions ÷ prompt count × 100, one decimal; 0 without history. */
  percent: Scalars['Float']['output'];
  /** Prompts of the topic; for the aggregate topic 40 when there are none. */
  promptCount: Scalars['Int']['output'];
};

/** How often a prompt's answers name the brand: from 70 %, from 40 %, less. */
export type VisibilityStatus =
  | 'GREAT'
  | 'MEDIUM'
  | 'POOR';

export type VisitDoor =
  | 'browser'
  | 'command'
  | 'post';

/** Days of visits: all when left out. Days are UTC; both ends are included. */
export type VisitFilter = {
  /** 1–3,660 days, ending on the latest day with visits; not together with `from` or `to`. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The first day with visits when left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The latest day with visits when left out. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What was read: a file, or the requests of a drain by format and UTC day. */
export type VisitImport = {
  __typename?: 'VisitImport';
  /** Lines that could not be read; number and beginning of the first of them. */
  bad: Scalars['Float']['output'];
  door: VisitDoor;
  firstBadLine?: Maybe<Scalars['Float']['output']>;
  firstBadText?: Maybe<Scalars['String']['output']>;
  firstVisitAt?: Maybe<Scalars['DateTime']['output']>;
  forged: Scalars['Int']['output'];
  /** Null: no line was recognised. */
  format?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Lines of agents and people that were counted before. */
  known: Scalars['Int']['output'];
  lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  lines: Scalars['Float']['output'];
  /** Of the file; null: requests. */
  name?: Maybe<Scalars['String']['output']>;
  otherHost?: Maybe<Scalars['String']['output']>;
  /** Lines of agents and people at hosts that are not the account's, and one of the hosts. */
  otherHosts: Scalars['Int']['output'];
  /** Lines that are older than visits are kept, or in the future. */
  outOfTime: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  redirects: Scalars['Int']['output'];
  /** The product made it for a demo. */
  simulated: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Counted visits of AI agents, forged ones included. */
  visits: Scalars['Int']['output'];
};

/** What AI agents did on the account's site. */
export type VisitMetrics = {
  __typename?: 'VisitMetrics';
  /** By visits. */
  agents: Array<AgentVisits>;
  /** Visits of parts of pages, such as images. */
  assets: Scalars['Int']['output'];
  /** `points` are of hours: the range has at most two days, of which hours are still kept. */
  byHour: Scalars['Boolean']['output'];
  forged: Scalars['Int']['output'];
  /** Visits of pages beyond the 2,000 that a day may add. */
  otherPages: Scalars['Int']['output'];
  /** People whom AI platforms sent: a floor. */
  people: Scalars['Int']['output'];
  points: Array<VisitPoint>;
  /** `visits` in the range before. */
  previous?: Maybe<Scalars['Int']['output']>;
  previousPeople?: Maybe<Scalars['Int']['output']>;
  /** The range before of the same length; null for all time. */
  previousRange?: Maybe<DayRange>;
  purposes: Array<PurposeVisits>;
  range: DayRange;
  refused: VisitRate;
  /** Without forged ones and redirects. */
  visits: Scalars['Int']['output'];
};

/** Which pages are listed. */
export type VisitPageList =
  /** Fetched with success, and no collected answer cites them. */
  | 'NEVER_CITED'
  /** Answers cite them, and no AI agent asked for them in the range. */
  | 'NEVER_FETCHED'
  /** Answers cite them, and AI agents are refused: by the status, or robots.txt closes them. */
  | 'REFUSED'
  /** Fetched by an AI agent in the range. */
  | 'VISITED';

/** Visits of an hour or day, without forged ones but for `forged`. */
export type VisitPoint = {
  __typename?: 'VisitPoint';
  forged: Scalars['Int']['output'];
  search: Scalars['Int']['output'];
  /** Begin of the UTC hour or day. */
  time: Scalars['DateTime']['output'];
  training: Scalars['Int']['output'];
  user: Scalars['Int']['output'];
};

/** A share of visits, with its interval over days. */
export type VisitRate = {
  __typename?: 'VisitRate';
  high?: Maybe<Scalars['Float']['output']>;
  hits: Scalars['Int']['output'];
  /** Ends of the 95 % interval; null where `note` says that there is none. */
  low?: Maybe<Scalars['Float']['output']>;
  note: Scalars['String']['output'];
  /** 0–100; null without visits. */
  value?: Maybe<Scalars['Float']['output']>;
  /** What it is a share of. */
  visits: Scalars['Int']['output'];
};

/** A page of the account's site. */
export type VisitedPage = {
  __typename?: 'VisitedPage';
  /** Answers that cite it, of all that were collected. */
  answers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** There is a Pages screen of it. */
  isRead: Scalars['Boolean']['output'];
  /** Canonical. */
  url: Scalars['String']['output'];
};

/** A page that answers cite, or one of the brand's own, and what was read of it. */
export type WebPage = {
  __typename?: 'WebPage';
  /** Answers that cite it. */
  answers: Scalars['Int']['output'];
  author?: Maybe<Scalars['String']['output']>;
  /** Registrable domain. */
  domain: Scalars['String']['output'];
  /** When it may be read again. */
  dueAt: Scalars['DateTime']['output'];
  /** After redirects, where it differs from `url`. */
  finalUrl?: Maybe<Scalars['String']['output']>;
  /** Of the latest reply; null without one. */
  httpStatus?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** It is in a sitemap of the brand's site. */
  inSitemap: Scalars['Boolean']['output'];
  /** Null until it was read. */
  kind?: Maybe<WebPageKind>;
  /** ISO 639-1. */
  language?: Maybe<Scalars['String']['output']>;
  /** Answers that name a competitor and not the brand ÷ answers that cite it. */
  missed: Rate;
  modifiedOn?: Maybe<Scalars['Date']['output']>;
  /** It asks search engines not to list it. */
  noIndex: Scalars['Boolean']['output'];
  owner: SiteOwner;
  /** It says that a part is only for subscribers. */
  paywalled: Scalars['Boolean']['output'];
  /** Why it was not read, as a sentence. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The prompts whose answers cite it most. */
  prompts: Array<CitingPrompt>;
  publishedOn?: Maybe<Scalars['Date']['output']>;
  /** The latest attempt that succeeded; null: never. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until it was read. */
  scores?: Maybe<WebPageScores>;
  /** It was made for a demo account and is on no site. */
  simulated: Scalars['Boolean']['output'];
  status: WebPageStatus;
  /** The main text and what the scores count in it, of one version or the latest; null until it was read. */
  text?: Maybe<WebPageText>;
  /** As the page names itself, else as answers do; may be empty. */
  title: Scalars['String']['output'];
  /** The latest attempt. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Canonical. */
  url: Scalars['String']['output'];
  /** Its kept versions, latest first; a new one only when the main text changed. */
  versions: Array<WebPageVersion>;
  /** Answers that name the brand ÷ answers that cite it. */
  visible: Rate;
  /** Of the main text. */
  words: Scalars['Int']['output'];
};


/** A page that answers cite, or one of the brand's own, and what was read of it. */
export type WebPagePromptsArgs = {
  first?: Scalars['Int']['input'];
};


/** A page that answers cite, or one of the brand's own, and what was read of it. */
export type WebPageTextArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A part of the main text, without markup. */
export type WebPageBlock = {
  __typename?: 'WebPageBlock';
  kind: WebPageBlockKind;
  /** Of a heading, 1–6. */
  level?: Maybe<Scalars['Int']['output']>;
  spans: Array<WebPageSpan>;
  text: Scalars['String']['output'];
};

export type WebPageBlockKind =
  | 'CAPTION'
  | 'CODE'
  | 'HEADING'
  | 'LIST_ITEM'
  | 'PARAGRAPH'
  | 'QUOTE'
  | 'TABLE_ROW';

/** What a page is for, told from its structure. */
export type WebPageKind =
  | 'comparison'
  | 'documentation'
  | 'forum'
  | 'home'
  | 'how-to'
  | 'list'
  | 'news'
  | 'other'
  | 'product'
  | 'review'
  | 'video';

export type WebPageList = {
  __typename?: 'WebPageList';
  /** Cursor of the next part; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<WebPage>;
  /** Pages that meet the conditions. */
  total: Scalars['Int']['output'];
};

/** One pass over the pages that are due. */
export type WebPageRun = {
  __typename?: 'WebPageRun';
  /** Read for the first time, or with a new main text. */
  changed: Scalars['Int']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  failed: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Pages to read; 0 until they are chosen. */
  planned: Scalars['Int']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  /** The prompt whose cited pages it reads; null: all cited pages that are due. */
  promptId?: Maybe<Scalars['ID']['output']>;
  startedAt: Scalars['DateTime']['output'];
  /** Who started it: a user's id; null: the schedule. */
  startedBy?: Maybe<Scalars['ID']['output']>;
  status: WebPageRunStatus;
  unchanged: Scalars['Int']['output'];
};

export type WebPageRunStatus =
  | 'DONE'
  | 'FAILED'
  | 'READING'
  | 'STOPPED'
  | 'WAITING';

export type WebPageScore =
  | 'AUTHORITATIVENESS'
  | 'CITATIONS'
  | 'FLUENCY'
  | 'QUOTATIONS'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS';

/** The six scores of a page; docs/metrics.md has their formulas. */
export type WebPageScores = {
  __typename?: 'WebPageScores';
  /** 0–100: who wrote it, when, and whether it names sources. */
  authoritativeness?: Maybe<Scalars['Float']['output']>;
  /** Links in the main text to other sites. */
  citations?: Maybe<Scalars['Int']['output']>;
  /** 0–100; null for a language whose fluency is not measured. */
  fluency?: Maybe<Scalars['Float']['output']>;
  /** Quoted words with a speaker. */
  quotations?: Maybe<Scalars['Int']['output']>;
  /** Figures that carry a claim. */
  statistics?: Maybe<Scalars['Int']['output']>;
  /** Different terms outside everyday vocabulary; null for a language without a word list. */
  technicalTerms?: Maybe<Scalars['Int']['output']>;
};

export type WebPageSort =
  | 'AUTHORITATIVENESS'
  | 'CITATIONS'
  /** Answers that cite it. */
  | 'CITED'
  | 'FLUENCY'
  /** Answers that cite it, name a competitor and not the brand. */
  | 'MISSED'
  | 'QUOTATIONS'
  | 'READ_AT'
  | 'STATISTICS'
  | 'TECHNICAL_TERMS'
  | 'TITLE'
  | 'WORDS';

/** Words that a score counts. */
export type WebPageSpan = {
  __typename?: 'WebPageSpan';
  end: Scalars['Int']['output'];
  score: WebPageScore;
  /** UTF-16 offsets in the block's text. */
  start: Scalars['Int']['output'];
};

/** What became of the latest attempt to read a page. */
export type WebPageStatus =
  /** Any other failure; `problem` says which. */
  | 'failed'
  /** It has no text until a browser runs its scripts. */
  | 'needs-javascript'
  /** 404 or 410. */
  | 'not-found'
  | 'not-html'
  | 'no-text'
  | 'read'
  /** 401, 402, 403, 429 or 451. */
  | 'refused'
  /** The site's robots.txt does not allow it. */
  | 'robots'
  | 'timed-out'
  /** Larger than 3 MB. */
  | 'too-large'
  | 'unreachable'
  /** Not tried yet. */
  | 'waiting';

export type WebPageStatusCount = {
  __typename?: 'WebPageStatusCount';
  pages: Scalars['Int']['output'];
  status: WebPageStatus;
};

/** The main text of a page. */
export type WebPageText = {
  __typename?: 'WebPageText';
  authorityParts: Array<AuthorityPart>;
  /** At most 2,000 blocks and 400 KB of text; `truncated` says when there is more. */
  blocks: Array<WebPageBlock>;
  readAt: Scalars['DateTime']['output'];
  scores: WebPageScores;
  truncated: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type WebPageVersion = {
  __typename?: 'WebPageVersion';
  number: Scalars['Int']['output'];
  readAt: Scalars['DateTime']['output'];
  words: Scalars['Int']['output'];
};

/** Prompts, sources, companies and platforms won and lost between two ranges. */
export type WhatChanged = {
  __typename?: 'WhatChanged';
  /** Null where nothing was collected. */
  after?: Maybe<DayRange>;
  answersAfter: Scalars['Int']['output'];
  /** Usable answers of the earlier range, to prompts on platforms that were measured in both. */
  answersBefore: Scalars['Int']['output'];
  /** Null where nothing was collected. */
  before?: Maybe<DayRange>;
  /** The account's brand; null before set-up. */
  brand?: Maybe<NamedCompany>;
  /** The brand and its competitors. */
  companies: ChangedList;
  platforms: ChangedList;
  /** Prompts that are not archived. */
  prompts: ChangedList;
  /** Whether the simulator made some of the account's answers. */
  simulated: Scalars['Boolean']['output'];
  /** The 200 pages that most answers of both ranges cite, by 4 at least. */
  sources: ChangedList;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>;
  AccessibleAccount: ResolverTypeWrapper<AccessibleAccountModel>;
  AccountReport: ResolverTypeWrapper<ListedReport>;
  AccountReportMail: ResolverTypeWrapper<ReportMail>;
  AccountReportPage: ResolverTypeWrapper<Omit<AccountReportPage, 'nodes'> & { nodes: Array<ResolversTypes['AccountReport']> }>;
  AccountReportStatus: AccountReportStatus;
  AccountRole: AccountRole;
  AccountView: AccountView;
  ActionCenter: ResolverTypeWrapper<ActionCenterHome>;
  ActionCenterExample: ResolverTypeWrapper<ActionCenterExample>;
  ActionCenterState: ActionCenterState;
  ActionCenterStatus: ResolverTypeWrapper<ActionCenterStatus>;
  ActionProgress: ResolverTypeWrapper<ActionProgress>;
  ActionStepKind: ActionStepKind;
  AddAlertRuleInput: AddAlertRuleInput;
  AddPromptsPayload: ResolverTypeWrapper<AddPromptsPayload>;
  AdviceKind: AdviceKind;
  AgentDetail: ResolverTypeWrapper<Omit<AgentDetail, 'agent'> & { agent: ResolversTypes['AiAgent'] }>;
  AgentPage: ResolverTypeWrapper<AgentPage>;
  AgentPurpose: ResolverTypeWrapper<AgentPurposeValue>;
  AgentVisits: ResolverTypeWrapper<Omit<AgentVisits, 'agent'> & { agent: ResolversTypes['AiAgent'] }>;
  AiAgent: ResolverTypeWrapper<Omit<AiAgent, 'purpose'> & { purpose: ResolversTypes['AgentPurpose'] }>;
  Alert: ResolverTypeWrapper<AlertModel>;
  AlertChannel: AlertChannel;
  AlertDelivery: ResolverTypeWrapper<AlertDeliveryModel>;
  AlertDeliveryStatus: AlertDeliveryStatus;
  AlertEvidence: ResolverTypeWrapper<AlertEvidence>;
  AlertFigure: ResolverTypeWrapper<AlertFigure>;
  AlertItem: ResolverTypeWrapper<AlertItem>;
  AlertKind: AlertKind;
  AlertLine: ResolverTypeWrapper<AlertLine>;
  AlertPage: ResolverTypeWrapper<AlertPageModel>;
  AlertPoint: ResolverTypeWrapper<AlertPoint>;
  AlertPrompt: ResolverTypeWrapper<AlertPrompt>;
  AlertQuietHours: ResolverTypeWrapper<AlertQuietHours>;
  AlertQuietHoursInput: AlertQuietHoursInput;
  AlertRecipient: ResolverTypeWrapper<StoredRecipient>;
  AlertRecipientState: AlertRecipientState;
  AlertRule: ResolverTypeWrapper<AlertRuleModel>;
  AlertSettings: ResolverTypeWrapper<AlertSettingsModel>;
  AlertSource: ResolverTypeWrapper<AlertSource>;
  AlertTimeLine: ResolverTypeWrapper<AlertTimeLine>;
  AlertUnit: AlertUnit;
  AlertWebhook: ResolverTypeWrapper<AlertWebhook>;
  AnalysedSource: ResolverTypeWrapper<AnalysedSource>;
  AnalyticsConnection: ResolverTypeWrapper<AnalyticsConnection>;
  AnalyticsPayload: ResolverTypeWrapper<AnalyticsPayload>;
  Answer: ResolverTypeWrapper<ListedAnswer>;
  AnswerOrigin: ResolverTypeWrapper<AnswerOriginModel>;
  AnswerOrigins: ResolverTypeWrapper<AnswerOriginsModel>;
  AnswerPage: ResolverTypeWrapper<AnswerPageModel>;
  AnswerPair: ResolverTypeWrapper<Omit<AnswerPair, 'after' | 'before' | 'place'> & { after?: Maybe<ResolversTypes['Answer']>, before?: Maybe<ResolversTypes['Answer']>, place: ResolversTypes['ChangedPlace'] }>;
  AnswerSearch: ResolverTypeWrapper<AnswerSearchModel>;
  AnswerStatus: AnswerStatus;
  AnswersFilter: AnswersFilter;
  AnswersScope: ResolverTypeWrapper<AnswersScopeModel>;
  ApiToken: ResolverTypeWrapper<ApiTokenModel>;
  ArchivePromptsPayload: ResolverTypeWrapper<ArchivePromptsPayload>;
  ArticleScores: ResolverTypeWrapper<ArticleScores>;
  AskedAnswers: ResolverTypeWrapper<AskedAnswers>;
  AskedAs: ResolverTypeWrapper<AskedAs>;
  AskedAsFilter: AskedAsFilter;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuthorityPart: ResolverTypeWrapper<AuthorityPart>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BotPolicy: ResolverTypeWrapper<BotPolicy>;
  BotPolicyInput: BotPolicyInput;
  BotPurpose: BotPurpose;
  Brand: ResolverTypeWrapper<Company>;
  Brief: ResolverTypeWrapper<BriefModel>;
  BriefFact: ResolverTypeWrapper<BriefFact>;
  BriefFactKind: BriefFactKind;
  BriefHeading: ResolverTypeWrapper<BriefHeading>;
  BriefOwnPage: ResolverTypeWrapper<BriefOwnPage>;
  BriefPage: ResolverTypeWrapper<Omit<BriefPage, 'kind' | 'owner'> & { kind?: Maybe<ResolversTypes['WebPageKind']>, owner: ResolversTypes['SiteOwner'] }>;
  BriefPageStructure: ResolverTypeWrapper<BriefPageStructure>;
  BriefPrompt: ResolverTypeWrapper<BriefPrompt>;
  BriefQuestion: ResolverTypeWrapper<BriefQuestion>;
  BriefTerm: ResolverTypeWrapper<BriefTerm>;
  Campaign: ResolverTypeWrapper<Campaign>;
  CampaignStatus: CampaignStatus;
  ChangePromptPayload: ResolverTypeWrapper<ChangePromptPayload>;
  ChangeVerdict: ChangeVerdict;
  ChangedAnswers: ResolverTypeWrapper<Omit<ChangedAnswers, 'pair' | 'places'> & { pair?: Maybe<ResolversTypes['AnswerPair']>, places: Array<ResolversTypes['ChangedPlace']> }>;
  ChangedItem: ResolverTypeWrapper<Omit<ChangedItem, 'modelChanges'> & { modelChanges: Array<ResolversTypes['ModelChange']> }>;
  ChangedKind: ChangedKind;
  ChangedList: ResolverTypeWrapper<Omit<ChangedList, 'items'> & { items: Array<ResolversTypes['ChangedItem']> }>;
  ChangedPlace: ResolverTypeWrapper<ChangedPlaceModel>;
  CheckPlatformPayload: ResolverTypeWrapper<Omit<CheckPlatformPayload, 'platform'> & { platform: ResolversTypes['ConfiguredPlatform'] }>;
  CheckSiteFilesPayload: ResolverTypeWrapper<CheckSiteFilesPayload>;
  Citation: ResolverTypeWrapper<Citation>;
  CitedOwnPage: ResolverTypeWrapper<CitedOwnPage>;
  CitedPage: ResolverTypeWrapper<CitedPage>;
  CitedPageKind: ResolverTypeWrapper<Omit<CitedPageKind, 'kind'> & { kind: ResolversTypes['WebPageKind'] }>;
  CitedSite: ResolverTypeWrapper<Omit<CitedSite, 'kinds' | 'owner'> & { kinds: Array<ResolversTypes['SiteKind']>, owner: ResolversTypes['SiteOwner'] }>;
  CitedSiteDetail: ResolverTypeWrapper<Omit<CitedSiteDetail, 'pages'> & { pages: Array<ResolversTypes['CitedSitePage']> }>;
  CitedSitePage: ResolverTypeWrapper<Omit<CitedSitePage, 'kind'> & { kind?: Maybe<ResolversTypes['WebPageKind']> }>;
  CitedSiteSort: CitedSiteSort;
  CitingPrompt: ResolverTypeWrapper<CitingPrompt>;
  CollectionRun: ResolverTypeWrapper<Run>;
  CollectionSettings: ResolverTypeWrapper<SettingsView>;
  CollectionSettingsInput: CollectionSettingsInput;
  CompanyInput: CompanyInput;
  ComparablePrompt: ResolverTypeWrapper<ComparablePrompt>;
  ComparedDay: ResolverTypeWrapper<ComparedDay>;
  ComparedPage: ResolverTypeWrapper<ComparedPageModel>;
  ComparedPlatform: ResolverTypeWrapper<ComparedPlatformModel>;
  ComparedPrompt: ResolverTypeWrapper<ComparedPromptModel>;
  ComparisonAdvice: ResolverTypeWrapper<ComparisonAdvice>;
  ComparisonArticle: ResolverTypeWrapper<ComparisonArticle>;
  Competitor: ResolverTypeWrapper<Company>;
  CompetitorRanking: ResolverTypeWrapper<CompetitorRanking>;
  ConfiguredPlatform: ResolverTypeWrapper<PlatformState>;
  ConfirmReportPayload: ResolverTypeWrapper<ConfirmReportPayload>;
  ConnectAnalyticsInput: ConnectAnalyticsInput;
  ConnectedApp: ResolverTypeWrapper<ConnectedAppModel>;
  ContentComparison: ResolverTypeWrapper<ContentComparison>;
  ContentDraft: ResolverTypeWrapper<Draft>;
  ContentGenerator: ResolverTypeWrapper<ContentGenerator>;
  ContentTemplate: ResolverTypeWrapper<ContentTemplate>;
  ContentTypeFigures: ResolverTypeWrapper<ContentTypeFigures>;
  Crawler: ResolverTypeWrapper<Crawler>;
  CrawlerActivity: ResolverTypeWrapper<CrawlerActivity>;
  CreateAccountReportInput: CreateAccountReportInput;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversTypes['ApiToken']> }>;
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<Omit<CreateShareLinkPayload, 'shareLink'> & { shareLink?: Maybe<ResolversTypes['ShareLink']> }>;
  Dashboard: ResolverTypeWrapper<AccountMetrics>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayMatches: ResolverTypeWrapper<DayMatches>;
  DayRange: ResolverTypeWrapper<DayRange>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteExperimentPayload: ResolverTypeWrapper<DeleteExperimentPayload>;
  DemoProgress: ResolverTypeWrapper<DemoProgress>;
  DifferenceChange: DifferenceChange;
  DifferenceLine: ResolverTypeWrapper<DifferenceLine>;
  DisconnectAppPayload: ResolverTypeWrapper<Omit<DisconnectAppPayload, 'connectedApps'> & { connectedApps: Array<ResolversTypes['ConnectedApp']> }>;
  DiscoveredCompany: ResolverTypeWrapper<UntrackedCompany>;
  DiscoveredCompanyList: ResolverTypeWrapper<DiscoveryList>;
  DismissedCompany: ResolverTypeWrapper<DismissedCompany>;
  DraftCheck: ResolverTypeWrapper<DraftCheck>;
  DraftClaim: ResolverTypeWrapper<DraftClaim>;
  DraftCut: ResolverTypeWrapper<DraftCut>;
  DraftEstimate: ResolverTypeWrapper<DraftEstimate>;
  DraftLevel: DraftLevel;
  DraftLink: ResolverTypeWrapper<DraftLink>;
  DraftSection: ResolverTypeWrapper<DraftSection>;
  DraftStatus: DraftStatus;
  EarlierDays: EarlierDays;
  EditTopicsPayload: ResolverTypeWrapper<Omit<EditTopicsPayload, 'topics'> & { topics: Array<ResolversTypes['TopicSettings']> }>;
  EmailTemplate: ResolverTypeWrapper<EmailTemplate>;
  EmailTemplateType: EmailTemplateType;
  ExampleOpportunity: ResolverTypeWrapper<ExampleOpportunity>;
  ExampleStep: ResolverTypeWrapper<ExampleStep>;
  Excerpt: ResolverTypeWrapper<Excerpt>;
  Experiment: ResolverTypeWrapper<ExperimentView>;
  ExperimentAlternative: ResolverTypeWrapper<ExperimentAlternative>;
  ExperimentCandidate: ResolverTypeWrapper<DraftCandidate>;
  ExperimentChecks: ResolverTypeWrapper<ExperimentChecks>;
  ExperimentComparison: ResolverTypeWrapper<Comparison>;
  ExperimentCounts: ResolverTypeWrapper<ExperimentCounts>;
  ExperimentInput: ExperimentInput;
  ExperimentList: ResolverTypeWrapper<ExperimentListModel>;
  ExperimentMetric: ExperimentMetric;
  ExperimentModel: ResolverTypeWrapper<ExperimentModel>;
  ExperimentPlatform: ResolverTypeWrapper<ProgressPlatform>;
  ExperimentPower: ResolverTypeWrapper<ExperimentPower>;
  ExperimentProgress: ResolverTypeWrapper<Progress>;
  ExperimentProgressDay: ResolverTypeWrapper<ExperimentProgressDay>;
  ExperimentPrompt: ResolverTypeWrapper<ExperimentPromptModel>;
  ExperimentRole: ExperimentRole;
  ExperimentState: ExperimentState;
  ExperimentVerdict: ExperimentVerdict;
  ExperimentWindows: ResolverTypeWrapper<ExperimentWindows>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundPage: ResolverTypeWrapper<FoundPage>;
  FundActionCenter: ResolverTypeWrapper<FundActionCenter>;
  FundActivity: ResolverTypeWrapper<FundActivity>;
  FundCategoryPerformance: ResolverTypeWrapper<FundCategoryPerformance>;
  FundContentType: FundContentType;
  FundGenerator: ResolverTypeWrapper<Omit<FundGenerator, 'brand'> & { brand?: Maybe<ResolversTypes['Brand']> }>;
  FundOutreach: ResolverTypeWrapper<Omit<FundOutreach, 'brand'> & { brand?: Maybe<ResolversTypes['Brand']> }>;
  FundPrompt: ResolverTypeWrapper<FundPrompt>;
  FundPromptList: ResolverTypeWrapper<Omit<FundPromptList, 'brand'> & { brand?: Maybe<ResolversTypes['Brand']> }>;
  FundRecommendation: ResolverTypeWrapper<FundRecommendation>;
  FundTool: FundTool;
  FundToolFigures: ResolverTypeWrapper<FundToolFigures>;
  FundTopic: ResolverTypeWrapper<FundTopic>;
  GapScope: ResolverTypeWrapper<GapScopeModel>;
  GroupRates: ResolverTypeWrapper<GroupRates>;
  HeadToHead: ResolverTypeWrapper<HeadToHeadModel>;
  HeadToHeadPrompt: ResolverTypeWrapper<HeadToHeadPrompt>;
  HeadToHeadSource: ResolverTypeWrapper<Omit<HeadToHeadSource, 'owner'> & { owner: ResolversTypes['SiteOwner'] }>;
  HourVisits: ResolverTypeWrapper<HourVisits>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportAnswersPayload: ResolverTypeWrapper<ImportAnswersPayload>;
  ImportOutcome: ImportOutcome;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportPromptsPayload: ResolverTypeWrapper<ImportPromptsPayload>;
  ImportedRow: ResolverTypeWrapper<ImportedRow>;
  ImpressionPoint: ResolverTypeWrapper<ImpressionPoint>;
  InsightSubject: InsightSubject;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitationState: InvitationState;
  InvitePersonPayload: ResolverTypeWrapper<Omit<InvitePersonPayload, 'people'> & { people: ResolversTypes['People'] }>;
  KeyInsight: ResolverTypeWrapper<KeyInsight>;
  LandingPage: ResolverTypeWrapper<LandingPage>;
  LeadChange: ResolverTypeWrapper<LeadChange>;
  LeaveAccountPayload: ResolverTypeWrapper<LeaveAccountPayload>;
  ListedExperiment: ResolverTypeWrapper<ListedExperimentModel>;
  LlmsContentItem: ResolverTypeWrapper<LlmsContentItem>;
  LlmsContentStatus: LlmsContentStatus;
  LlmsLibrary: ResolverTypeWrapper<Omit<LlmsLibrary, 'brand'> & { brand?: Maybe<ResolversTypes['Brand']> }>;
  LlmsLink: ResolverTypeWrapper<LlmsLink>;
  LlmsLinkOutcome: LlmsLinkOutcome;
  LlmsTxtFile: ResolverTypeWrapper<LlmsTxtFile>;
  LlmsTxtOrigin: LlmsTxtOrigin;
  LlmsTxtScores: ResolverTypeWrapper<LlmsTxtScores>;
  MailSecurity: MailSecurity;
  MailServerInput: MailServerInput;
  Mean: ResolverTypeWrapper<Mean>;
  MeanChange: ResolverTypeWrapper<MeanChange>;
  Member: ResolverTypeWrapper<MemberModel>;
  Mention: ResolverTypeWrapper<MentionModel>;
  MentionReview: ResolverTypeWrapper<CompanyReview>;
  MetricsBucket: ResolverTypeWrapper<BucketValue>;
  MetricsDimension: ResolverTypeWrapper<DimensionValue>;
  MetricsFilter: MetricsFilter;
  MetricsTablePage: ResolverTypeWrapper<MetricsTablePage>;
  MetricsTableRow: ResolverTypeWrapper<MetricsTableRow>;
  ModelChange: ResolverTypeWrapper<ModelChangeModel>;
  ModelChangeDay: ResolverTypeWrapper<ModelChangeDayModel>;
  MovePromptsPayload: ResolverTypeWrapper<MovePromptsPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCompany: ResolverTypeWrapper<NamedCompany>;
  NamedInstead: ResolverTypeWrapper<NamedInstead>;
  NamedRanking: ResolverTypeWrapper<NamedRankingModel>;
  NextStep: ResolverTypeWrapper<ListedStep>;
  NextStepKind: NextStepKind;
  Note: ResolverTypeWrapper<NoteModel>;
  NoteInput: NoteInput;
  NotePage: ResolverTypeWrapper<Omit<NotePage, 'nodes'> & { nodes: Array<ResolversTypes['Note']> }>;
  NotePayload: ResolverTypeWrapper<Omit<NotePayload, 'note'> & { note?: Maybe<ResolversTypes['Note']> }>;
  NotePrompt: ResolverTypeWrapper<NotePrompt>;
  NotesFilter: NotesFilter;
  OpenedInvitation: ResolverTypeWrapper<OpenedInvitationModel>;
  Opportunity: ResolverTypeWrapper<Omit<Opportunity, 'sources'> & { sources: Array<ResolversTypes['OpportunitySource']> }>;
  OpportunityPotential: OpportunityPotential;
  OpportunitySource: ResolverTypeWrapper<Omit<OpportunitySource, 'kind'> & { kind?: Maybe<ResolversTypes['WebPageKind']> }>;
  OpportunityType: OpportunityType;
  OrderCorrection: ResolverTypeWrapper<OrderCorrectionModel>;
  OriginChange: ResolverTypeWrapper<OriginChangeModel>;
  Outreach: ResolverTypeWrapper<OutreachOverview>;
  OutreachContact: ResolverTypeWrapper<ListedContact>;
  OutreachContactKind: OutreachContactKind;
  OutreachContactsStatus: OutreachContactsStatus;
  OutreachEvent: ResolverTypeWrapper<TargetEvent>;
  OutreachEventKind: OutreachEventKind;
  OutreachFact: ResolverTypeWrapper<OutreachFact>;
  OutreachImportPayload: ResolverTypeWrapper<OutreachImportPayload>;
  OutreachMail: ResolverTypeWrapper<ListedMail>;
  OutreachMailServer: ResolverTypeWrapper<ServerView>;
  OutreachMailState: OutreachMailState;
  OutreachNamed: ResolverTypeWrapper<OutreachNamed>;
  OutreachSettings: ResolverTypeWrapper<OutreachSettingsView>;
  OutreachSettingsInput: OutreachSettingsInput;
  OutreachSource: ResolverTypeWrapper<OutreachSource>;
  OutreachSourceList: ResolverTypeWrapper<Omit<OutreachSourceList, 'nodes'> & { nodes: Array<ResolversTypes['OutreachSourcePage']> }>;
  OutreachSourcePage: ResolverTypeWrapper<SourcePage>;
  OutreachStateCount: ResolverTypeWrapper<StateCount>;
  OutreachSummary: ResolverTypeWrapper<OutreachSummary>;
  OutreachSuppression: ResolverTypeWrapper<Suppression>;
  OutreachSuppressionList: ResolverTypeWrapper<Omit<OutreachSuppressionList, 'nodes'> & { nodes: Array<ResolversTypes['OutreachSuppression']> }>;
  OutreachSuppressionReason: OutreachSuppressionReason;
  OutreachTarget: ResolverTypeWrapper<ListedTarget>;
  OutreachTargetList: ResolverTypeWrapper<Omit<OutreachTargetList, 'nodes'> & { nodes: Array<ResolversTypes['OutreachTarget']> }>;
  OutreachTargetPayload: ResolverTypeWrapper<Omit<OutreachTargetPayload, 'target'> & { target?: Maybe<ResolversTypes['OutreachTarget']> }>;
  OutreachTargetState: OutreachTargetState;
  OutreachTrialPayload: ResolverTypeWrapper<Omit<OutreachTrialPayload, 'outreach'> & { outreach: ResolversTypes['Outreach'] }>;
  OutreachTrialStep: ResolverTypeWrapper<OutreachTrialStep>;
  PageAgent: ResolverTypeWrapper<Omit<PageAgent, 'agent'> & { agent: ResolversTypes['AiAgent'] }>;
  PageComparison: ResolverTypeWrapper<PageComparisonModel>;
  PageMean: ResolverTypeWrapper<PageMean>;
  PageReading: ResolverTypeWrapper<PageReadingModel>;
  PageResult: ResolverTypeWrapper<PageResult>;
  PageResultOrder: PageResultOrder;
  PageResults: ResolverTypeWrapper<PageResults>;
  PageVisits: ResolverTypeWrapper<ListedPage>;
  PageVisitsDetail: ResolverTypeWrapper<Omit<PageVisitsDetail, 'agents'> & { agents: Array<ResolversTypes['PageAgent']> }>;
  PageVisitsList: ResolverTypeWrapper<ListedPages>;
  People: ResolverTypeWrapper<Omit<People, 'invitations' | 'members'> & { invitations: Array<ResolversTypes['Invitation']>, members: Array<ResolversTypes['Member']> }>;
  PeopleMetrics: ResolverTypeWrapper<PeopleMetrics>;
  PeoplePayload: ResolverTypeWrapper<Omit<PeoplePayload, 'people'> & { people: ResolversTypes['People'] }>;
  Persona: ResolverTypeWrapper<Persona>;
  PersonaComparison: ResolverTypeWrapper<PersonaComparison>;
  PersonaComparisons: ResolverTypeWrapper<PersonaComparisons>;
  PersonaDifference: ResolverTypeWrapper<PersonaDifference>;
  PersonaInput: PersonaInput;
  PersonaPayload: ResolverTypeWrapper<PersonaPayload>;
  PersonaRef: ResolverTypeWrapper<PersonaRef>;
  PlaceGiven: PlaceGiven;
  Platform: ResolverTypeWrapper<Platform>;
  PlatformEstimate: ResolverTypeWrapper<PlatformEstimateModel>;
  PlatformHealth: ResolverTypeWrapper<PlatformHealth>;
  PlatformMatches: ResolverTypeWrapper<PlatformMatches>;
  PlatformMetrics: ResolverTypeWrapper<PlatformMetrics>;
  PlatformPeople: ResolverTypeWrapper<PlatformPeople>;
  PlatformStatus: PlatformStatus;
  Product: ResolverTypeWrapper<Product>;
  ProductFinding: ResolverTypeWrapper<ProductFinding>;
  Prompt: ResolverTypeWrapper<Prompt>;
  PromptCompany: ResolverTypeWrapper<PromptCompany>;
  PromptGap: ResolverTypeWrapper<PromptGapModel>;
  PromptGapPage: ResolverTypeWrapper<Omit<PromptGapPage, 'nodes' | 'scope'> & { nodes: Array<ResolversTypes['PromptGap']>, scope: ResolversTypes['GapScope'] }>;
  PromptGapSort: PromptGapSort;
  PromptGapText: PromptGapText;
  PromptGroup: ResolverTypeWrapper<Omit<PromptGroup, 'topic'> & { topic: ResolversTypes['Topic'] }>;
  PromptLanguage: PromptLanguage;
  PromptPage: ResolverTypeWrapper<PromptPageModel>;
  PromptPeriod: ResolverTypeWrapper<PromptPeriod>;
  PromptPlatform: ResolverTypeWrapper<PromptPlatform>;
  PromptPlatformAnswer: ResolverTypeWrapper<PromptPlatformAnswer>;
  PromptPoint: ResolverTypeWrapper<PromptPoint>;
  PromptRef: ResolverTypeWrapper<PromptRef>;
  PromptRowInput: PromptRowInput;
  PromptSearch: ResolverTypeWrapper<PromptSearchModel>;
  PromptSearches: ResolverTypeWrapper<PromptSearchesModel>;
  PromptSettings: ResolverTypeWrapper<PromptSettings>;
  PromptSettingsList: ResolverTypeWrapper<PromptSettingsList>;
  PromptSite: ResolverTypeWrapper<Omit<PromptSite, 'owner'> & { owner: ResolversTypes['SiteOwner'] }>;
  PromptSource: ResolverTypeWrapper<Omit<PromptSource, 'owner'> & { owner: ResolversTypes['SiteOwner'] }>;
  PromptVariant: ResolverTypeWrapper<PromptVariant>;
  ProposeRobotsTxtInput: ProposeRobotsTxtInput;
  PurposeVisits: ResolverTypeWrapper<Omit<PurposeVisits, 'purpose'> & { purpose: ResolversTypes['AgentPurpose'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankedCompany: ResolverTypeWrapper<RankedCompany>;
  Rate: ResolverTypeWrapper<Rate>;
  RateChange: ResolverTypeWrapper<RateChange>;
  ReanalysePayload: ResolverTypeWrapper<ReanalysePayload>;
  RecentVisit: ResolverTypeWrapper<Omit<RecentVisit, 'agent' | 'verification'> & { agent?: Maybe<ResolversTypes['AiAgent']>, verification?: Maybe<ResolversTypes['Verification']> }>;
  RecipientMailStatus: RecipientMailStatus;
  RecordedAnswerInput: RecordedAnswerInput;
  RecordedCompanyInput: RecordedCompanyInput;
  RecordedFindingInput: RecordedFindingInput;
  RecordedJudgementInput: RecordedJudgementInput;
  RecordedOrderInput: RecordedOrderInput;
  RecordedProductInput: RecordedProductInput;
  RecordedReviewInput: RecordedReviewInput;
  RecordedSearchInput: RecordedSearchInput;
  RecordedSourceInput: RecordedSourceInput;
  RecordedSpanInput: RecordedSpanInput;
  RejectedAnswer: ResolverTypeWrapper<RejectedAnswer>;
  RemoveNotePayload: ResolverTypeWrapper<RemoveNotePayload>;
  RemoveReportPayload: ResolverTypeWrapper<RemoveReportPayload>;
  Report: ResolverTypeWrapper<ReportView>;
  ReportAnswer: ResolverTypeWrapper<ReportAnswer>;
  ReportBudget: ResolverTypeWrapper<ReportBudget>;
  ReportChangedPrompt: ResolverTypeWrapper<ReportChangedPrompt>;
  ReportCitation: ResolverTypeWrapper<ReportCitation>;
  ReportCompany: ResolverTypeWrapper<ReportCompany>;
  ReportCompetitors: ResolverTypeWrapper<ReportCompetitors>;
  ReportDays: ReportDays;
  ReportFailure: ResolverTypeWrapper<ReportFailure>;
  ReportFormula: ResolverTypeWrapper<ReportFormula>;
  ReportLinkOutcome: ReportLinkOutcome;
  ReportMailStatus: ReportMailStatus;
  ReportMeasurement: ResolverTypeWrapper<ReportMeasurement>;
  ReportMention: ResolverTypeWrapper<ReportMention>;
  ReportMissingPrompt: ResolverTypeWrapper<ReportMissingPrompt>;
  ReportNamedCompany: ResolverTypeWrapper<ReportNamedCompany>;
  ReportNextStep: ResolverTypeWrapper<ReportNextStep>;
  ReportOffer: ResolverTypeWrapper<ReportOffer>;
  ReportPassage: ResolverTypeWrapper<ReportPassage>;
  ReportPeriod: ResolverTypeWrapper<ReportPeriod>;
  ReportPlatform: ResolverTypeWrapper<ReportPlatform>;
  ReportPrompt: ResolverTypeWrapper<ReportPrompt>;
  ReportPrompts: ResolverTypeWrapper<ReportPrompts>;
  ReportRecipient: ResolverTypeWrapper<ReportRecipient>;
  ReportRecipients: ResolverTypeWrapper<ReportRecipients>;
  ReportRequest: ResolverTypeWrapper<ReportRequestModel>;
  ReportRequestPage: ResolverTypeWrapper<Omit<ReportRequestPage, 'nodes'> & { nodes: Array<ResolversTypes['ReportRequest']> }>;
  ReportResult: ResolverTypeWrapper<ReportResult>;
  ReportSchedule: ResolverTypeWrapper<ScheduleModel>;
  ReportScheduleInput: ReportScheduleInput;
  ReportSearchTopics: ResolverTypeWrapper<ReportSearchTopics>;
  ReportSentiment: ResolverTypeWrapper<ReportSentiment>;
  ReportSource: ResolverTypeWrapper<ReportSource>;
  ReportSources: ResolverTypeWrapper<ReportSources>;
  ReportStatus: ReportStatus;
  ReportTopSource: ResolverTypeWrapper<ReportTopSource>;
  ReportTopic: ResolverTypeWrapper<ReportTopic>;
  ReportWebsite: ResolverTypeWrapper<ReportWebsite>;
  RequestReportInput: RequestReportInput;
  RequestReportPayload: ResolverTypeWrapper<RequestReportPayload>;
  ResultCoverage: ResolverTypeWrapper<ResultCoverage>;
  ResultFigures: ResolverTypeWrapper<ResultFigures>;
  ReviewAccuracy: ResolverTypeWrapper<ReviewAccuracy>;
  ReviewItem: ResolverTypeWrapper<ReviewItemModel>;
  ReviewMentionInput: ReviewMentionInput;
  ReviewPayload: ResolverTypeWrapper<Omit<ReviewPayload, 'answer'> & { answer?: Maybe<ResolversTypes['Answer']> }>;
  ReviewRate: ResolverTypeWrapper<ReviewRate>;
  ReviewReason: ReviewReason;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<RevokeApiTokenPayload, 'apiTokens'> & { apiTokens: Array<ResolversTypes['ApiToken']> }>;
  RevokeShareLinkPayload: ResolverTypeWrapper<Omit<RevokeShareLinkPayload, 'shareLinks'> & { shareLinks: Array<ResolversTypes['ShareLink']> }>;
  RobotsTxtProposal: ResolverTypeWrapper<RobotsTxtProposal>;
  Role: Role;
  RunEstimate: ResolverTypeWrapper<PreparedRun>;
  RunFailure: ResolverTypeWrapper<RunFailureModel>;
  RunInput: RunInput;
  RunPlatform: ResolverTypeWrapper<RunPlatformModel>;
  RunStatus: RunStatus;
  RunTrigger: RunTrigger;
  SaveAlertsPayload: ResolverTypeWrapper<Omit<SaveAlertsPayload, 'settings'> & { settings: ResolversTypes['AlertSettings'] }>;
  SaveBrandInput: SaveBrandInput;
  SaveBrandPayload: ResolverTypeWrapper<Omit<SaveBrandPayload, 'brand' | 'competitors' | 'viewer'> & { brand?: Maybe<ResolversTypes['Brand']>, competitors: Array<ResolversTypes['Competitor']>, viewer: ResolversTypes['Viewer'] }>;
  SaveCollectionSettingsPayload: ResolverTypeWrapper<Omit<SaveCollectionSettingsPayload, 'settings'> & { settings: ResolversTypes['CollectionSettings'] }>;
  SaveConflict: ResolverTypeWrapper<SaveConflict>;
  SaveExperimentPayload: ResolverTypeWrapper<Omit<SaveExperimentPayload, 'experiment'> & { experiment?: Maybe<ResolversTypes['Experiment']> }>;
  SaveLlmsTxtPayload: ResolverTypeWrapper<SaveLlmsTxtPayload>;
  SaveOutreachSettingsPayload: ResolverTypeWrapper<Omit<SaveOutreachSettingsPayload, 'outreach'> & { outreach: ResolversTypes['Outreach'] }>;
  SavePageSettingsInput: SavePageSettingsInput;
  SavePageSettingsPayload: ResolverTypeWrapper<Omit<SavePageSettingsPayload, 'pageReading'> & { pageReading: ResolversTypes['PageReading'] }>;
  ScoreCorrelation: ResolverTypeWrapper<ScoreCorrelationModel>;
  SearchPage: ResolverTypeWrapper<SearchPage>;
  SearchQuery: ResolverTypeWrapper<SearchQuery>;
  SearchReport: ResolverTypeWrapper<Omit<SearchReport, 'kind'> & { kind: ResolversTypes['SearchReportKind'] }>;
  SearchReportInput: SearchReportInput;
  SearchReportKind: ResolverTypeWrapper<SearchReportKindValue>;
  SendViewInput: SendViewInput;
  SentView: ResolverTypeWrapper<SentViewModel>;
  Sentiment: ResolverTypeWrapper<SentimentModel>;
  SentimentBand: SentimentBand;
  SentimentCounts: ResolverTypeWrapper<SentimentCounts>;
  SentimentJudge: ResolverTypeWrapper<SentimentJudge>;
  SentimentPoint: ResolverTypeWrapper<SentimentPoint>;
  SetNextStepPayload: ResolverTypeWrapper<Omit<SetNextStepPayload, 'nextSteps'> & { nextSteps: Array<ResolversTypes['NextStep']> }>;
  ShareLink: ResolverTypeWrapper<ListedLink>;
  ShareLinkDay: ResolverTypeWrapper<ShareLinkDay>;
  ShareLinkState: ShareLinkState;
  SharedScreen: ResolverTypeWrapper<SharedScreenValue>;
  SharedView: ResolverTypeWrapper<Visit>;
  SiteCheck: ResolverTypeWrapper<SiteCheck>;
  SiteCheckStatus: SiteCheckStatus;
  SiteFile: ResolverTypeWrapper<SiteFile>;
  SiteFileFinding: ResolverTypeWrapper<SiteFileFinding>;
  SiteFileKind: SiteFileKind;
  SiteFileSeverity: SiteFileSeverity;
  SiteFileStatus: SiteFileStatus;
  SiteFileVersion: ResolverTypeWrapper<SiteFileVersion>;
  SiteFileVisits: ResolverTypeWrapper<Omit<SiteFileVisits, 'agent'> & { agent: ResolversTypes['AiAgent'] }>;
  SiteFileVisitsList: ResolverTypeWrapper<Omit<SiteFileVisitsList, 'files'> & { files: Array<ResolversTypes['SiteFileVisits']> }>;
  SiteFiles: ResolverTypeWrapper<SiteFiles>;
  SiteKind: ResolverTypeWrapper<Omit<SiteKind, 'kind'> & { kind: ResolversTypes['WebPageKind'] }>;
  SiteOwner: ResolverTypeWrapper<SiteOwnerValue>;
  SiteScores: ResolverTypeWrapper<SiteScores>;
  SortDirection: SortDirection;
  SourceAnalysis: ResolverTypeWrapper<SourceAnalysis>;
  SourceContentType: ResolverTypeWrapper<SourceContentType>;
  SourceCount: ResolverTypeWrapper<SourceCount>;
  SourceGap: ResolverTypeWrapper<SourceGap>;
  SourceGapPage: ResolverTypeWrapper<Omit<SourceGapPage, 'scope'> & { scope: ResolversTypes['GapScope'] }>;
  SourceGapSort: SourceGapSort;
  SourceGapText: SourceGapText;
  SourceKind: SourceKind;
  SourceScores: ResolverTypeWrapper<SourceScores>;
  StatusVisits: ResolverTypeWrapper<StatusVisits>;
  StepEffect: ResolverTypeWrapper<StepEffect>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuggestedCategory: ResolverTypeWrapper<SuggestedCategory>;
  SuggestedCompanies: ResolverTypeWrapper<SuggestedCompanies>;
  SuggestedCompany: ResolverTypeWrapper<SuggestedCompany>;
  SuggestedPrompt: ResolverTypeWrapper<SuggestedPrompt>;
  SuggestedTopic: ResolverTypeWrapper<SuggestedTopic>;
  SuggestedTopics: ResolverTypeWrapper<SuggestedTopics>;
  SuggestionBasis: SuggestionBasis;
  SuggestionCategory: ResolverTypeWrapper<SuggestionCategory>;
  Surface: Surface;
  TermCoverage: ResolverTypeWrapper<TermCoverage>;
  TestAlertPayload: ResolverTypeWrapper<TestAlertPayload>;
  TextDifference: ResolverTypeWrapper<TextDifference>;
  TextRetention: ResolverTypeWrapper<TextRetentionModel>;
  TextSpan: ResolverTypeWrapper<TextSpan>;
  TextState: TextState;
  TimeWindow: TimeWindow;
  TokenScope: TokenScope;
  TopSources: ResolverTypeWrapper<TopSourcesModel>;
  Topic: ResolverTypeWrapper<TopicModel>;
  TopicCompetitors: ResolverTypeWrapper<TopicMetricsModel>;
  TopicDashboard: ResolverTypeWrapper<TopicPage>;
  TopicImpressions: ResolverTypeWrapper<TopicMetricsModel>;
  TopicMatches: ResolverTypeWrapper<TopicMatches>;
  TopicMetrics: ResolverTypeWrapper<TopicMetricsModel>;
  TopicRef: ResolverTypeWrapper<TopicRef>;
  TopicSentiment: ResolverTypeWrapper<TopicMetricsModel>;
  TopicSettings: ResolverTypeWrapper<TopicSettingsModel>;
  TopicShare: ResolverTypeWrapper<Omit<TopicShare, 'topic'> & { topic: ResolversTypes['Topic'] }>;
  TopicSources: ResolverTypeWrapper<TopicMetricsModel>;
  TrackDiscoveredCompanyPayload: ResolverTypeWrapper<Omit<TrackDiscoveredCompanyPayload, 'competitor' | 'viewer'> & { competitor?: Maybe<ResolversTypes['Competitor']>, viewer: ResolversTypes['Viewer'] }>;
  UnmovedPrompt: ResolverTypeWrapper<UnmovedPrompt>;
  Verdict: Verdict;
  Verification: ResolverTypeWrapper<VerificationValue>;
  ViewInput: ViewInput;
  ViewScheduleInput: ViewScheduleInput;
  Viewer: ResolverTypeWrapper<Account>;
  Visibility: ResolverTypeWrapper<VisibilityModel>;
  VisibilityStatus: VisibilityStatus;
  VisitDoor: ResolverTypeWrapper<VisitDoorValue>;
  VisitFilter: VisitFilter;
  VisitImport: ResolverTypeWrapper<Omit<VisitImport, 'door'> & { door: ResolversTypes['VisitDoor'] }>;
  VisitMetrics: ResolverTypeWrapper<Omit<VisitMetrics, 'agents' | 'purposes'> & { agents: Array<ResolversTypes['AgentVisits']>, purposes: Array<ResolversTypes['PurposeVisits']> }>;
  VisitPageList: VisitPageList;
  VisitPoint: ResolverTypeWrapper<VisitPoint>;
  VisitRate: ResolverTypeWrapper<VisitRate>;
  VisitedPage: ResolverTypeWrapper<VisitedPage>;
  WebPage: ResolverTypeWrapper<AccountPage>;
  WebPageBlock: ResolverTypeWrapper<BlockWithSpans>;
  WebPageBlockKind: WebPageBlockKind;
  WebPageKind: ResolverTypeWrapper<PageKind>;
  WebPageList: ResolverTypeWrapper<Omit<WebPageList, 'nodes'> & { nodes: Array<ResolversTypes['WebPage']> }>;
  WebPageRun: ResolverTypeWrapper<PageRun>;
  WebPageRunStatus: WebPageRunStatus;
  WebPageScore: WebPageScore;
  WebPageScores: ResolverTypeWrapper<WebPageScores>;
  WebPageSort: WebPageSort;
  WebPageSpan: ResolverTypeWrapper<WebPageSpan>;
  WebPageStatus: ResolverTypeWrapper<PageStatus>;
  WebPageStatusCount: ResolverTypeWrapper<Omit<WebPageStatusCount, 'status'> & { status: ResolversTypes['WebPageStatus'] }>;
  WebPageText: ResolverTypeWrapper<PageVersion>;
  WebPageVersion: ResolverTypeWrapper<WebPageVersion>;
  WhatChanged: ResolverTypeWrapper<WhatChangedModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationPayload: AcceptInvitationPayload;
  AccessibleAccount: AccessibleAccountModel;
  AccountReport: ListedReport;
  AccountReportMail: ReportMail;
  AccountReportPage: Omit<AccountReportPage, 'nodes'> & { nodes: Array<ResolversParentTypes['AccountReport']> };
  ActionCenter: ActionCenterHome;
  ActionCenterExample: ActionCenterExample;
  ActionCenterStatus: ActionCenterStatus;
  ActionProgress: ActionProgress;
  AddAlertRuleInput: AddAlertRuleInput;
  AddPromptsPayload: AddPromptsPayload;
  AgentDetail: Omit<AgentDetail, 'agent'> & { agent: ResolversParentTypes['AiAgent'] };
  AgentPage: AgentPage;
  AgentVisits: Omit<AgentVisits, 'agent'> & { agent: ResolversParentTypes['AiAgent'] };
  AiAgent: AiAgent;
  Alert: AlertModel;
  AlertDelivery: AlertDeliveryModel;
  AlertEvidence: AlertEvidence;
  AlertFigure: AlertFigure;
  AlertItem: AlertItem;
  AlertLine: AlertLine;
  AlertPage: AlertPageModel;
  AlertPoint: AlertPoint;
  AlertPrompt: AlertPrompt;
  AlertQuietHours: AlertQuietHours;
  AlertQuietHoursInput: AlertQuietHoursInput;
  AlertRecipient: StoredRecipient;
  AlertRule: AlertRuleModel;
  AlertSettings: AlertSettingsModel;
  AlertSource: AlertSource;
  AlertTimeLine: AlertTimeLine;
  AlertWebhook: AlertWebhook;
  AnalysedSource: AnalysedSource;
  AnalyticsConnection: AnalyticsConnection;
  AnalyticsPayload: AnalyticsPayload;
  Answer: ListedAnswer;
  AnswerOrigin: AnswerOriginModel;
  AnswerOrigins: AnswerOriginsModel;
  AnswerPage: AnswerPageModel;
  AnswerPair: Omit<AnswerPair, 'after' | 'before' | 'place'> & { after?: Maybe<ResolversParentTypes['Answer']>, before?: Maybe<ResolversParentTypes['Answer']>, place: ResolversParentTypes['ChangedPlace'] };
  AnswerSearch: AnswerSearchModel;
  AnswersFilter: AnswersFilter;
  AnswersScope: AnswersScopeModel;
  ApiToken: ApiTokenModel;
  ArchivePromptsPayload: ArchivePromptsPayload;
  ArticleScores: ArticleScores;
  AskedAnswers: AskedAnswers;
  AskedAs: AskedAs;
  AuditEvent: AuditEvent;
  AuditPage: AuditPage;
  AuthorityPart: AuthorityPart;
  Boolean: Scalars['Boolean']['output'];
  BotPolicy: BotPolicy;
  BotPolicyInput: BotPolicyInput;
  Brand: Company;
  Brief: BriefModel;
  BriefFact: BriefFact;
  BriefHeading: BriefHeading;
  BriefOwnPage: BriefOwnPage;
  BriefPage: BriefPage;
  BriefPageStructure: BriefPageStructure;
  BriefPrompt: BriefPrompt;
  BriefQuestion: BriefQuestion;
  BriefTerm: BriefTerm;
  Campaign: Campaign;
  ChangePromptPayload: ChangePromptPayload;
  ChangedAnswers: Omit<ChangedAnswers, 'pair' | 'places'> & { pair?: Maybe<ResolversParentTypes['AnswerPair']>, places: Array<ResolversParentTypes['ChangedPlace']> };
  ChangedItem: Omit<ChangedItem, 'modelChanges'> & { modelChanges: Array<ResolversParentTypes['ModelChange']> };
  ChangedList: Omit<ChangedList, 'items'> & { items: Array<ResolversParentTypes['ChangedItem']> };
  ChangedPlace: ChangedPlaceModel;
  CheckPlatformPayload: Omit<CheckPlatformPayload, 'platform'> & { platform: ResolversParentTypes['ConfiguredPlatform'] };
  CheckSiteFilesPayload: CheckSiteFilesPayload;
  Citation: Citation;
  CitedOwnPage: CitedOwnPage;
  CitedPage: CitedPage;
  CitedPageKind: CitedPageKind;
  CitedSite: Omit<CitedSite, 'kinds'> & { kinds: Array<ResolversParentTypes['SiteKind']> };
  CitedSiteDetail: Omit<CitedSiteDetail, 'pages'> & { pages: Array<ResolversParentTypes['CitedSitePage']> };
  CitedSitePage: CitedSitePage;
  CitingPrompt: CitingPrompt;
  CollectionRun: Run;
  CollectionSettings: SettingsView;
  CollectionSettingsInput: CollectionSettingsInput;
  CompanyInput: CompanyInput;
  ComparablePrompt: ComparablePrompt;
  ComparedDay: ComparedDay;
  ComparedPage: ComparedPageModel;
  ComparedPlatform: ComparedPlatformModel;
  ComparedPrompt: ComparedPromptModel;
  ComparisonAdvice: ComparisonAdvice;
  ComparisonArticle: ComparisonArticle;
  Competitor: Company;
  CompetitorRanking: CompetitorRanking;
  ConfiguredPlatform: PlatformState;
  ConfirmReportPayload: ConfirmReportPayload;
  ConnectAnalyticsInput: ConnectAnalyticsInput;
  ConnectedApp: ConnectedAppModel;
  ContentComparison: ContentComparison;
  ContentDraft: Draft;
  ContentGenerator: ContentGenerator;
  ContentTemplate: ContentTemplate;
  ContentTypeFigures: ContentTypeFigures;
  Crawler: Crawler;
  CrawlerActivity: CrawlerActivity;
  CreateAccountReportInput: CreateAccountReportInput;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']> };
  CreateShareLinkInput: CreateShareLinkInput;
  CreateShareLinkPayload: Omit<CreateShareLinkPayload, 'shareLink'> & { shareLink?: Maybe<ResolversParentTypes['ShareLink']> };
  Dashboard: AccountMetrics;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayMatches: DayMatches;
  DayRange: DayRange;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteExperimentPayload: DeleteExperimentPayload;
  DemoProgress: DemoProgress;
  DifferenceLine: DifferenceLine;
  DisconnectAppPayload: Omit<DisconnectAppPayload, 'connectedApps'> & { connectedApps: Array<ResolversParentTypes['ConnectedApp']> };
  DiscoveredCompany: UntrackedCompany;
  DiscoveredCompanyList: DiscoveryList;
  DismissedCompany: DismissedCompany;
  DraftCheck: DraftCheck;
  DraftClaim: DraftClaim;
  DraftCut: DraftCut;
  DraftEstimate: DraftEstimate;
  DraftLink: DraftLink;
  DraftSection: DraftSection;
  EarlierDays: EarlierDays;
  EditTopicsPayload: Omit<EditTopicsPayload, 'topics'> & { topics: Array<ResolversParentTypes['TopicSettings']> };
  EmailTemplate: EmailTemplate;
  ExampleOpportunity: ExampleOpportunity;
  ExampleStep: ExampleStep;
  Excerpt: Excerpt;
  Experiment: ExperimentView;
  ExperimentAlternative: ExperimentAlternative;
  ExperimentCandidate: DraftCandidate;
  ExperimentChecks: ExperimentChecks;
  ExperimentComparison: Comparison;
  ExperimentCounts: ExperimentCounts;
  ExperimentInput: ExperimentInput;
  ExperimentList: ExperimentListModel;
  ExperimentModel: ExperimentModel;
  ExperimentPlatform: ProgressPlatform;
  ExperimentPower: ExperimentPower;
  ExperimentProgress: Progress;
  ExperimentProgressDay: ExperimentProgressDay;
  ExperimentPrompt: ExperimentPromptModel;
  ExperimentWindows: ExperimentWindows;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  FoundPage: FoundPage;
  FundActionCenter: FundActionCenter;
  FundActivity: FundActivity;
  FundCategoryPerformance: FundCategoryPerformance;
  FundGenerator: Omit<FundGenerator, 'brand'> & { brand?: Maybe<ResolversParentTypes['Brand']> };
  FundOutreach: Omit<FundOutreach, 'brand'> & { brand?: Maybe<ResolversParentTypes['Brand']> };
  FundPrompt: FundPrompt;
  FundPromptList: Omit<FundPromptList, 'brand'> & { brand?: Maybe<ResolversParentTypes['Brand']> };
  FundRecommendation: FundRecommendation;
  FundToolFigures: FundToolFigures;
  FundTopic: FundTopic;
  GapScope: GapScopeModel;
  GroupRates: GroupRates;
  HeadToHead: HeadToHeadModel;
  HeadToHeadPrompt: HeadToHeadPrompt;
  HeadToHeadSource: HeadToHeadSource;
  HourVisits: HourVisits;
  ID: Scalars['ID']['output'];
  ImportAnswersPayload: ImportAnswersPayload;
  ImportProblem: ImportProblem;
  ImportPromptsPayload: ImportPromptsPayload;
  ImportedRow: ImportedRow;
  ImpressionPoint: ImpressionPoint;
  Int: Scalars['Int']['output'];
  Invitation: InvitationModel;
  InvitePersonPayload: Omit<InvitePersonPayload, 'people'> & { people: ResolversParentTypes['People'] };
  KeyInsight: KeyInsight;
  LandingPage: LandingPage;
  LeadChange: LeadChange;
  LeaveAccountPayload: LeaveAccountPayload;
  ListedExperiment: ListedExperimentModel;
  LlmsContentItem: LlmsContentItem;
  LlmsLibrary: Omit<LlmsLibrary, 'brand'> & { brand?: Maybe<ResolversParentTypes['Brand']> };
  LlmsLink: LlmsLink;
  LlmsTxtFile: LlmsTxtFile;
  LlmsTxtScores: LlmsTxtScores;
  MailServerInput: MailServerInput;
  Mean: Mean;
  MeanChange: MeanChange;
  Member: MemberModel;
  Mention: MentionModel;
  MentionReview: CompanyReview;
  MetricsFilter: MetricsFilter;
  MetricsTablePage: MetricsTablePage;
  MetricsTableRow: MetricsTableRow;
  ModelChange: ModelChangeModel;
  ModelChangeDay: ModelChangeDayModel;
  MovePromptsPayload: MovePromptsPayload;
  Mutation: Record<PropertyKey, never>;
  NamedCompany: NamedCompany;
  NamedInstead: NamedInstead;
  NamedRanking: NamedRankingModel;
  NextStep: ListedStep;
  Note: NoteModel;
  NoteInput: NoteInput;
  NotePage: Omit<NotePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Note']> };
  NotePayload: Omit<NotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['Note']> };
  NotePrompt: NotePrompt;
  NotesFilter: NotesFilter;
  OpenedInvitation: OpenedInvitationModel;
  Opportunity: Omit<Opportunity, 'sources'> & { sources: Array<ResolversParentTypes['OpportunitySource']> };
  OpportunitySource: OpportunitySource;
  OrderCorrection: OrderCorrectionModel;
  OriginChange: OriginChangeModel;
  Outreach: OutreachOverview;
  OutreachContact: ListedContact;
  OutreachEvent: TargetEvent;
  OutreachFact: OutreachFact;
  OutreachImportPayload: OutreachImportPayload;
  OutreachMail: ListedMail;
  OutreachMailServer: ServerView;
  OutreachNamed: OutreachNamed;
  OutreachSettings: OutreachSettingsView;
  OutreachSettingsInput: OutreachSettingsInput;
  OutreachSource: OutreachSource;
  OutreachSourceList: Omit<OutreachSourceList, 'nodes'> & { nodes: Array<ResolversParentTypes['OutreachSourcePage']> };
  OutreachSourcePage: SourcePage;
  OutreachStateCount: StateCount;
  OutreachSummary: OutreachSummary;
  OutreachSuppression: Suppression;
  OutreachSuppressionList: Omit<OutreachSuppressionList, 'nodes'> & { nodes: Array<ResolversParentTypes['OutreachSuppression']> };
  OutreachTarget: ListedTarget;
  OutreachTargetList: Omit<OutreachTargetList, 'nodes'> & { nodes: Array<ResolversParentTypes['OutreachTarget']> };
  OutreachTargetPayload: Omit<OutreachTargetPayload, 'target'> & { target?: Maybe<ResolversParentTypes['OutreachTarget']> };
  OutreachTrialPayload: Omit<OutreachTrialPayload, 'outreach'> & { outreach: ResolversParentTypes['Outreach'] };
  OutreachTrialStep: OutreachTrialStep;
  PageAgent: Omit<PageAgent, 'agent'> & { agent: ResolversParentTypes['AiAgent'] };
  PageComparison: PageComparisonModel;
  PageMean: PageMean;
  PageReading: PageReadingModel;
  PageResult: PageResult;
  PageResults: PageResults;
  PageVisits: ListedPage;
  PageVisitsDetail: Omit<PageVisitsDetail, 'agents'> & { agents: Array<ResolversParentTypes['PageAgent']> };
  PageVisitsList: ListedPages;
  People: Omit<People, 'invitations' | 'members'> & { invitations: Array<ResolversParentTypes['Invitation']>, members: Array<ResolversParentTypes['Member']> };
  PeopleMetrics: PeopleMetrics;
  PeoplePayload: Omit<PeoplePayload, 'people'> & { people: ResolversParentTypes['People'] };
  Persona: Persona;
  PersonaComparison: PersonaComparison;
  PersonaComparisons: PersonaComparisons;
  PersonaDifference: PersonaDifference;
  PersonaInput: PersonaInput;
  PersonaPayload: PersonaPayload;
  PersonaRef: PersonaRef;
  Platform: Platform;
  PlatformEstimate: PlatformEstimateModel;
  PlatformHealth: PlatformHealth;
  PlatformMatches: PlatformMatches;
  PlatformMetrics: PlatformMetrics;
  PlatformPeople: PlatformPeople;
  Product: Product;
  ProductFinding: ProductFinding;
  Prompt: Prompt;
  PromptCompany: PromptCompany;
  PromptGap: PromptGapModel;
  PromptGapPage: Omit<PromptGapPage, 'nodes' | 'scope'> & { nodes: Array<ResolversParentTypes['PromptGap']>, scope: ResolversParentTypes['GapScope'] };
  PromptGroup: Omit<PromptGroup, 'topic'> & { topic: ResolversParentTypes['Topic'] };
  PromptPage: PromptPageModel;
  PromptPeriod: PromptPeriod;
  PromptPlatform: PromptPlatform;
  PromptPlatformAnswer: PromptPlatformAnswer;
  PromptPoint: PromptPoint;
  PromptRef: PromptRef;
  PromptRowInput: PromptRowInput;
  PromptSearch: PromptSearchModel;
  PromptSearches: PromptSearchesModel;
  PromptSettings: PromptSettings;
  PromptSettingsList: PromptSettingsList;
  PromptSite: PromptSite;
  PromptSource: PromptSource;
  PromptVariant: PromptVariant;
  ProposeRobotsTxtInput: ProposeRobotsTxtInput;
  PurposeVisits: PurposeVisits;
  Query: Record<PropertyKey, never>;
  RankedCompany: RankedCompany;
  Rate: Rate;
  RateChange: RateChange;
  ReanalysePayload: ReanalysePayload;
  RecentVisit: Omit<RecentVisit, 'agent'> & { agent?: Maybe<ResolversParentTypes['AiAgent']> };
  RecordedAnswerInput: RecordedAnswerInput;
  RecordedCompanyInput: RecordedCompanyInput;
  RecordedFindingInput: RecordedFindingInput;
  RecordedJudgementInput: RecordedJudgementInput;
  RecordedOrderInput: RecordedOrderInput;
  RecordedProductInput: RecordedProductInput;
  RecordedReviewInput: RecordedReviewInput;
  RecordedSearchInput: RecordedSearchInput;
  RecordedSourceInput: RecordedSourceInput;
  RecordedSpanInput: RecordedSpanInput;
  RejectedAnswer: RejectedAnswer;
  RemoveNotePayload: RemoveNotePayload;
  RemoveReportPayload: RemoveReportPayload;
  Report: ReportView;
  ReportAnswer: ReportAnswer;
  ReportBudget: ReportBudget;
  ReportChangedPrompt: ReportChangedPrompt;
  ReportCitation: ReportCitation;
  ReportCompany: ReportCompany;
  ReportCompetitors: ReportCompetitors;
  ReportFailure: ReportFailure;
  ReportFormula: ReportFormula;
  ReportMeasurement: ReportMeasurement;
  ReportMention: ReportMention;
  ReportMissingPrompt: ReportMissingPrompt;
  ReportNamedCompany: ReportNamedCompany;
  ReportNextStep: ReportNextStep;
  ReportOffer: ReportOffer;
  ReportPassage: ReportPassage;
  ReportPeriod: ReportPeriod;
  ReportPlatform: ReportPlatform;
  ReportPrompt: ReportPrompt;
  ReportPrompts: ReportPrompts;
  ReportRecipient: ReportRecipient;
  ReportRecipients: ReportRecipients;
  ReportRequest: ReportRequestModel;
  ReportRequestPage: Omit<ReportRequestPage, 'nodes'> & { nodes: Array<ResolversParentTypes['ReportRequest']> };
  ReportResult: ReportResult;
  ReportSchedule: ScheduleModel;
  ReportScheduleInput: ReportScheduleInput;
  ReportSearchTopics: ReportSearchTopics;
  ReportSentiment: ReportSentiment;
  ReportSource: ReportSource;
  ReportSources: ReportSources;
  ReportTopSource: ReportTopSource;
  ReportTopic: ReportTopic;
  ReportWebsite: ReportWebsite;
  RequestReportInput: RequestReportInput;
  RequestReportPayload: RequestReportPayload;
  ResultCoverage: ResultCoverage;
  ResultFigures: ResultFigures;
  ReviewAccuracy: ReviewAccuracy;
  ReviewItem: ReviewItemModel;
  ReviewMentionInput: ReviewMentionInput;
  ReviewPayload: Omit<ReviewPayload, 'answer'> & { answer?: Maybe<ResolversParentTypes['Answer']> };
  ReviewRate: ReviewRate;
  RevokeApiTokenPayload: Omit<RevokeApiTokenPayload, 'apiTokens'> & { apiTokens: Array<ResolversParentTypes['ApiToken']> };
  RevokeShareLinkPayload: Omit<RevokeShareLinkPayload, 'shareLinks'> & { shareLinks: Array<ResolversParentTypes['ShareLink']> };
  RobotsTxtProposal: RobotsTxtProposal;
  RunEstimate: PreparedRun;
  RunFailure: RunFailureModel;
  RunInput: RunInput;
  RunPlatform: RunPlatformModel;
  SaveAlertsPayload: Omit<SaveAlertsPayload, 'settings'> & { settings: ResolversParentTypes['AlertSettings'] };
  SaveBrandInput: SaveBrandInput;
  SaveBrandPayload: Omit<SaveBrandPayload, 'brand' | 'competitors' | 'viewer'> & { brand?: Maybe<ResolversParentTypes['Brand']>, competitors: Array<ResolversParentTypes['Competitor']>, viewer: ResolversParentTypes['Viewer'] };
  SaveCollectionSettingsPayload: Omit<SaveCollectionSettingsPayload, 'settings'> & { settings: ResolversParentTypes['CollectionSettings'] };
  SaveConflict: SaveConflict;
  SaveExperimentPayload: Omit<SaveExperimentPayload, 'experiment'> & { experiment?: Maybe<ResolversParentTypes['Experiment']> };
  SaveLlmsTxtPayload: SaveLlmsTxtPayload;
  SaveOutreachSettingsPayload: Omit<SaveOutreachSettingsPayload, 'outreach'> & { outreach: ResolversParentTypes['Outreach'] };
  SavePageSettingsInput: SavePageSettingsInput;
  SavePageSettingsPayload: Omit<SavePageSettingsPayload, 'pageReading'> & { pageReading: ResolversParentTypes['PageReading'] };
  ScoreCorrelation: ScoreCorrelationModel;
  SearchPage: SearchPage;
  SearchQuery: SearchQuery;
  SearchReport: SearchReport;
  SearchReportInput: SearchReportInput;
  SendViewInput: SendViewInput;
  SentView: SentViewModel;
  Sentiment: SentimentModel;
  SentimentCounts: SentimentCounts;
  SentimentJudge: SentimentJudge;
  SentimentPoint: SentimentPoint;
  SetNextStepPayload: Omit<SetNextStepPayload, 'nextSteps'> & { nextSteps: Array<ResolversParentTypes['NextStep']> };
  ShareLink: ListedLink;
  ShareLinkDay: ShareLinkDay;
  SharedView: Visit;
  SiteCheck: SiteCheck;
  SiteFile: SiteFile;
  SiteFileFinding: SiteFileFinding;
  SiteFileVersion: SiteFileVersion;
  SiteFileVisits: Omit<SiteFileVisits, 'agent'> & { agent: ResolversParentTypes['AiAgent'] };
  SiteFileVisitsList: Omit<SiteFileVisitsList, 'files'> & { files: Array<ResolversParentTypes['SiteFileVisits']> };
  SiteFiles: SiteFiles;
  SiteKind: SiteKind;
  SiteScores: SiteScores;
  SourceAnalysis: SourceAnalysis;
  SourceContentType: SourceContentType;
  SourceCount: SourceCount;
  SourceGap: SourceGap;
  SourceGapPage: Omit<SourceGapPage, 'scope'> & { scope: ResolversParentTypes['GapScope'] };
  SourceScores: SourceScores;
  StatusVisits: StatusVisits;
  StepEffect: StepEffect;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuggestedCategory: SuggestedCategory;
  SuggestedCompanies: SuggestedCompanies;
  SuggestedCompany: SuggestedCompany;
  SuggestedPrompt: SuggestedPrompt;
  SuggestedTopic: SuggestedTopic;
  SuggestedTopics: SuggestedTopics;
  SuggestionCategory: SuggestionCategory;
  TermCoverage: TermCoverage;
  TestAlertPayload: TestAlertPayload;
  TextDifference: TextDifference;
  TextRetention: TextRetentionModel;
  TextSpan: TextSpan;
  TopSources: TopSourcesModel;
  Topic: TopicModel;
  TopicCompetitors: TopicMetricsModel;
  TopicDashboard: TopicPage;
  TopicImpressions: TopicMetricsModel;
  TopicMatches: TopicMatches;
  TopicMetrics: TopicMetricsModel;
  TopicRef: TopicRef;
  TopicSentiment: TopicMetricsModel;
  TopicSettings: TopicSettingsModel;
  TopicShare: Omit<TopicShare, 'topic'> & { topic: ResolversParentTypes['Topic'] };
  TopicSources: TopicMetricsModel;
  TrackDiscoveredCompanyPayload: Omit<TrackDiscoveredCompanyPayload, 'competitor' | 'viewer'> & { competitor?: Maybe<ResolversParentTypes['Competitor']>, viewer: ResolversParentTypes['Viewer'] };
  UnmovedPrompt: UnmovedPrompt;
  ViewInput: ViewInput;
  ViewScheduleInput: ViewScheduleInput;
  Viewer: Account;
  Visibility: VisibilityModel;
  VisitFilter: VisitFilter;
  VisitImport: VisitImport;
  VisitMetrics: Omit<VisitMetrics, 'agents' | 'purposes'> & { agents: Array<ResolversParentTypes['AgentVisits']>, purposes: Array<ResolversParentTypes['PurposeVisits']> };
  VisitPoint: VisitPoint;
  VisitRate: VisitRate;
  VisitedPage: VisitedPage;
  WebPage: AccountPage;
  WebPageBlock: BlockWithSpans;
  WebPageList: Omit<WebPageList, 'nodes'> & { nodes: Array<ResolversParentTypes['WebPage']> };
  WebPageRun: PageRun;
  WebPageScores: WebPageScores;
  WebPageSpan: WebPageSpan;
  WebPageStatusCount: WebPageStatusCount;
  WebPageText: PageVersion;
  WebPageVersion: WebPageVersion;
  WhatChanged: WhatChangedModel;
};

export type AcceptInvitationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AccessibleAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessibleAccount'] = ResolversParentTypes['AccessibleAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
};

export type AccountReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountReport'] = ResolversParentTypes['AccountReport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['AccountReportMail']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountReportStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['SentView']>, ParentType, ContextType>;
};

export type AccountReportMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountReportMail'] = ResolversParentTypes['AccountReportMail']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecipientMailStatus'], ParentType, ContextType>;
};

export type AccountReportPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountReportPage'] = ResolversParentTypes['AccountReportPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AccountReport']>, ParentType, ContextType>;
};

export type ActionCenterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActionCenter'] = ResolversParentTypes['ActionCenter']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  keyInsight?: Resolver<ResolversTypes['KeyInsight'], ParentType, ContextType>;
  nextSteps?: Resolver<Array<ResolversTypes['NextStep']>, ParentType, ContextType>;
  opportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['ActionProgress'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type ActionCenterExampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActionCenterExample'] = ResolversParentTypes['ActionCenterExample']> = {
  keyInsight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSteps?: Resolver<Array<ResolversTypes['ExampleStep']>, ParentType, ContextType>;
  opportunities?: Resolver<Array<ResolversTypes['ExampleOpportunity']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActionCenterStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActionCenterStatus'] = ResolversParentTypes['ActionCenterStatus']> = {
  state?: Resolver<ResolversTypes['ActionCenterState'], ParentType, ContextType>;
};

export type ActionProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActionProgress'] = ResolversParentTypes['ActionProgress']> = {
  ownCitations?: Resolver<Maybe<ResolversTypes['StepEffect']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['StepEffect']>, ParentType, ContextType>;
};

export type AddPromptsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddPromptsPayload'] = ResolversParentTypes['AddPromptsPayload']> = {
  added?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
  alreadyThere?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  restored?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
};

export type AgentDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgentDetail'] = ResolversParentTypes['AgentDetail']> = {
  agent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['HourVisits']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['AgentPage']>, ParentType, ContextType>;
  recent?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StatusVisits']>, ParentType, ContextType>;
};

export type AgentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgentPage'] = ResolversParentTypes['AgentPage']> = {
  page?: Resolver<ResolversTypes['VisitedPage'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentPurposeResolvers = { SEARCH: 'search', TRAINING: 'training', USER: 'user' };

export type AgentVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AgentVisits'] = ResolversParentTypes['AgentVisits']> = {
  agent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType>;
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['VisitRate'], ParentType, ContextType>;
  unpublished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AiAgentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiAgent'] = ResolversParentTypes['AiAgent']> = {
  documentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AgentPurpose'], ParentType, ContextType>;
  rangesDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rangesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['AlertDelivery']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AlertKind'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertDelivery'] = ResolversParentTypes['AlertDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['AlertChannel'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertDeliveryStatus'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertEvidenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertEvidence'] = ResolversParentTypes['AlertEvidence']> = {
  after?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  experimentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AlertItem']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['AlertSource']>, ParentType, ContextType>;
  topicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AlertFigureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertFigure'] = ResolversParentTypes['AlertFigure']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AlertItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertItem'] = ResolversParentTypes['AlertItem']> = {
  after?: Resolver<ResolversTypes['AlertFigure'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['AlertFigure'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChangedKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AlertUnit'], ParentType, ContextType>;
};

export type AlertLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertLine'] = ResolversParentTypes['AlertLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['AlertPoint']>, ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['AlertEvidence'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['AlertRule']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeLine?: Resolver<Maybe<ResolversTypes['AlertTimeLine']>, ParentType, ContextType>;
};

export type AlertPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertPoint'] = ResolversParentTypes['AlertPoint']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AlertPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertPrompt'] = ResolversParentTypes['AlertPrompt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertQuietHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertQuietHours'] = ResolversParentTypes['AlertQuietHours']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekends?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertRecipientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertRecipient'] = ResolversParentTypes['AlertRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlertRecipientState'], ParentType, ContextType>;
};

export type AlertRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertRule'] = ResolversParentTypes['AlertRule']> = {
  channels?: Resolver<Array<ResolversTypes['AlertChannel']>, ParentType, ContextType>;
  competitor?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AlertKind'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['AlertPrompt']>, ParentType, ContextType>;
  subjectGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType>;
  topicGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertSettings'] = ResolversParentTypes['AlertSettings']> = {
  digestByWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  digestProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['AlertQuietHours']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['AlertRecipient']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['AlertRule']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['AlertWebhook']>, ParentType, ContextType>;
  webhookVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyDigest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertSource'] = ResolversParentTypes['AlertSource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertTimeLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertTimeLine'] = ResolversParentTypes['AlertTimeLine']> = {
  lines?: Resolver<Array<ResolversTypes['AlertLine']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AlertUnit'], ParentType, ContextType>;
};

export type AlertWebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertWebhook'] = ResolversParentTypes['AlertWebhook']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalysedSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnalysedSource'] = ResolversParentTypes['AnalysedSource']> = {
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentTypes?: Resolver<Array<ResolversTypes['SourceContentType']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['SourceScores'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalyticsConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnalyticsConnection'] = ResolversParentTypes['AnalyticsConnection']> = {
  clientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AnalyticsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnalyticsPayload'] = ResolversParentTypes['AnalyticsPayload']> = {
  connection?: Resolver<Maybe<ResolversTypes['AnalyticsConnection']>, ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  askedAs?: Resolver<Maybe<ResolversTypes['AskedAs']>, ParentType, ContextType>;
  citationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citations?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  collectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['Excerpt'], ParentType, ContextType, Partial<AnswerExcerptArgs>>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TextSpan']>, ParentType, ContextType, RequireFields<AnswerMatchesArgs, 'text'>>;
  mentions?: Resolver<Array<ResolversTypes['Mention']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderCorrection?: Resolver<Maybe<ResolversTypes['OrderCorrection']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['PromptRef'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['MentionReview']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchQueries?: Resolver<Array<ResolversTypes['SearchQuery']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnswerStatus'], ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['Surface'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textRemovedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  textState?: Resolver<ResolversTypes['TextState'], ParentType, ContextType>;
  unsupportedLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerOriginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerOrigin'] = ResolversParentTypes['AnswerOrigin']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['Surface'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AnswerOriginsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerOrigins'] = ResolversParentTypes['AnswerOrigins']> = {
  changes?: Resolver<Array<ResolversTypes['OriginChange']>, ParentType, ContextType>;
  modelChanges?: Resolver<Array<ResolversTypes['ModelChangeDay']>, ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['AnswerOrigin']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type AnswerPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerPage'] = ResolversParentTypes['AnswerPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Answer']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AnswersScope'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['AnswerSearch']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerPairResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerPair'] = ResolversParentTypes['AnswerPair']> = {
  after?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ChangedPlace'], ParentType, ContextType>;
};

export type AnswerSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerSearch'] = ResolversParentTypes['AnswerSearch']> = {
  comparedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayMatches']>, ParentType, ContextType>;
  namingBrand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformMatches']>, ParentType, ContextType>;
  readTexts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedTexts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['TopicMatches']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadTexts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswersScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswersScope'] = ResolversParentTypes['AnswersScope']> = {
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  notCompany?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  persona?: Resolver<Maybe<ResolversTypes['PersonaRef']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['PromptRef']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CitedPage']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['TopicRef']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type ArchivePromptsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchivePromptsPayload'] = ResolversParentTypes['ArchivePromptsPayload']> = {
  prompts?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
};

export type ArticleScoresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArticleScores'] = ResolversParentTypes['ArticleScores']> = {
  authoritativeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fluency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  technicalTerms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AskedAnswersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AskedAnswers'] = ResolversParentTypes['AskedAnswers']> = {
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
};

export type AskedAsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AskedAs'] = ResolversParentTypes['AskedAs']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeGiven?: Resolver<Maybe<ResolversTypes['PlaceGiven']>, ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
};

export type AuthorityPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthorityPart'] = ResolversParentTypes['AuthorityPart']> = {
  maxPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BotPolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BotPolicy'] = ResolversParentTypes['BotPolicy']> = {
  closedPages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNamed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['BotPurpose'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BriefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brief'] = ResolversParentTypes['Brief']> = {
  citedPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['BriefFact']>, ParentType, ContextType>;
  instead?: Resolver<Array<ResolversTypes['NamedInstead']>, ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  neededPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outline?: Resolver<Array<ResolversTypes['BriefHeading']>, ParentType, ContextType>;
  ownPage?: Resolver<Maybe<ResolversTypes['BriefOwnPage']>, ParentType, ContextType>;
  ownPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownUnread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['BriefPage']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['BriefPrompt'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['BriefQuestion']>, ParentType, ContextType>;
  readPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['BriefTerm']>, ParentType, ContextType>;
  usedPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  wordings?: Resolver<Array<ResolversTypes['BriefPrompt']>, ParentType, ContextType>;
};

export type BriefFactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefFact'] = ResolversParentTypes['BriefFact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BriefFactKind'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BriefHeadingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefHeading'] = ResolversParentTypes['BriefHeading']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onOwnPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BriefOwnPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefOwnPage'] = ResolversParentTypes['BriefOwnPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lacking?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  promptTerms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BriefPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefPage'] = ResolversParentTypes['BriefPage']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['WebPageKind']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['WebPageScores']>, ParentType, ContextType>;
  structure?: Resolver<Maybe<ResolversTypes['BriefPageStructure']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BriefPageStructureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefPageStructure'] = ResolversParentTypes['BriefPageStructure']> = {
  lists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tables?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BriefPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefPrompt'] = ResolversParentTypes['BriefPrompt']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['TopicRef'], ParentType, ContextType>;
};

export type BriefQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefQuestion'] = ResolversParentTypes['BriefQuestion']> = {
  page?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BriefTermResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BriefTerm'] = ResolversParentTypes['BriefTerm']> = {
  inPrompt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onOwnPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  createdAt?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CampaignStatus'], ParentType, ContextType>;
};

export type ChangePromptPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePromptPayload'] = ResolversParentTypes['ChangePromptPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
};

export type ChangedAnswersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedAnswers'] = ResolversParentTypes['ChangedAnswers']> = {
  pair?: Resolver<Maybe<ResolversTypes['AnswerPair']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['ChangedPlace']>, ParentType, ContextType>;
};

export type ChangedItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedItem'] = ResolversParentTypes['ChangedItem']> = {
  after?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modelChanges?: Resolver<Array<ResolversTypes['ModelChange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type ChangedListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedList'] = ResolversParentTypes['ChangedList']> = {
  items?: Resolver<Array<ResolversTypes['ChangedItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangedKind'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedPlace'] = ResolversParentTypes['ChangedPlace']> = {
  answersAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answersBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hitsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hitsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  promptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckPlatformPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckPlatformPayload'] = ResolversParentTypes['CheckPlatformPayload']> = {
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['ConfiguredPlatform'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckSiteFilesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckSiteFilesPayload'] = ResolversParentTypes['CheckSiteFilesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  siteFiles?: Resolver<ResolversTypes['SiteFiles'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitedOwnPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedOwnPage'] = ResolversParentTypes['CitedOwnPage']> = {
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitedPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedPage'] = ResolversParentTypes['CitedPage']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitedPageKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedPageKind'] = ResolversParentTypes['CitedPageKind']> = {
  average?: Resolver<ResolversTypes['PageMean'], ParentType, ContextType>;
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebPageKind'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topSite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitedSiteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedSite'] = ResolversParentTypes['CitedSite']> = {
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['SiteKind']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['SiteScores']>, ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CitedSiteDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedSiteDetail'] = ResolversParentTypes['CitedSiteDetail']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['CitedSitePage']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CitedSitePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitedSitePage'] = ResolversParentTypes['CitedSitePage']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['WebPageKind']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitingPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CitingPrompt'] = ResolversParentTypes['CitingPrompt']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CollectionRun'] = ResolversParentTypes['CollectionRun']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['RunFailure']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['RunPlatform']>, ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RunStatus'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['RunTrigger'], ParentType, ContextType>;
  unsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CollectionSettings'] = ResolversParentTypes['CollectionSettings']> = {
  chatModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  judgeByModel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monthlyBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nextRun?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spentThisMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparablePromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparablePrompt'] = ResolversParentTypes['ComparablePrompt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparedDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedDay'] = ResolversParentTypes['ComparedDay']> = {
  controls?: Resolver<ResolversTypes['ExperimentCounts'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  treated?: Resolver<ResolversTypes['ExperimentCounts'], ParentType, ContextType>;
};

export type ComparedPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedPage'] = ResolversParentTypes['ComparedPage']> = {
  cited?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  compares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['TermCoverage'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['WebPage'], ParentType, ContextType>;
  wordShare?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
};

export type ComparedPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedPlatform'] = ResolversParentTypes['ComparedPlatform']> = {
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['ExperimentModel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComparedPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedPrompt'] = ResolversParentTypes['ComparedPrompt']> = {
  after?: Resolver<ResolversTypes['ExperimentCounts'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['ExperimentCounts'], ParentType, ContextType>;
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ExperimentRole'], ParentType, ContextType>;
};

export type ComparisonAdviceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparisonAdvice'] = ResolversParentTypes['ComparisonAdvice']> = {
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdviceKind'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparisonArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparisonArticle'] = ResolversParentTypes['ComparisonArticle']> = {
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['ArticleScores'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompetitorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Competitor'] = ResolversParentTypes['Competitor']> = {
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompetitorRankingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompetitorRanking'] = ResolversParentTypes['CompetitorRanking']> = {
  companyRank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankings?: Resolver<Array<ResolversTypes['RankedCompany']>, ParentType, ContextType>;
  voices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfiguredPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfiguredPlatform'] = ResolversParentTypes['ConfiguredPlatform']> = {
  concurrency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['PlatformHealth']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyVariable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestsPerMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlatformStatus'], ParentType, ContextType>;
};

export type ConfirmReportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmReportPayload'] = ResolversParentTypes['ConfirmReportPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReportLinkOutcome'], ParentType, ContextType>;
};

export type ConnectedAppResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConnectedApp'] = ResolversParentTypes['ConnectedApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type ContentComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentComparison'] = ResolversParentTypes['ContentComparison']> = {
  competitorArticles?: Resolver<Array<ResolversTypes['ComparisonArticle']>, ParentType, ContextType>;
  ownArticles?: Resolver<Array<ResolversTypes['ComparisonArticle']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentDraft'] = ResolversParentTypes['ContentDraft']> = {
  after?: Resolver<Maybe<ResolversTypes['WebPageScores']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['WebPageScores']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cut?: Resolver<Array<ResolversTypes['DraftCut']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  improvements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  inputTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['DraftLevel'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DraftSection']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DraftStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentGeneratorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentGenerator'] = ResolversParentTypes['ContentGenerator']> = {
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sampleContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentTemplate'] = ResolversParentTypes['ContentTemplate']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FundContentType'], ParentType, ContextType>;
};

export type ContentTypeFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentTypeFigures'] = ResolversParentTypes['ContentTypeFigures']> = {
  averageCitations?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrawlerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Crawler'] = ResolversParentTypes['Crawler']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrawlerActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlerActivity'] = ResolversParentTypes['CrawlerActivity']> = {
  aiTrafficPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conversionPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  crawlers?: Resolver<Array<ResolversTypes['Crawler']>, ParentType, ContextType>;
  earlierMentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pagesIndexed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weeklyChangePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shareLink?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  availablePlatforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  metrics?: Resolver<ResolversTypes['TopicMetrics'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topicBreakdown?: Resolver<Array<ResolversTypes['TopicShare']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayMatchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayMatches'] = ResolversParentTypes['DayMatches']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DayRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  archiveDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dataDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  signInDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeleteExperimentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteExperimentPayload'] = ResolversParentTypes['DeleteExperimentPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DemoProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoProgress'] = ResolversParentTypes['DemoProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DifferenceLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DifferenceLine'] = ResolversParentTypes['DifferenceLine']> = {
  change?: Resolver<ResolversTypes['DifferenceChange'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisconnectAppPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisconnectAppPayload'] = ResolversParentTypes['DisconnectAppPayload']> = {
  connectedApps?: Resolver<Array<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
};

export type DiscoveredCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscoveredCompany'] = ResolversParentTypes['DiscoveredCompany']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstPlaces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareOfVoice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DiscoveredCompanyListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscoveredCompanyList'] = ResolversParentTypes['DiscoveredCompanyList']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['DiscoveredCompany']>, ParentType, ContextType>;
  dismissed?: Resolver<Array<ResolversTypes['DismissedCompany']>, ParentType, ContextType>;
  ranking?: Resolver<ResolversTypes['NamedRanking'], ParentType, ContextType>;
  uncountedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DismissedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DismissedCompany'] = ResolversParentTypes['DismissedCompany']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftCheck'] = ResolversParentTypes['DraftCheck']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DraftClaimResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftClaim'] = ResolversParentTypes['DraftClaim']> = {
  fromOwnText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['DraftLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toCheck?: Resolver<Array<ResolversTypes['DraftCheck']>, ParentType, ContextType>;
};

export type DraftCutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftCut'] = ResolversParentTypes['DraftCut']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftEstimate'] = ResolversParentTypes['DraftEstimate']> = {
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxOutputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftLink'] = ResolversParentTypes['DraftLink']> = {
  factId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftSection'] = ResolversParentTypes['DraftSection']> = {
  claims?: Resolver<Array<ResolversTypes['DraftClaim']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditTopicsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditTopicsPayload'] = ResolversParentTypes['EditTopicsPayload']> = {
  added?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['TopicSettings']>, ParentType, ContextType>;
};

export type EmailTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EmailTemplateType'], ParentType, ContextType>;
};

export type ExampleOpportunityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExampleOpportunity'] = ResolversParentTypes['ExampleOpportunity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  potential?: Resolver<ResolversTypes['OpportunityPotential'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OpportunityType'], ParentType, ContextType>;
};

export type ExampleStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExampleStep'] = ResolversParentTypes['ExampleStep']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExcerptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Excerpt'] = ResolversParentTypes['Excerpt']> = {
  matches?: Resolver<Array<ResolversTypes['TextSpan']>, ParentType, ContextType>;
  mention?: Resolver<Maybe<ResolversTypes['TextSpan']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Experiment'] = ResolversParentTypes['Experiment']> = {
  abandonReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abandonedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['ExperimentCandidate']>, ParentType, ContextType, RequireFields<ExperimentCandidatesArgs, 'first'>>;
  canonical?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checks?: Resolver<Maybe<ResolversTypes['ExperimentChecks']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  daysAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detectable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['ExperimentMetric'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['ExperimentPower']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ExperimentProgress']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['ExperimentPrompt']>, ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registeredBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ExperimentComparison']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExperimentState'], ParentType, ContextType>;
  windows?: Resolver<ResolversTypes['ExperimentWindows'], ParentType, ContextType>;
};

export type ExperimentAlternativeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentAlternative'] = ResolversParentTypes['ExperimentAlternative']> = {
  detectable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentCandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentCandidate'] = ResolversParentTypes['ExperimentCandidate']> = {
  base?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  noControl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ExperimentRole']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentChecksResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentChecks'] = ResolversParentTypes['ExperimentChecks']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExperimentComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentComparison'] = ResolversParentTypes['ExperimentComparison']> = {
  comparedControls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparedTreated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  computedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  controls?: Resolver<Maybe<ResolversTypes['GroupRates']>, ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ComparedDay']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['ExperimentMetric'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['ComparedPlatform']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['ComparedPrompt']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  treated?: Resolver<Maybe<ResolversTypes['GroupRates']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ExperimentVerdict'], ParentType, ContextType>;
  windows?: Resolver<ResolversTypes['ExperimentWindows'], ParentType, ContextType>;
};

export type ExperimentCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentCounts'] = ResolversParentTypes['ExperimentCounts']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperimentListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentList'] = ResolversParentTypes['ExperimentList']> = {
  experiments?: Resolver<Array<ResolversTypes['ListedExperiment']>, ParentType, ContextType>;
  neededControls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neededTreated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperimentModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentModel'] = ResolversParentTypes['ExperimentModel']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ExperimentPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentPlatform'] = ResolversParentTypes['ExperimentPlatform']> = {
  models?: Resolver<Array<ResolversTypes['ExperimentModel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentPowerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentPower'] = ResolversParentTypes['ExperimentPower']> = {
  alternatives?: Resolver<Array<ResolversTypes['ExperimentAlternative']>, ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correlation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detectable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentProgress'] = ResolversParentTypes['ExperimentProgress']> = {
  days?: Resolver<Array<ResolversTypes['ExperimentProgressDay']>, ParentType, ContextType>;
  daysPassed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['ExperimentPlatform']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExperimentProgressDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentProgressDay'] = ResolversParentTypes['ExperimentProgressDay']> = {
  controlAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  treatedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperimentPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentPrompt'] = ResolversParentTypes['ExperimentPrompt']> = {
  matchedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ExperimentRole'], ParentType, ContextType>;
};

export type ExperimentWindowsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExperimentWindows'] = ResolversParentTypes['ExperimentWindows']> = {
  after?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FoundPage'] = ResolversParentTypes['FoundPage']> = {
  cited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FundActionCenterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundActionCenter'] = ResolversParentTypes['FundActionCenter']> = {
  activities?: Resolver<Array<ResolversTypes['FundActivity']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['FundToolFigures'], ParentType, ContextType>;
  performance?: Resolver<Array<ResolversTypes['FundCategoryPerformance']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['FundRecommendation']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FundActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundActivity'] = ResolversParentTypes['FundActivity']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['FundTool'], ParentType, ContextType>;
};

export type FundCategoryPerformanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundCategoryPerformance'] = ResolversParentTypes['FundCategoryPerformance']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FundGeneratorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundGenerator'] = ResolversParentTypes['FundGenerator']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['ContentTemplate']>, ParentType, ContextType>;
};

export type FundOutreachResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundOutreach'] = ResolversParentTypes['FundOutreach']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  campaigns?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['OutreachSource']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['OutreachSummary'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['EmailTemplate']>, ParentType, ContextType>;
};

export type FundPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundPrompt'] = ResolversParentTypes['FundPrompt']> = {
  averageRank?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankChange?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  topCompetitors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FundPromptListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundPromptList'] = ResolversParentTypes['FundPromptList']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['FundPrompt']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FundRecommendationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundRecommendation'] = ResolversParentTypes['FundRecommendation']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['FundTool'], ParentType, ContextType>;
};

export type FundToolFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundToolFigures'] = ResolversParentTypes['FundToolFigures']> = {
  analysedSources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailsSent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  libraryItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promptVisibility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sourceCitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FundTopicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FundTopic'] = ResolversParentTypes['FundTopic']> = {
  activePrompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marketPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GapScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GapScope'] = ResolversParentTypes['GapScope']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availablePlatforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['TopicRef']>, ParentType, ContextType>;
};

export type GroupRatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GroupRates'] = ResolversParentTypes['GroupRates']> = {
  after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HeadToHeadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeadToHead'] = ResolversParentTypes['HeadToHead']> = {
  brand?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  competitor?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  competitorDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['MetricsTableRow']>, ParentType, ContextType>;
  leadChange?: Resolver<Maybe<ResolversTypes['LeadChange']>, ParentType, ContextType>;
  ownPages?: Resolver<Array<ResolversTypes['HeadToHeadSource']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['HeadToHeadPrompt']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['HeadToHeadSource']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['MetricsTableRow']>, ParentType, ContextType>;
};

export type HeadToHeadPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeadToHeadPrompt'] = ResolversParentTypes['HeadToHeadPrompt']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  both?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlyThem?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlyYou?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['PromptRef'], ParentType, ContextType>;
};

export type HeadToHeadSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeadToHeadSource'] = ResolversParentTypes['HeadToHeadSource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CitedPage'], ParentType, ContextType>;
  withYou?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HourVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HourVisits'] = ResolversParentTypes['HourVisits']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportAnswersPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportAnswersPayload'] = ResolversParentTypes['ImportAnswersPayload']> = {
  dataVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['RejectedAnswer']>, ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportPromptsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportPromptsPayload'] = ResolversParentTypes['ImportPromptsPayload']> = {
  rows?: Resolver<Array<ResolversTypes['ImportedRow']>, ParentType, ContextType>;
  topicsAdded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportedRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportedRow'] = ResolversParentTypes['ImportedRow']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImpressionPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImpressionPoint'] = ResolversParentTypes['ImpressionPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  impressions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
};

export type InvitePersonPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvitePersonPayload'] = ResolversParentTypes['InvitePersonPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['People'], ParentType, ContextType>;
};

export type KeyInsightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeyInsight'] = ResolversParentTypes['KeyInsight']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['InsightSubject'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  page?: Resolver<Maybe<ResolversTypes['VisitedPage']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadChange'] = ResolversParentTypes['LeadChange']> = {
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type LeaveAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveAccountPayload'] = ResolversParentTypes['LeaveAccountPayload']> = {
  left?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedExperimentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListedExperiment'] = ResolversParentTypes['ListedExperiment']> = {
  controls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['ExperimentMetric'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExperimentState'], ParentType, ContextType>;
  treated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['ExperimentVerdict']>, ParentType, ContextType>;
};

export type LlmsContentItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlmsContentItem'] = ResolversParentTypes['LlmsContentItem']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LlmsContentStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LlmsLibraryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlmsLibrary'] = ResolversParentTypes['LlmsLibrary']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LlmsContentItem']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LlmsLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlmsLink'] = ResolversParentTypes['LlmsLink']> = {
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LlmsLinkOutcome'], ParentType, ContextType>;
  redirectsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LlmsTxtFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlmsTxtFile'] = ResolversParentTypes['LlmsTxtFile']> = {
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['SiteFileFinding']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LlmsTxtOrigin'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['LlmsTxtScores'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LlmsTxtScoresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LlmsTxtScores'] = ResolversParentTypes['LlmsTxtScores']> = {
  citationPotential?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  conciseness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fluency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  technicalAccuracy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MeanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mean'] = ResolversParentTypes['Mean']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MeanChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MeanChange'] = ResolversParentTypes['MeanChange']> = {
  current?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  judgesDiffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mention'] = ResolversParentTypes['Mention']> = {
  company?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  spans?: Resolver<Array<ResolversTypes['TextSpan']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
};

export type MentionReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MentionReview'] = ResolversParentTypes['MentionReview']> = {
  company?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  isCorrection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  named?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductFinding'], ParentType, ContextType>;
  reviewedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetricsBucketResolvers = { DAY: 'day', MONTH: 'month', RANGE: 'range', WEEK: 'week' };

export type MetricsDimensionResolvers = { COMPANY: 'company', LOCALE: 'locale', MODEL: 'model', PERSONA: 'persona', PLATFORM: 'platform', TOPIC: 'topic' };

export type MetricsTablePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MetricsTablePage'] = ResolversParentTypes['MetricsTablePage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MetricsTableRow']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetricsTableRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MetricsTableRow'] = ResolversParentTypes['MetricsTableRow']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  impressions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownCited?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  persona?: Resolver<Maybe<ResolversTypes['PersonaRef']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  shareOfVoice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['TopicRef']>, ParentType, ContextType>;
  voices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModelChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModelChange'] = ResolversParentTypes['ModelChange']> = {
  after?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type ModelChangeDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModelChangeDay'] = ResolversParentTypes['ModelChangeDay']> = {
  after?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type MovePromptsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MovePromptsPayload'] = ResolversParentTypes['MovePromptsPayload']> = {
  moved?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
  unmoved?: Resolver<Array<ResolversTypes['UnmovedPrompt']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonExperiment?: Resolver<ResolversTypes['Experiment'], ParentType, ContextType, RequireFields<MutationAbandonExperimentArgs, 'id'>>;
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  addAlertRecipient?: Resolver<ResolversTypes['SaveAlertsPayload'], ParentType, ContextType, RequireFields<MutationAddAlertRecipientArgs, 'address'>>;
  addAlertRule?: Resolver<ResolversTypes['SaveAlertsPayload'], ParentType, ContextType, RequireFields<MutationAddAlertRuleArgs, 'input'>>;
  addNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'input'>>;
  addOutreachSuppressions?: Resolver<ResolversTypes['OutreachImportPayload'], ParentType, ContextType, RequireFields<MutationAddOutreachSuppressionsArgs, 'values'>>;
  addPrompts?: Resolver<ResolversTypes['AddPromptsPayload'], ParentType, ContextType, RequireFields<MutationAddPromptsArgs, 'questions' | 'topicId'>>;
  addTopics?: Resolver<ResolversTypes['EditTopicsPayload'], ParentType, ContextType, RequireFields<MutationAddTopicsArgs, 'names'>>;
  approveOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationApproveOutreachMailArgs, 'hash' | 'id'>>;
  archivePersona?: Resolver<ResolversTypes['PersonaPayload'], ParentType, ContextType, RequireFields<MutationArchivePersonaArgs, 'id'>>;
  archivePrompts?: Resolver<ResolversTypes['ArchivePromptsPayload'], ParentType, ContextType, RequireFields<MutationArchivePromptsArgs, 'ids'>>;
  archiveTopic?: Resolver<ResolversTypes['EditTopicsPayload'], ParentType, ContextType, RequireFields<MutationArchiveTopicArgs, 'id'>>;
  cancelRun?: Resolver<ResolversTypes['CollectionRun'], ParentType, ContextType, RequireFields<MutationCancelRunArgs, 'id'>>;
  changeMemberRole?: Resolver<ResolversTypes['PeoplePayload'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'personId' | 'role'>>;
  changeNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationChangeNoteArgs, 'id' | 'input'>>;
  changePrompt?: Resolver<ResolversTypes['ChangePromptPayload'], ParentType, ContextType, RequireFields<MutationChangePromptArgs, 'id' | 'question'>>;
  checkOutreachReplies?: Resolver<ResolversTypes['Outreach'], ParentType, ContextType>;
  checkPlatform?: Resolver<ResolversTypes['CheckPlatformPayload'], ParentType, ContextType, RequireFields<MutationCheckPlatformArgs, 'key'>>;
  checkSiteFiles?: Resolver<ResolversTypes['CheckSiteFilesPayload'], ParentType, ContextType, RequireFields<MutationCheckSiteFilesArgs, 'links'>>;
  confirmReport?: Resolver<ResolversTypes['ConfirmReportPayload'], ParentType, ContextType, RequireFields<MutationConfirmReportArgs, 'key' | 'token'>>;
  connectAnalytics?: Resolver<ResolversTypes['AnalyticsPayload'], ParentType, ContextType, RequireFields<MutationConnectAnalyticsArgs, 'input'>>;
  correctOrder?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationCorrectOrderArgs, 'answerId'>>;
  countShareLinkOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCountShareLinkOpenArgs, 'token'>>;
  createAccountReport?: Resolver<ResolversTypes['AccountReport'], ParentType, ContextType, RequireFields<MutationCreateAccountReportArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createExperiment?: Resolver<ResolversTypes['SaveExperimentPayload'], ParentType, ContextType, RequireFields<MutationCreateExperimentArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  declineOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationDeclineOutreachMailArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'confirm'>>;
  deleteAccountReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountReportArgs, 'id'>>;
  deleteExperiment?: Resolver<ResolversTypes['DeleteExperimentPayload'], ParentType, ContextType, RequireFields<MutationDeleteExperimentArgs, 'id'>>;
  deleteOutreachDraft?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationDeleteOutreachDraftArgs, 'id'>>;
  deleteOutreachTarget?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationDeleteOutreachTargetArgs, 'id'>>;
  deleteReportSchedule?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType, RequireFields<MutationDeleteReportScheduleArgs, 'id'>>;
  disconnectAnalytics?: Resolver<ResolversTypes['AnalyticsPayload'], ParentType, ContextType>;
  disconnectApp?: Resolver<ResolversTypes['DisconnectAppPayload'], ParentType, ContextType, RequireFields<MutationDisconnectAppArgs, 'id'>>;
  dismissDiscoveredCompany?: Resolver<ResolversTypes['DiscoveredCompanyList'], ParentType, ContextType, RequireFields<MutationDismissDiscoveredCompanyArgs, 'dismissed' | 'key'>>;
  draftOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationDraftOutreachMailArgs, 'contactId' | 'targetId'>>;
  findOutreachContacts?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationFindOutreachContactsArgs, 'id'>>;
  importAnswers?: Resolver<ResolversTypes['ImportAnswersPayload'], ParentType, ContextType, RequireFields<MutationImportAnswersArgs, 'answers'>>;
  importOutreachSuppressions?: Resolver<ResolversTypes['OutreachImportPayload'], ParentType, ContextType, RequireFields<MutationImportOutreachSuppressionsArgs, 'csv'>>;
  importOutreachTargets?: Resolver<ResolversTypes['OutreachImportPayload'], ParentType, ContextType, RequireFields<MutationImportOutreachTargetsArgs, 'csv'>>;
  importPrompts?: Resolver<ResolversTypes['ImportPromptsPayload'], ParentType, ContextType, RequireFields<MutationImportPromptsArgs, 'rows'>>;
  importSearchReport?: Resolver<Array<ResolversTypes['SearchReport']>, ParentType, ContextType, RequireFields<MutationImportSearchReportArgs, 'input'>>;
  invitePerson?: Resolver<ResolversTypes['InvitePersonPayload'], ParentType, ContextType, RequireFields<MutationInvitePersonArgs, 'email' | 'role'>>;
  leaveAccount?: Resolver<ResolversTypes['LeaveAccountPayload'], ParentType, ContextType>;
  movePrompts?: Resolver<ResolversTypes['MovePromptsPayload'], ParentType, ContextType, RequireFields<MutationMovePromptsArgs, 'ids' | 'topicId'>>;
  orderTopics?: Resolver<ResolversTypes['EditTopicsPayload'], ParentType, ContextType, RequireFields<MutationOrderTopicsArgs, 'ids'>>;
  pauseReportSchedule?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType, RequireFields<MutationPauseReportScheduleArgs, 'id' | 'paused'>>;
  readAnalytics?: Resolver<ResolversTypes['AnalyticsPayload'], ParentType, ContextType>;
  readPageAgain?: Resolver<ResolversTypes['WebPage'], ParentType, ContextType, RequireFields<MutationReadPageAgainArgs, 'id'>>;
  readPages?: Resolver<ResolversTypes['PageReading'], ParentType, ContextType, Partial<MutationReadPagesArgs>>;
  reanalyse?: Resolver<ResolversTypes['ReanalysePayload'], ParentType, ContextType>;
  registerExperiment?: Resolver<ResolversTypes['SaveExperimentPayload'], ParentType, ContextType, RequireFields<MutationRegisterExperimentArgs, 'id'>>;
  removeAlertRecipient?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType, RequireFields<MutationRemoveAlertRecipientArgs, 'id'>>;
  removeAlertRule?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType, RequireFields<MutationRemoveAlertRuleArgs, 'id'>>;
  removeMember?: Resolver<ResolversTypes['PeoplePayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'personId'>>;
  removeNote?: Resolver<ResolversTypes['RemoveNotePayload'], ParentType, ContextType, RequireFields<MutationRemoveNoteArgs, 'id'>>;
  removeOutreachSuppression?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveOutreachSuppressionArgs, 'value'>>;
  removeReport?: Resolver<ResolversTypes['RemoveReportPayload'], ParentType, ContextType, RequireFields<MutationRemoveReportArgs, 'key' | 'token'>>;
  removeReportRequest?: Resolver<ResolversTypes['ReportRequest'], ParentType, ContextType, RequireFields<MutationRemoveReportRequestArgs, 'id'>>;
  removeReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationRemoveReviewArgs, 'answerId' | 'companyId'>>;
  removeSearchReport?: Resolver<Array<ResolversTypes['SearchReport']>, ParentType, ContextType, RequireFields<MutationRemoveSearchReportArgs, 'id'>>;
  renameTopic?: Resolver<ResolversTypes['EditTopicsPayload'], ParentType, ContextType, RequireFields<MutationRenameTopicArgs, 'id' | 'name'>>;
  requestReport?: Resolver<ResolversTypes['RequestReportPayload'], ParentType, ContextType, RequireFields<MutationRequestReportArgs, 'input'>>;
  resolveOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationResolveOutreachMailArgs, 'id' | 'sent'>>;
  restorePersona?: Resolver<ResolversTypes['PersonaPayload'], ParentType, ContextType, RequireFields<MutationRestorePersonaArgs, 'id'>>;
  restorePrompts?: Resolver<ResolversTypes['ArchivePromptsPayload'], ParentType, ContextType, RequireFields<MutationRestorePromptsArgs, 'ids'>>;
  restoreTopic?: Resolver<ResolversTypes['EditTopicsPayload'], ParentType, ContextType, RequireFields<MutationRestoreTopicArgs, 'id'>>;
  retryAccountReport?: Resolver<ResolversTypes['AccountReport'], ParentType, ContextType, RequireFields<MutationRetryAccountReportArgs, 'id'>>;
  retryReport?: Resolver<ResolversTypes['ReportRequest'], ParentType, ContextType, RequireFields<MutationRetryReportArgs, 'id'>>;
  reviewMention?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewMentionArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['RevokeApiTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  revokeShareLink?: Resolver<ResolversTypes['RevokeShareLinkPayload'], ParentType, ContextType, RequireFields<MutationRevokeShareLinkArgs, 'id'>>;
  rotateAlertSecret?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType>;
  saveAlertWebhook?: Resolver<ResolversTypes['SaveAlertsPayload'], ParentType, ContextType, Partial<MutationSaveAlertWebhookArgs>>;
  saveBrand?: Resolver<ResolversTypes['SaveBrandPayload'], ParentType, ContextType, RequireFields<MutationSaveBrandArgs, 'input'>>;
  saveCollectionSettings?: Resolver<ResolversTypes['SaveCollectionSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveCollectionSettingsArgs, 'input'>>;
  saveLlmsTxt?: Resolver<ResolversTypes['SaveLlmsTxtPayload'], ParentType, ContextType, RequireFields<MutationSaveLlmsTxtArgs, 'text'>>;
  saveOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationSaveOutreachMailArgs, 'body' | 'id' | 'subject'>>;
  saveOutreachSettings?: Resolver<ResolversTypes['SaveOutreachSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveOutreachSettingsArgs, 'input'>>;
  savePageSettings?: Resolver<ResolversTypes['SavePageSettingsPayload'], ParentType, ContextType, RequireFields<MutationSavePageSettingsArgs, 'input'>>;
  savePersona?: Resolver<ResolversTypes['PersonaPayload'], ParentType, ContextType, RequireFields<MutationSavePersonaArgs, 'input'>>;
  saveReportSchedule?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType, RequireFields<MutationSaveReportScheduleArgs, 'input'>>;
  saveViewSchedule?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType, RequireFields<MutationSaveViewScheduleArgs, 'input'>>;
  sendAccountReport?: Resolver<ResolversTypes['AccountReport'], ParentType, ContextType, RequireFields<MutationSendAccountReportArgs, 'id' | 'recipients'>>;
  sendOutreachMail?: Resolver<ResolversTypes['OutreachTargetPayload'], ParentType, ContextType, RequireFields<MutationSendOutreachMailArgs, 'id'>>;
  sendTestAlert?: Resolver<ResolversTypes['TestAlertPayload'], ParentType, ContextType, RequireFields<MutationSendTestAlertArgs, 'channel'>>;
  sendView?: Resolver<ResolversTypes['AccountReport'], ParentType, ContextType, RequireFields<MutationSendViewArgs, 'input'>>;
  setAlertQuietHours?: Resolver<ResolversTypes['SaveAlertsPayload'], ParentType, ContextType, Partial<MutationSetAlertQuietHoursArgs>>;
  setNextStep?: Resolver<ResolversTypes['SetNextStepPayload'], ParentType, ContextType, RequireFields<MutationSetNextStepArgs, 'completed' | 'id'>>;
  setVercelSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationSetVercelSecretArgs>>;
  setWeeklyDigest?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType, RequireFields<MutationSetWeeklyDigestArgs, 'channel' | 'on'>>;
  startRun?: Resolver<ResolversTypes['CollectionRun'], ParentType, ContextType, Partial<MutationStartRunArgs>>;
  stopReadingPages?: Resolver<ResolversTypes['PageReading'], ParentType, ContextType>;
  suggestReportCompetitors?: Resolver<ResolversTypes['ReportCompetitors'], ParentType, ContextType, RequireFields<MutationSuggestReportCompetitorsArgs, 'companyName'>>;
  suggestReportPrompts?: Resolver<ResolversTypes['ReportPrompts'], ParentType, ContextType, RequireFields<MutationSuggestReportPromptsArgs, 'companyName' | 'competitors' | 'searchTopics'>>;
  suggestReportSearchTopics?: Resolver<ResolversTypes['ReportSearchTopics'], ParentType, ContextType, RequireFields<MutationSuggestReportSearchTopicsArgs, 'companyName' | 'competitors'>>;
  suggestReportWebsite?: Resolver<ResolversTypes['ReportWebsite'], ParentType, ContextType, RequireFields<MutationSuggestReportWebsiteArgs, 'companyName'>>;
  testOutreachSettings?: Resolver<ResolversTypes['OutreachTrialPayload'], ParentType, ContextType>;
  trackDiscoveredCompany?: Resolver<ResolversTypes['TrackDiscoveredCompanyPayload'], ParentType, ContextType, RequireFields<MutationTrackDiscoveredCompanyArgs, 'key'>>;
  updateExperiment?: Resolver<ResolversTypes['SaveExperimentPayload'], ParentType, ContextType, RequireFields<MutationUpdateExperimentArgs, 'id' | 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['PeoplePayload'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
  writeDraft?: Resolver<ResolversTypes['ContentDraft'], ParentType, ContextType, RequireFields<MutationWriteDraftArgs, 'level'>>;
};

export type NamedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedCompany'] = ResolversParentTypes['NamedCompany']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedInsteadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedInstead'] = ResolversParentTypes['NamedInstead']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
};

export type NamedRankingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedRanking'] = ResolversParentTypes['NamedRanking']> = {
  brandRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  untracked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NextStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  change?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActionStepKind'], ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['NotePrompt']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['TopicRef']>, ParentType, ContextType>;
};

export type NotePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotePage'] = ResolversParentTypes['NotePage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotePayload'] = ResolversParentTypes['NotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
};

export type NotePromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotePrompt'] = ResolversParentTypes['NotePrompt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OpenedInvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpenedInvitation'] = ResolversParentTypes['OpenedInvitation']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['AccountRole']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
};

export type OpportunityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Opportunity'] = ResolversParentTypes['Opportunity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instead?: Resolver<Array<ResolversTypes['NamedInstead']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  ownCited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  potential?: Resolver<ResolversTypes['OpportunityPotential'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['OpportunitySource']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['TopicRef'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OpportunityType'], ParentType, ContextType>;
  winnable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OpportunitySourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpportunitySource'] = ResolversParentTypes['OpportunitySource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  competitor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['WebPageKind']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCorrectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderCorrection'] = ResolversParentTypes['OrderCorrection']> = {
  productCompanyIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OriginChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OriginChange'] = ResolversParentTypes['OriginChange']> = {
  after?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  surfacesAfter?: Resolver<Array<ResolversTypes['Surface']>, ParentType, ContextType>;
  surfacesBefore?: Resolver<Array<ResolversTypes['Surface']>, ParentType, ContextType>;
};

export type OutreachResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Outreach'] = ResolversParentTypes['Outreach']> = {
  counts?: Resolver<Array<ResolversTypes['OutreachStateCount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sentToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['OutreachSettings'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachContactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachContact'] = ResolversParentTypes['OutreachContact']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OutreachContactKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachEvent'] = ResolversParentTypes['OutreachEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OutreachEventKind'], ParentType, ContextType>;
};

export type OutreachFactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachFact'] = ResolversParentTypes['OutreachFact']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachImportPayload'] = ResolversParentTypes['OutreachImportPayload']> = {
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachMail'] = ResolversParentTypes['OutreachMail']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['OutreachFact']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OutreachMailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachMailServerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachMailServer'] = ResolversParentTypes['OutreachMailServer']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['MailSecurity'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachNamedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachNamed'] = ResolversParentTypes['OutreachNamed']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSettings'] = ResolversParentTypes['OutreachSettings']> = {
  dailyLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imap?: Resolver<ResolversTypes['OutreachMailServer'], ParentType, ContextType>;
  plusAddressing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pollProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  polledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  postalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smtp?: Resolver<ResolversTypes['OutreachMailServer'], ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSource'] = ResolversParentTypes['OutreachSource']> = {
  authorityScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engagement?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyContact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastCoverage?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnershipPotential?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonUnderrated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OutreachSourceListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSourceList'] = ResolversParentTypes['OutreachSourceList']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OutreachSourcePage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachSourcePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSourcePage'] = ResolversParentTypes['OutreachSourcePage']> = {
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instead?: Resolver<Array<ResolversTypes['OutreachNamed']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['WebPageKind']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['CitingPrompt']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['OutreachTargetState']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type OutreachStateCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachStateCount'] = ResolversParentTypes['OutreachStateCount']> = {
  state?: Resolver<ResolversTypes['OutreachTargetState'], ParentType, ContextType>;
  targets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSummary'] = ResolversParentTypes['OutreachSummary']> = {
  averagePotential?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  combinedReach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentCoverage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachSuppressionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSuppression'] = ResolversParentTypes['OutreachSuppression']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['OutreachSuppressionReason'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutreachSuppressionListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachSuppressionList'] = ResolversParentTypes['OutreachSuppressionList']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OutreachSuppression']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachTarget'] = ResolversParentTypes['OutreachTarget']> = {
  citedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['OutreachContact']>, ParentType, ContextType>;
  contactsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contactsProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactsStatus?: Resolver<ResolversTypes['OutreachContactsStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OutreachEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['OutreachMail']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  namesBrand?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Rate']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OutreachTargetState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type OutreachTargetListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachTargetList'] = ResolversParentTypes['OutreachTargetList']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OutreachTarget']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutreachTargetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachTargetPayload'] = ResolversParentTypes['OutreachTargetPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['OutreachTarget']>, ParentType, ContextType>;
};

export type OutreachTrialPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachTrialPayload'] = ResolversParentTypes['OutreachTrialPayload']> = {
  outreach?: Resolver<ResolversTypes['Outreach'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OutreachTrialStep']>, ParentType, ContextType>;
};

export type OutreachTrialStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutreachTrialStep'] = ResolversParentTypes['OutreachTrialStep']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageAgentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageAgent'] = ResolversParentTypes['PageAgent']> = {
  agent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType>;
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastVisitAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageComparison'] = ResolversParentTypes['PageComparison']> = {
  advice?: Resolver<Array<ResolversTypes['ComparisonAdvice']>, ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correlations?: Resolver<Array<ResolversTypes['ScoreCorrelation']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherPages?: Resolver<Array<ResolversTypes['ComparedPage']>, ParentType, ContextType>;
  ownPages?: Resolver<Array<ResolversTypes['ComparedPage']>, ParentType, ContextType>;
  ownRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownUnread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['ComparablePrompt']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['ComparablePrompt']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unreadPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageMeanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageMean'] = ResolversParentTypes['PageMean']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageReadingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageReading'] = ResolversParentTypes['PageReading']> = {
  daily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestRun?: Resolver<Maybe<ResolversTypes['WebPageRun']>, ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['WebPageStatusCount']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageResult'] = ResolversParentTypes['PageResult']> = {
  figures?: Resolver<ResolversTypes['ResultFigures'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['VisitedPage'], ParentType, ContextType>;
};

export type PageResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageResults'] = ResolversParentTypes['PageResults']> = {
  coverage?: Resolver<ResolversTypes['ResultCoverage'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PageResult']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ResultFigures'], ParentType, ContextType>;
};

export type PageVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageVisits'] = ResolversParentTypes['PageVisits']> = {
  closedFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastVisitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['VisitedPage'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StatusVisits']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageVisitsDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageVisitsDetail'] = ResolversParentTypes['PageVisitsDetail']> = {
  agents?: Resolver<Array<ResolversTypes['PageAgent']>, ParentType, ContextType>;
  closedFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['HourVisits']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['VisitedPage'], ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StatusVisits']>, ParentType, ContextType>;
};

export type PageVisitsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageVisitsList'] = ResolversParentTypes['PageVisitsList']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PageVisits']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PeopleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['People'] = ResolversParentTypes['People']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type PeopleMetricsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeopleMetrics'] = ResolversParentTypes['PeopleMetrics']> = {
  pages?: Resolver<Array<ResolversTypes['LandingPage']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformPeople']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type PeoplePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeoplePayload'] = ResolversParentTypes['PeoplePayload']> = {
  people?: Resolver<ResolversTypes['People'], ParentType, ContextType>;
};

export type PersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Persona'] = ResolversParentTypes['Persona']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonaComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaComparison'] = ResolversParentTypes['PersonaComparison']> = {
  asked?: Resolver<ResolversTypes['AskedAnswers'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['PersonaDifference'], ParentType, ContextType>;
  persona?: Resolver<ResolversTypes['Persona'], ParentType, ContextType>;
  placeGiven?: Resolver<Array<ResolversTypes['PlaceGiven']>, ParentType, ContextType>;
  plain?: Resolver<ResolversTypes['AskedAnswers'], ParentType, ContextType>;
};

export type PersonaComparisonsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaComparisons'] = ResolversParentTypes['PersonaComparisons']> = {
  personas?: Resolver<Array<ResolversTypes['PersonaComparison']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type PersonaDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaDifference'] = ResolversParentTypes['PersonaDifference']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type PersonaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaPayload'] = ResolversParentTypes['PersonaPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  persona?: Resolver<Maybe<ResolversTypes['Persona']>, ParentType, ContextType>;
};

export type PersonaRefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonaRef'] = ResolversParentTypes['PersonaRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Platform'] = ResolversParentTypes['Platform']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformEstimate'] = ResolversParentTypes['PlatformEstimate']> = {
  alreadyThere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformHealthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformHealth'] = ResolversParentTypes['PlatformHealth']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  healthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformMatchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformMatches'] = ResolversParentTypes['PlatformMatches']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type PlatformMetricsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformMetrics'] = ResolversParentTypes['PlatformMetrics']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type PlatformPeopleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformPeople'] = ResolversParentTypes['PlatformPeople']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  merchant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductFinding'] = ResolversParentTypes['ProductFinding']> = {
  judge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  named?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
};

export type PromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Prompt'] = ResolversParentTypes['Prompt']> = {
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastCollected?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  visibilityStatus?: Resolver<Maybe<ResolversTypes['VisibilityStatus']>, ParentType, ContextType>;
};

export type PromptCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptCompany'] = ResolversParentTypes['PromptCompany']> = {
  company?: Resolver<ResolversTypes['NamedCompany'], ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Mean']>, ParentType, ContextType>;
  shareOfVoice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tracked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromptGapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptGap'] = ResolversParentTypes['PromptGap']> = {
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instead?: Resolver<Array<ResolversTypes['NamedInstead']>, ParentType, ContextType>;
  lastMissed?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['TopicRef'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type PromptGapPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptGapPage'] = ResolversParentTypes['PromptGapPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PromptGap']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['GapScope'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUnsearched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptGroup'] = ResolversParentTypes['PromptGroup']> = {
  prompts?: Resolver<Array<ResolversTypes['Prompt']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type PromptPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptPage'] = ResolversParentTypes['PromptPage']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['RateChange']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['PromptCompany']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['PromptPoint']>, ParentType, ContextType>;
  latestAnswers?: Resolver<Array<ResolversTypes['Answer']>, ParentType, ContextType, RequireFields<PromptPageLatestAnswersArgs, 'first'>>;
  platforms?: Resolver<Array<ResolversTypes['PromptPlatform']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PromptPeriod']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['PromptRef'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['PromptSite']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PromptSource']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['PromptVariant']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  visibilityStatus?: Resolver<Maybe<ResolversTypes['VisibilityStatus']>, ParentType, ContextType>;
};

export type PromptPeriodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptPeriod'] = ResolversParentTypes['PromptPeriod']> = {
  history?: Resolver<Array<ResolversTypes['PromptPoint']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type PromptPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptPlatform'] = ResolversParentTypes['PromptPlatform']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latest?: Resolver<Maybe<ResolversTypes['PromptPlatformAnswer']>, ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type PromptPlatformAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptPlatformAnswer'] = ResolversParentTypes['PromptPlatformAnswer']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromptPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptPoint'] = ResolversParentTypes['PromptPoint']> = {
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type PromptRefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptRef'] = ResolversParentTypes['PromptRef']> = {
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['TopicRef'], ParentType, ContextType>;
};

export type PromptSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSearch'] = ResolversParentTypes['PromptSearch']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answersWithPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownCited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FoundPage']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromptSearchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSearches'] = ResolversParentTypes['PromptSearches']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answersCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answersWithSearches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  searches?: Resolver<Array<ResolversTypes['PromptSearch']>, ParentType, ContextType>;
  silentPlatforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSettings'] = ResolversParentTypes['PromptSettings']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastCollected?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PromptSettingsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSettingsList'] = ResolversParentTypes['PromptSettingsList']> = {
  prompts?: Resolver<Array<ResolversTypes['PromptSettings']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptSiteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSite'] = ResolversParentTypes['PromptSite']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withYou?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptSource'] = ResolversParentTypes['PromptSource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CitedPage'], ParentType, ContextType>;
  withYou?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromptVariant'] = ResolversParentTypes['PromptVariant']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['PromptRef'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type PurposeVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurposeVisits'] = ResolversParentTypes['PurposeVisits']> = {
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AgentPurpose'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountReport?: Resolver<Maybe<ResolversTypes['AccountReport']>, ParentType, ContextType, RequireFields<QueryAccountReportArgs, 'id'>>;
  accountReportContent?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryAccountReportContentArgs, 'id'>>;
  accountReports?: Resolver<ResolversTypes['AccountReportPage'], ParentType, ContextType, RequireFields<QueryAccountReportsArgs, 'first'>>;
  accounts?: Resolver<Array<ResolversTypes['AccessibleAccount']>, ParentType, ContextType, RequireFields<QueryAccountsArgs, 'first'>>;
  actionCenter?: Resolver<ResolversTypes['ActionCenter'], ParentType, ContextType, Partial<QueryActionCenterArgs>>;
  actionCenterExample?: Resolver<ResolversTypes['ActionCenterExample'], ParentType, ContextType, Partial<QueryActionCenterExampleArgs>>;
  actionCenterStatus?: Resolver<ResolversTypes['ActionCenterStatus'], ParentType, ContextType, Partial<QueryActionCenterStatusArgs>>;
  agentVisits?: Resolver<Maybe<ResolversTypes['AgentDetail']>, ParentType, ContextType, RequireFields<QueryAgentVisitsArgs, 'token'>>;
  alert?: Resolver<Maybe<ResolversTypes['AlertPage']>, ParentType, ContextType, RequireFields<QueryAlertArgs, 'id'>>;
  alertSettings?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  analyticsConnection?: Resolver<Maybe<ResolversTypes['AnalyticsConnection']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType, RequireFields<QueryAnswerArgs, 'id'>>;
  answerOrigins?: Resolver<ResolversTypes['AnswerOrigins'], ParentType, ContextType, Partial<QueryAnswerOriginsArgs>>;
  answers?: Resolver<ResolversTypes['AnswerPage'], ParentType, ContextType, RequireFields<QueryAnswersArgs, 'first'>>;
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  auditEvents?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditEventsArgs, 'first'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryBrandArgs>>;
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType, RequireFields<QueryBriefArgs, 'promptId'>>;
  briefPrompts?: Resolver<Array<ResolversTypes['BriefPrompt']>, ParentType, ContextType, RequireFields<QueryBriefPromptsArgs, 'first'>>;
  changeSince?: Resolver<ResolversTypes['ExperimentComparison'], ParentType, ContextType, RequireFields<QueryChangeSinceArgs, 'date' | 'prompts'>>;
  changedAnswers?: Resolver<ResolversTypes['ChangedAnswers'], ParentType, ContextType, RequireFields<QueryChangedAnswersArgs, 'id' | 'kind'>>;
  citedSite?: Resolver<Maybe<ResolversTypes['CitedSiteDetail']>, ParentType, ContextType, RequireFields<QueryCitedSiteArgs, 'domain'>>;
  collectionRun?: Resolver<Maybe<ResolversTypes['CollectionRun']>, ParentType, ContextType, RequireFields<QueryCollectionRunArgs, 'id'>>;
  collectionRuns?: Resolver<Array<ResolversTypes['CollectionRun']>, ParentType, ContextType, RequireFields<QueryCollectionRunsArgs, 'first'>>;
  collectionSettings?: Resolver<ResolversTypes['CollectionSettings'], ParentType, ContextType, Partial<QueryCollectionSettingsArgs>>;
  competitors?: Resolver<Array<ResolversTypes['TopicCompetitors']>, ParentType, ContextType, Partial<QueryCompetitorsArgs>>;
  connectedApps?: Resolver<Array<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  contentComparison?: Resolver<ResolversTypes['ContentComparison'], ParentType, ContextType, Partial<QueryContentComparisonArgs>>;
  contentDraft?: Resolver<Maybe<ResolversTypes['ContentDraft']>, ParentType, ContextType, Partial<QueryContentDraftArgs>>;
  contentDrafts?: Resolver<Array<ResolversTypes['ContentDraft']>, ParentType, ContextType, Partial<QueryContentDraftsArgs>>;
  contentGenerator?: Resolver<ResolversTypes['ContentGenerator'], ParentType, ContextType, Partial<QueryContentGeneratorArgs>>;
  crawlerActivity?: Resolver<ResolversTypes['CrawlerActivity'], ParentType, ContextType, Partial<QueryCrawlerActivityArgs>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, Partial<QueryDashboardArgs>>;
  demoProgress?: Resolver<Maybe<ResolversTypes['DemoProgress']>, ParentType, ContextType>;
  discoveredCompanies?: Resolver<ResolversTypes['DiscoveredCompanyList'], ParentType, ContextType, Partial<QueryDiscoveredCompaniesArgs>>;
  draftEstimate?: Resolver<Maybe<ResolversTypes['DraftEstimate']>, ParentType, ContextType, Partial<QueryDraftEstimateArgs>>;
  experiment?: Resolver<ResolversTypes['Experiment'], ParentType, ContextType, RequireFields<QueryExperimentArgs, 'id'>>;
  experiments?: Resolver<ResolversTypes['ExperimentList'], ParentType, ContextType, Partial<QueryExperimentsArgs>>;
  fundActionCenter?: Resolver<ResolversTypes['FundActionCenter'], ParentType, ContextType, Partial<QueryFundActionCenterArgs>>;
  fundGenerator?: Resolver<ResolversTypes['FundGenerator'], ParentType, ContextType, Partial<QueryFundGeneratorArgs>>;
  fundOutreach?: Resolver<ResolversTypes['FundOutreach'], ParentType, ContextType, Partial<QueryFundOutreachArgs>>;
  fundPrompts?: Resolver<ResolversTypes['FundPromptList'], ParentType, ContextType, Partial<QueryFundPromptsArgs>>;
  fundTopic?: Resolver<Maybe<ResolversTypes['FundTopic']>, ParentType, ContextType, RequireFields<QueryFundTopicArgs, 'slug'>>;
  generatedLlmsTxt?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryGeneratedLlmsTxtArgs>>;
  headToHead?: Resolver<Maybe<ResolversTypes['HeadToHead']>, ParentType, ContextType, RequireFields<QueryHeadToHeadArgs, 'competitorId'>>;
  impressions?: Resolver<Array<ResolversTypes['TopicImpressions']>, ParentType, ContextType, Partial<QueryImpressionsArgs>>;
  invitation?: Resolver<ResolversTypes['OpenedInvitation'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  llmsLibrary?: Resolver<ResolversTypes['LlmsLibrary'], ParentType, ContextType, Partial<QueryLlmsLibraryArgs>>;
  llmsTxtFile?: Resolver<ResolversTypes['LlmsTxtFile'], ParentType, ContextType, Partial<QueryLlmsTxtFileArgs>>;
  metricsTable?: Resolver<ResolversTypes['MetricsTablePage'], ParentType, ContextType, RequireFields<QueryMetricsTableArgs, 'bucket' | 'by' | 'first'>>;
  namedRanking?: Resolver<ResolversTypes['NamedRanking'], ParentType, ContextType, RequireFields<QueryNamedRankingArgs, 'window'>>;
  notes?: Resolver<ResolversTypes['NotePage'], ParentType, ContextType, RequireFields<QueryNotesArgs, 'first'>>;
  outreach?: Resolver<ResolversTypes['Outreach'], ParentType, ContextType, Partial<QueryOutreachArgs>>;
  outreachSources?: Resolver<ResolversTypes['OutreachSourceList'], ParentType, ContextType, RequireFields<QueryOutreachSourcesArgs, 'first'>>;
  outreachSuppressions?: Resolver<ResolversTypes['OutreachSuppressionList'], ParentType, ContextType, RequireFields<QueryOutreachSuppressionsArgs, 'first'>>;
  outreachTarget?: Resolver<Maybe<ResolversTypes['OutreachTarget']>, ParentType, ContextType, RequireFields<QueryOutreachTargetArgs, 'id'>>;
  outreachTargets?: Resolver<ResolversTypes['OutreachTargetList'], ParentType, ContextType, RequireFields<QueryOutreachTargetsArgs, 'first'>>;
  pageComparison?: Resolver<ResolversTypes['PageComparison'], ParentType, ContextType, Partial<QueryPageComparisonArgs>>;
  pageReading?: Resolver<ResolversTypes['PageReading'], ParentType, ContextType, Partial<QueryPageReadingArgs>>;
  pageResults?: Resolver<ResolversTypes['PageResults'], ParentType, ContextType, RequireFields<QueryPageResultsArgs, 'first' | 'order'>>;
  pageVisits?: Resolver<Maybe<ResolversTypes['PageVisitsDetail']>, ParentType, ContextType, RequireFields<QueryPageVisitsArgs, 'id'>>;
  pageVisitsList?: Resolver<ResolversTypes['PageVisitsList'], ParentType, ContextType, RequireFields<QueryPageVisitsListArgs, 'first' | 'list'>>;
  people?: Resolver<ResolversTypes['People'], ParentType, ContextType>;
  peopleMetrics?: Resolver<ResolversTypes['PeopleMetrics'], ParentType, ContextType, Partial<QueryPeopleMetricsArgs>>;
  personaComparisons?: Resolver<ResolversTypes['PersonaComparisons'], ParentType, ContextType, Partial<QueryPersonaComparisonsArgs>>;
  personas?: Resolver<Array<ResolversTypes['Persona']>, ParentType, ContextType, Partial<QueryPersonasArgs>>;
  platforms?: Resolver<Array<ResolversTypes['ConfiguredPlatform']>, ParentType, ContextType>;
  promptGaps?: Resolver<ResolversTypes['PromptGapPage'], ParentType, ContextType, RequireFields<QueryPromptGapsArgs, 'direction' | 'first' | 'neverVisible' | 'searchIn' | 'sort'>>;
  promptPage?: Resolver<ResolversTypes['PromptPage'], ParentType, ContextType, RequireFields<QueryPromptPageArgs, 'id'>>;
  promptSearches?: Resolver<ResolversTypes['PromptSearches'], ParentType, ContextType, RequireFields<QueryPromptSearchesArgs, 'first' | 'promptId'>>;
  promptSettings?: Resolver<ResolversTypes['PromptSettingsList'], ParentType, ContextType, RequireFields<QueryPromptSettingsArgs, 'archived'>>;
  prompts?: Resolver<Array<ResolversTypes['PromptGroup']>, ParentType, ContextType, Partial<QueryPromptsArgs>>;
  proposedRobotsTxt?: Resolver<ResolversTypes['RobotsTxtProposal'], ParentType, ContextType, RequireFields<QueryProposedRobotsTxtArgs, 'input'>>;
  recentVisits?: Resolver<Array<ResolversTypes['RecentVisit']>, ParentType, ContextType, RequireFields<QueryRecentVisitsArgs, 'first'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'token'>>;
  reportAnswer?: Resolver<Maybe<ResolversTypes['ReportAnswer']>, ParentType, ContextType, RequireFields<QueryReportAnswerArgs, 'platform' | 'prompt' | 'token'>>;
  reportBudget?: Resolver<ResolversTypes['ReportBudget'], ParentType, ContextType>;
  reportCategories?: Resolver<Array<ResolversTypes['SuggestionCategory']>, ParentType, ContextType>;
  reportOffer?: Resolver<ResolversTypes['ReportOffer'], ParentType, ContextType>;
  reportRecipients?: Resolver<ResolversTypes['ReportRecipients'], ParentType, ContextType>;
  reportRequests?: Resolver<ResolversTypes['ReportRequestPage'], ParentType, ContextType, RequireFields<QueryReportRequestsArgs, 'first'>>;
  reportSchedules?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  reviewAccuracy?: Resolver<ResolversTypes['ReviewAccuracy'], ParentType, ContextType, Partial<QueryReviewAccuracyArgs>>;
  reviewQueue?: Resolver<Array<ResolversTypes['ReviewItem']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'first'>>;
  runEstimate?: Resolver<ResolversTypes['RunEstimate'], ParentType, ContextType, Partial<QueryRunEstimateArgs>>;
  searchReports?: Resolver<Array<ResolversTypes['SearchReport']>, ParentType, ContextType>;
  sentiment?: Resolver<Array<ResolversTypes['TopicSentiment']>, ParentType, ContextType, Partial<QuerySentimentArgs>>;
  shareLinks?: Resolver<Array<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  sharedView?: Resolver<Maybe<ResolversTypes['SharedView']>, ParentType, ContextType, RequireFields<QuerySharedViewArgs, 'token'>>;
  siteFileDifference?: Resolver<ResolversTypes['TextDifference'], ParentType, ContextType, RequireFields<QuerySiteFileDifferenceArgs, 'from' | 'kind' | 'to'>>;
  siteFileVisits?: Resolver<ResolversTypes['SiteFileVisitsList'], ParentType, ContextType, Partial<QuerySiteFileVisitsArgs>>;
  siteFiles?: Resolver<ResolversTypes['SiteFiles'], ParentType, ContextType, Partial<QuerySiteFilesArgs>>;
  sourceAnalysis?: Resolver<ResolversTypes['SourceAnalysis'], ParentType, ContextType, Partial<QuerySourceAnalysisArgs>>;
  sourceGaps?: Resolver<ResolversTypes['SourceGapPage'], ParentType, ContextType, RequireFields<QuerySourceGapsArgs, 'direction' | 'first' | 'neverVisible' | 'searchIn' | 'sort'>>;
  sources?: Resolver<Array<ResolversTypes['TopicSources']>, ParentType, ContextType, Partial<QuerySourcesArgs>>;
  suggestAliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySuggestAliasesArgs, 'name'>>;
  suggestCategory?: Resolver<Maybe<ResolversTypes['SuggestedCategory']>, ParentType, ContextType, RequireFields<QuerySuggestCategoryArgs, 'name'>>;
  suggestCompetitors?: Resolver<ResolversTypes['SuggestedCompanies'], ParentType, ContextType, RequireFields<QuerySuggestCompetitorsArgs, 'name'>>;
  suggestOffering?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySuggestOfferingArgs, 'name'>>;
  suggestPromptLanguage?: Resolver<ResolversTypes['PromptLanguage'], ParentType, ContextType, RequireFields<QuerySuggestPromptLanguageArgs, 'name'>>;
  suggestSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySuggestSiteArgs, 'name'>>;
  suggestTopics?: Resolver<ResolversTypes['SuggestedTopics'], ParentType, ContextType, RequireFields<QuerySuggestTopicsArgs, 'competitors' | 'name'>>;
  suggestionCategories?: Resolver<Array<ResolversTypes['SuggestionCategory']>, ParentType, ContextType>;
  textRetention?: Resolver<ResolversTypes['TextRetention'], ParentType, ContextType, Partial<QueryTextRetentionArgs>>;
  textScores?: Resolver<ResolversTypes['WebPageScores'], ParentType, ContextType, RequireFields<QueryTextScoresArgs, 'text'>>;
  topSources?: Resolver<ResolversTypes['TopSources'], ParentType, ContextType, RequireFields<QueryTopSourcesArgs, 'direction' | 'first' | 'skip' | 'sort'>>;
  topicDashboard?: Resolver<Maybe<ResolversTypes['TopicDashboard']>, ParentType, ContextType, RequireFields<QueryTopicDashboardArgs, 'slug'>>;
  topicSettings?: Resolver<Array<ResolversTypes['TopicSettings']>, ParentType, ContextType, Partial<QueryTopicSettingsArgs>>;
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType, Partial<QueryTopicsArgs>>;
  trackedCompetitors?: Resolver<Array<ResolversTypes['Competitor']>, ParentType, ContextType, Partial<QueryTrackedCompetitorsArgs>>;
  vercelDrainSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  visitImports?: Resolver<Array<ResolversTypes['VisitImport']>, ParentType, ContextType, RequireFields<QueryVisitImportsArgs, 'first'>>;
  visitMetrics?: Resolver<ResolversTypes['VisitMetrics'], ParentType, ContextType, Partial<QueryVisitMetricsArgs>>;
  visitsSimulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<QueryVisitsSimulatedArgs>>;
  webPage?: Resolver<Maybe<ResolversTypes['WebPage']>, ParentType, ContextType, RequireFields<QueryWebPageArgs, 'id'>>;
  webPages?: Resolver<ResolversTypes['WebPageList'], ParentType, ContextType, RequireFields<QueryWebPagesArgs, 'direction' | 'first' | 'sort'>>;
  whatChanged?: Resolver<ResolversTypes['WhatChanged'], ParentType, ContextType, RequireFields<QueryWhatChangedArgs, 'first'>>;
};

export type RankedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RankedCompany'] = ResolversParentTypes['RankedCompany']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareOfVoice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  voices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RateChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RateChange'] = ResolversParentTypes['RateChange']> = {
  current?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type ReanalysePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReanalysePayload'] = ResolversParentTypes['ReanalysePayload']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecentVisitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecentVisit'] = ResolversParentTypes['RecentVisit']> = {
  agent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType>;
  httpStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
  visitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RejectedAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectedAnswer'] = ResolversParentTypes['RejectedAnswer']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveNotePayload'] = ResolversParentTypes['RemoveNotePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveReportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveReportPayload'] = ResolversParentTypes['RemoveReportPayload']> = {
  outcome?: Resolver<ResolversTypes['ReportLinkOutcome'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  brandedVisibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  competitors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formulas?: Resolver<Array<ResolversTypes['ReportFormula']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  measurement?: Resolver<ResolversTypes['ReportMeasurement'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['ReportMissingPrompt']>, ParentType, ContextType>;
  nextSteps?: Resolver<Array<ResolversTypes['ReportNextStep']>, ParentType, ContextType>;
  passages?: Resolver<Array<ResolversTypes['ReportPassage']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['ReportPeriod']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['ReportPlatform']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['ReportPrompt']>, ParentType, ContextType>;
  ranking?: Resolver<Array<ResolversTypes['ReportCompany']>, ParentType, ContextType>;
  searchTopics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['ReportSentiment'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ReportSources']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportAnswer'] = ResolversParentTypes['ReportAnswer']> = {
  collectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['ReportMention']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ReportCitation']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportBudgetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportBudget'] = ResolversParentTypes['ReportBudget']> = {
  failedMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportsLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReportChangedPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportChangedPrompt'] = ResolversParentTypes['ReportChangedPrompt']> = {
  after?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportCitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportCitation'] = ResolversParentTypes['ReportCitation']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportCompany'] = ResolversParentTypes['ReportCompany']> = {
  isBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meanPosition?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareOfVoice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReportCompetitorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportCompetitors'] = ResolversParentTypes['ReportCompetitors']> = {
  basis?: Resolver<Maybe<ResolversTypes['SuggestionBasis']>, ParentType, ContextType>;
  competitors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportFailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportFailure'] = ResolversParentTypes['ReportFailure']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFormulaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportFormula'] = ResolversParentTypes['ReportFormula']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportMeasurementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportMeasurement'] = ResolversParentTypes['ReportMeasurement']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandedPrompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['ReportFailure']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportMentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportMention'] = ResolversParentTypes['ReportMention']> = {
  isBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spans?: Resolver<Array<ResolversTypes['TextSpan']>, ParentType, ContextType>;
};

export type ReportMissingPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportMissingPrompt'] = ResolversParentTypes['ReportMissingPrompt']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['ReportNamedCompany']>, ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportNamedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportNamedCompany'] = ResolversParentTypes['ReportNamedCompany']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportNextStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportNextStep'] = ResolversParentTypes['ReportNextStep']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NextStepKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportOffer'] = ResolversParentTypes['ReportOffer']> = {
  confirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportPassageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPassage'] = ResolversParentTypes['ReportPassage']> = {
  mention?: Resolver<Maybe<ResolversTypes['TextSpan']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportPeriodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPeriod'] = ResolversParentTypes['ReportPeriod']> = {
  compared?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lost?: Resolver<Array<ResolversTypes['ReportChangedPrompt']>, ParentType, ContextType>;
  missingTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  promptsNotCompared?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentimentChange?: Resolver<ResolversTypes['MeanChange'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ReportTopSource']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['ReportTopic']>, ParentType, ContextType>;
  visibilityChange?: Resolver<ResolversTypes['RateChange'], ParentType, ContextType>;
  won?: Resolver<Array<ResolversTypes['ReportChangedPrompt']>, ParentType, ContextType>;
};

export type ReportPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPlatform'] = ResolversParentTypes['ReportPlatform']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type ReportPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPrompt'] = ResolversParentTypes['ReportPrompt']> = {
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ReportResult']>, ParentType, ContextType>;
};

export type ReportPromptsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPrompts'] = ResolversParentTypes['ReportPrompts']> = {
  basis?: Resolver<ResolversTypes['SuggestionBasis'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['PromptLanguage'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportRecipientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRecipient'] = ResolversParentTypes['ReportRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportRecipientsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRecipients'] = ResolversParentTypes['ReportRecipients']> = {
  latest?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mailsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReportRecipient']>, ParentType, ContextType>;
};

export type ReportRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRequest'] = ResolversParentTypes['ReportRequest']> = {
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailStatus?: Resolver<ResolversTypes['ReportMailStatus'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
};

export type ReportRequestPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRequestPage'] = ResolversParentTypes['ReportRequestPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReportRequest']>, ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnswerStatus'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  days?: Resolver<ResolversTypes['ReportDays'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ReportRecipient']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['SentView']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportSearchTopicsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSearchTopics'] = ResolversParentTypes['ReportSearchTopics']> = {
  basis?: Resolver<Maybe<ResolversTypes['SuggestionBasis']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['SuggestionCategory']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['PromptLanguage'], ParentType, ContextType>;
  searchTopics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportSentimentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSentiment'] = ResolversParentTypes['ReportSentiment']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['SentimentCounts']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReportSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSource'] = ResolversParentTypes['ReportSource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportSourcesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSources'] = ResolversParentTypes['ReportSources']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SourceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ReportSource']>, ParentType, ContextType>;
};

export type ReportTopSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportTopSource'] = ResolversParentTypes['ReportTopSource']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportTopicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportTopic'] = ResolversParentTypes['ReportTopic']> = {
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReportWebsiteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportWebsite'] = ResolversParentTypes['ReportWebsite']> = {
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestReportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestReportPayload'] = ResolversParentTypes['RequestReportPayload']> = {
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ResultCoverageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResultCoverage'] = ResolversParentTypes['ResultCoverage']> = {
  analyticsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answerDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bingReportDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  connected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleReportDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherRowDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sampledDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thresholdedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unplacedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResultFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResultFigures'] = ResolversParentTypes['ResultFigures']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bingCitations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  googleImpressions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  keyEvents?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewAccuracyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewAccuracy'] = ResolversParentTypes['ReviewAccuracy']> = {
  all?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  othersCorrected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType>;
};

export type ReviewItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewItem'] = ResolversParentTypes['ReviewItem']> = {
  answer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  mention?: Resolver<ResolversTypes['Mention'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReviewReason'], ParentType, ContextType>;
};

export type ReviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ReviewRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewRate'] = ResolversParentTypes['ReviewRate']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  apiTokens?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
};

export type RevokeShareLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeShareLinkPayload'] = ResolversParentTypes['RevokeShareLinkPayload']> = {
  shareLinks?: Resolver<Array<ResolversTypes['ShareLink']>, ParentType, ContextType>;
};

export type RobotsTxtProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RobotsTxtProposal'] = ResolversParentTypes['RobotsTxtProposal']> = {
  difference?: Resolver<ResolversTypes['TextDifference'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['SiteFileFinding']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunEstimate'] = ResolversParentTypes['RunEstimate']> = {
  asks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  monthlyBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformEstimate']>, ParentType, ContextType>;
  pricesOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spentThisMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unpriced?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  withinBudget?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RunFailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunFailure'] = ResolversParentTypes['RunFailure']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunPlatformResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunPlatform'] = ResolversParentTypes['RunPlatform']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpriced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveAlertsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAlertsPayload'] = ResolversParentTypes['SaveAlertsPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType>;
};

export type SaveBrandPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveBrandPayload'] = ResolversParentTypes['SaveBrandPayload']> = {
  answersOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  competitors?: Resolver<Array<ResolversTypes['Competitor']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SaveCollectionSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCollectionSettingsPayload'] = ResolversParentTypes['SaveCollectionSettingsPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['CollectionSettings'], ParentType, ContextType>;
};

export type SaveConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveConflict'] = ResolversParentTypes['SaveConflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveExperimentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveExperimentPayload'] = ResolversParentTypes['SaveExperimentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  experiment?: Resolver<Maybe<ResolversTypes['Experiment']>, ParentType, ContextType>;
};

export type SaveLlmsTxtPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveLlmsTxtPayload'] = ResolversParentTypes['SaveLlmsTxtPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['LlmsTxtFile'], ParentType, ContextType>;
};

export type SaveOutreachSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveOutreachSettingsPayload'] = ResolversParentTypes['SaveOutreachSettingsPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  outreach?: Resolver<ResolversTypes['Outreach'], ParentType, ContextType>;
};

export type SavePageSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePageSettingsPayload'] = ResolversParentTypes['SavePageSettingsPayload']> = {
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  pageReading?: Resolver<ResolversTypes['PageReading'], ParentType, ContextType>;
};

export type ScoreCorrelationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScoreCorrelation'] = ResolversParentTypes['ScoreCorrelation']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['WebPageScore'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchQuery'] = ResolversParentTypes['SearchQuery']> = {
  pages?: Resolver<Array<ResolversTypes['SearchPage']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchReport'] = ResolversParentTypes['SearchReport']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchReportKind'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type SearchReportKindResolvers = { BING_AI: 'bing-ai', SEARCH_CONSOLE_AI: 'search-console-ai' };

export type SentViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentView'] = ResolversParentTypes['SentView']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['SharedScreen'], ParentType, ContextType>;
};

export type SentimentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sentiment'] = ResolversParentTypes['Sentiment']> = {
  analyzed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['MeanChange'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['SentimentCounts'], ParentType, ContextType>;
  judges?: Resolver<Array<ResolversTypes['SentimentJudge']>, ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SentimentCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentimentCounts'] = ResolversParentTypes['SentimentCounts']> = {
  mixed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  negative?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unjudged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsupportedLanguage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentimentJudgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentimentJudge'] = ResolversParentTypes['SentimentJudge']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentimentPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentimentPoint'] = ResolversParentTypes['SentimentPoint']> = {
  analyzed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Mean'], ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SetNextStepPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetNextStepPayload'] = ResolversParentTypes['SetNextStepPayload']> = {
  nextSteps?: Resolver<Array<ResolversTypes['NextStep']>, ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  before?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  compare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensByDay?: Resolver<Array<ResolversTypes['ShareLinkDay']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['SharedScreen'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShareLinkState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ShareLinkDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShareLinkDay'] = ResolversParentTypes['ShareLinkDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedScreenResolvers = { HEAD_TO_HEAD: 'head-to-head', OVERVIEW: 'overview', PROMPT: 'prompt', TOPIC: 'topic', WHAT_CHANGED: 'what-changed' };

export type SharedViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedView'] = ResolversParentTypes['SharedView']> = {
  answerOrigins?: Resolver<ResolversTypes['AnswerOrigins'], ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headToHead?: Resolver<Maybe<ResolversTypes['HeadToHead']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  promptPage?: Resolver<Maybe<ResolversTypes['PromptPage']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['SharedScreen'], ParentType, ContextType>;
  topicDashboard?: Resolver<Maybe<ResolversTypes['TopicDashboard']>, ParentType, ContextType>;
  whatChanged?: Resolver<Maybe<ResolversTypes['WhatChanged']>, ParentType, ContextType>;
};

export type SiteCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteCheck'] = ResolversParentTypes['SiteCheck']> = {
  daily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['LlmsLink']>, ParentType, ContextType>;
  linksAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linksChecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SiteCheckStatus'], ParentType, ContextType>;
  withLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFile'] = ResolversParentTypes['SiteFile']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['SiteFileFinding']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SiteFileKind'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SiteFileStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['SiteFileVersion']>, ParentType, ContextType>;
};

export type SiteFileFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFileFinding'] = ResolversParentTypes['SiteFileFinding']> = {
  allowed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SiteFileSeverity'], ParentType, ContextType>;
};

export type SiteFileVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFileVersion'] = ResolversParentTypes['SiteFileVersion']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteFileVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFileVisits'] = ResolversParentTypes['SiteFileVisits']> = {
  agent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType>;
  lastVisitAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteFileVisitsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFileVisitsList'] = ResolversParentTypes['SiteFileVisitsList']> = {
  files?: Resolver<Array<ResolversTypes['SiteFileVisits']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteFilesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFiles'] = ResolversParentTypes['SiteFiles']> = {
  check?: Resolver<Maybe<ResolversTypes['SiteCheck']>, ParentType, ContextType>;
  citedPages?: Resolver<Array<ResolversTypes['CitedOwnPage']>, ParentType, ContextType>;
  contentSignal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentUsage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SiteFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  policies?: Resolver<Array<ResolversTypes['BotPolicy']>, ParentType, ContextType>;
};

export type SiteKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteKind'] = ResolversParentTypes['SiteKind']> = {
  kind?: Resolver<ResolversTypes['WebPageKind'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteOwnerResolvers = { COMPETITOR: 'competitor', OTHER: 'other', OWN: 'own' };

export type SiteScoresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteScores'] = ResolversParentTypes['SiteScores']> = {
  authoritativeness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  citations?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fluency?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  technicalTerms?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SourceAnalysisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceAnalysis'] = ResolversParentTypes['SourceAnalysis']> = {
  contentTypes?: Resolver<Array<ResolversTypes['ContentTypeFigures']>, ParentType, ContextType>;
  keyInsight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['AnalysedSource']>, ParentType, ContextType>;
};

export type SourceContentTypeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceContentType'] = ResolversParentTypes['SourceContentType']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceCount'] = ResolversParentTypes['SourceCount']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mentions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceGapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceGap'] = ResolversParentTypes['SourceGap']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMissed?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
};

export type SourceGapPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceGapPage'] = ResolversParentTypes['SourceGapPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SourceGap']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['GapScope'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUnsearched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SourceScoresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourceScores'] = ResolversParentTypes['SourceScores']> = {
  authoritativeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fluency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  technicalTerms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusVisitsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusVisits'] = ResolversParentTypes['StatusVisits']> = {
  httpStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StepEffectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StepEffect'] = ResolversParentTypes['StepEffect']> = {
  after?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ChangeVerdict'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  runProgress?: SubscriptionResolver<ResolversTypes['CollectionRun'], "runProgress", ParentType, ContextType>;
};

export type SuggestedCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedCategory'] = ResolversParentTypes['SuggestedCategory']> = {
  basis?: Resolver<ResolversTypes['SuggestionBasis'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['SuggestionCategory'], ParentType, ContextType>;
};

export type SuggestedCompaniesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedCompanies'] = ResolversParentTypes['SuggestedCompanies']> = {
  companies?: Resolver<Array<ResolversTypes['SuggestedCompany']>, ParentType, ContextType>;
};

export type SuggestedCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedCompany'] = ResolversParentTypes['SuggestedCompany']> = {
  basis?: Resolver<ResolversTypes['SuggestionBasis'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedPrompt'] = ResolversParentTypes['SuggestedPrompt']> = {
  branded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedTopicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedTopic'] = ResolversParentTypes['SuggestedTopic']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['SuggestedPrompt']>, ParentType, ContextType>;
};

export type SuggestedTopicsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedTopics'] = ResolversParentTypes['SuggestedTopics']> = {
  basis?: Resolver<ResolversTypes['SuggestionBasis'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['SuggestionCategory']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['PromptLanguage'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['SuggestedTopic']>, ParentType, ContextType>;
};

export type SuggestionCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestionCategory'] = ResolversParentTypes['SuggestionCategory']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TermCoverageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TermCoverage'] = ResolversParentTypes['TermCoverage']> = {
  covered?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TestAlertPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestAlertPayload'] = ResolversParentTypes['TestAlertPayload']> = {
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextDifference'] = ResolversParentTypes['TextDifference']> = {
  lines?: Resolver<Array<ResolversTypes['DifferenceLine']>, ParentType, ContextType>;
  tooLarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextRetentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextRetention'] = ResolversParentTypes['TextRetention']> = {
  archivedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archives?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  namesCountFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TextSpanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextSpan'] = ResolversParentTypes['TextSpan']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopSourcesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopSources'] = ResolversParentTypes['TopSources']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availablePlatforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  keyInsight?: Resolver<ResolversTypes['KeyInsight'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['CitedPageKind']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['CitedSite']>, ParentType, ContextType>;
  totalSites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopicResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicCompetitorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicCompetitors'] = ResolversParentTypes['TopicCompetitors']> = {
  ranking?: Resolver<ResolversTypes['CompetitorRanking'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type TopicDashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicDashboard'] = ResolversParentTypes['TopicDashboard']> = {
  availablePlatforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  metrics?: Resolver<ResolversTypes['TopicMetrics'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TopicImpressionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicImpressions'] = ResolversParentTypes['TopicImpressions']> = {
  history?: Resolver<Array<ResolversTypes['ImpressionPoint']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type TopicMatchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicMatches'] = ResolversParentTypes['TopicMatches']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['TopicRef'], ParentType, ContextType>;
};

export type TopicMetricsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicMetrics'] = ResolversParentTypes['TopicMetrics']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  citationRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  competitors?: Resolver<ResolversTypes['CompetitorRanking'], ParentType, ContextType, RequireFields<TopicMetricsCompetitorsArgs, 'window'>>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impressionHistory?: Resolver<Array<ResolversTypes['ImpressionPoint']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformMetrics']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['TopicMetrics']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Sentiment'], ParentType, ContextType>;
  sentimentHistory?: Resolver<Array<ResolversTypes['SentimentPoint']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SourceCount']>, ParentType, ContextType, RequireFields<TopicMetricsSourcesArgs, 'window'>>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type TopicRefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicRef'] = ResolversParentTypes['TopicRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicSentimentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicSentiment'] = ResolversParentTypes['TopicSentiment']> = {
  history?: Resolver<Array<ResolversTypes['SentimentPoint']>, ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['Sentiment'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type TopicSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicSettings'] = ResolversParentTypes['TopicSettings']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedPromptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicShareResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicShare'] = ResolversParentTypes['TopicShare']> = {
  impressions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type TopicSourcesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicSources'] = ResolversParentTypes['TopicSources']> = {
  sources?: Resolver<Array<ResolversTypes['SourceCount']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
};

export type TrackDiscoveredCompanyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackDiscoveredCompanyPayload'] = ResolversParentTypes['TrackDiscoveredCompanyPayload']> = {
  competitor?: Resolver<Maybe<ResolversTypes['Competitor']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['SaveConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type UnmovedPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnmovedPrompt'] = ResolversParentTypes['UnmovedPrompt']> = {
  prompt?: Resolver<ResolversTypes['PromptSettings'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationResolvers = { FORGED: 'forged', UNPUBLISHED: 'unpublished', VERIFIED: 'verified' };

export type ViewerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountRole?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  actionCenter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  companiesVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  competitors?: Resolver<Array<ResolversTypes['Competitor']>, ParentType, ContextType>;
  dataVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outdatedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['AccountView'], ParentType, ContextType>;
};

export type VisibilityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Visibility'] = ResolversParentTypes['Visibility']> = {
  brandedMentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['RateChange'], ParentType, ContextType>;
  impressions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latestDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mentionRate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitDoorResolvers = { BROWSER: 'browser', COMMAND: 'command', POST: 'post' };

export type VisitImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitImport'] = ResolversParentTypes['VisitImport']> = {
  bad?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  door?: Resolver<ResolversTypes['VisitDoor'], ParentType, ContextType>;
  firstBadLine?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstBadText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstVisitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastVisitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherHosts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitMetricsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitMetrics'] = ResolversParentTypes['VisitMetrics']> = {
  agents?: Resolver<Array<ResolversTypes['AgentVisits']>, ParentType, ContextType>;
  assets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byHour?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['VisitPoint']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousPeople?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previousRange?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  purposes?: Resolver<Array<ResolversTypes['PurposeVisits']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['VisitRate'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitPoint'] = ResolversParentTypes['VisitPoint']> = {
  forged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  training?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitRate'] = ResolversParentTypes['VisitRate']> = {
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitedPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitedPage'] = ResolversParentTypes['VisitedPage']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPage'] = ResolversParentTypes['WebPage']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inSitemap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['WebPageKind']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  modifiedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  noIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  paywalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['CitingPrompt']>, ParentType, ContextType, RequireFields<WebPagePromptsArgs, 'first'>>;
  publishedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scores?: Resolver<Maybe<ResolversTypes['WebPageScores']>, ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebPageStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['WebPageText']>, ParentType, ContextType, Partial<WebPageTextArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['WebPageVersion']>, ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPageBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageBlock'] = ResolversParentTypes['WebPageBlock']> = {
  kind?: Resolver<ResolversTypes['WebPageBlockKind'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spans?: Resolver<Array<ResolversTypes['WebPageSpan']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebPageKindResolvers = { COMPARISON: 'comparison', DOCUMENTATION: 'documentation', FORUM: 'forum', HOME: 'home', HOW_TO: 'how-to', LIST: 'list', NEWS: 'news', OTHER: 'other', PRODUCT: 'product', REVIEW: 'review', VIDEO: 'video' };

export type WebPageListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageList'] = ResolversParentTypes['WebPageList']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebPage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPageRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageRun'] = ResolversParentTypes['WebPageRun']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebPageRunStatus'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPageScoresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageScores'] = ResolversParentTypes['WebPageScores']> = {
  authoritativeness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  citations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fluency?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quotations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  technicalTerms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebPageSpanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageSpan'] = ResolversParentTypes['WebPageSpan']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['WebPageScore'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPageStatusResolvers = { FAILED: 'failed', NEEDS_JAVASCRIPT: 'needs-javascript', NOT_FOUND: 'not-found', NOT_HTML: 'not-html', NO_TEXT: 'no-text', READ: 'read', REFUSED: 'refused', ROBOTS: 'robots', TIMED_OUT: 'timed-out', TOO_LARGE: 'too-large', UNREACHABLE: 'unreachable', WAITING: 'waiting' };

export type WebPageStatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageStatusCount'] = ResolversParentTypes['WebPageStatusCount']> = {
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebPageStatus'], ParentType, ContextType>;
};

export type WebPageTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageText'] = ResolversParentTypes['WebPageText']> = {
  authorityParts?: Resolver<Array<ResolversTypes['AuthorityPart']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['WebPageBlock']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['WebPageScores'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPageVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebPageVersion'] = ResolversParentTypes['WebPageVersion']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WhatChanged'] = ResolversParentTypes['WhatChanged']> = {
  after?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  answersAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answersBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['NamedCompany']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['ChangedList'], ParentType, ContextType>;
  platforms?: Resolver<ResolversTypes['ChangedList'], ParentType, ContextType>;
  prompts?: Resolver<ResolversTypes['ChangedList'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['ChangedList'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AccessibleAccount?: AccessibleAccountResolvers<ContextType>;
  AccountReport?: AccountReportResolvers<ContextType>;
  AccountReportMail?: AccountReportMailResolvers<ContextType>;
  AccountReportPage?: AccountReportPageResolvers<ContextType>;
  ActionCenter?: ActionCenterResolvers<ContextType>;
  ActionCenterExample?: ActionCenterExampleResolvers<ContextType>;
  ActionCenterStatus?: ActionCenterStatusResolvers<ContextType>;
  ActionProgress?: ActionProgressResolvers<ContextType>;
  AddPromptsPayload?: AddPromptsPayloadResolvers<ContextType>;
  AgentDetail?: AgentDetailResolvers<ContextType>;
  AgentPage?: AgentPageResolvers<ContextType>;
  AgentPurpose?: AgentPurposeResolvers;
  AgentVisits?: AgentVisitsResolvers<ContextType>;
  AiAgent?: AiAgentResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertDelivery?: AlertDeliveryResolvers<ContextType>;
  AlertEvidence?: AlertEvidenceResolvers<ContextType>;
  AlertFigure?: AlertFigureResolvers<ContextType>;
  AlertItem?: AlertItemResolvers<ContextType>;
  AlertLine?: AlertLineResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  AlertPoint?: AlertPointResolvers<ContextType>;
  AlertPrompt?: AlertPromptResolvers<ContextType>;
  AlertQuietHours?: AlertQuietHoursResolvers<ContextType>;
  AlertRecipient?: AlertRecipientResolvers<ContextType>;
  AlertRule?: AlertRuleResolvers<ContextType>;
  AlertSettings?: AlertSettingsResolvers<ContextType>;
  AlertSource?: AlertSourceResolvers<ContextType>;
  AlertTimeLine?: AlertTimeLineResolvers<ContextType>;
  AlertWebhook?: AlertWebhookResolvers<ContextType>;
  AnalysedSource?: AnalysedSourceResolvers<ContextType>;
  AnalyticsConnection?: AnalyticsConnectionResolvers<ContextType>;
  AnalyticsPayload?: AnalyticsPayloadResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerOrigin?: AnswerOriginResolvers<ContextType>;
  AnswerOrigins?: AnswerOriginsResolvers<ContextType>;
  AnswerPage?: AnswerPageResolvers<ContextType>;
  AnswerPair?: AnswerPairResolvers<ContextType>;
  AnswerSearch?: AnswerSearchResolvers<ContextType>;
  AnswersScope?: AnswersScopeResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ArchivePromptsPayload?: ArchivePromptsPayloadResolvers<ContextType>;
  ArticleScores?: ArticleScoresResolvers<ContextType>;
  AskedAnswers?: AskedAnswersResolvers<ContextType>;
  AskedAs?: AskedAsResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuthorityPart?: AuthorityPartResolvers<ContextType>;
  BotPolicy?: BotPolicyResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Brief?: BriefResolvers<ContextType>;
  BriefFact?: BriefFactResolvers<ContextType>;
  BriefHeading?: BriefHeadingResolvers<ContextType>;
  BriefOwnPage?: BriefOwnPageResolvers<ContextType>;
  BriefPage?: BriefPageResolvers<ContextType>;
  BriefPageStructure?: BriefPageStructureResolvers<ContextType>;
  BriefPrompt?: BriefPromptResolvers<ContextType>;
  BriefQuestion?: BriefQuestionResolvers<ContextType>;
  BriefTerm?: BriefTermResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  ChangePromptPayload?: ChangePromptPayloadResolvers<ContextType>;
  ChangedAnswers?: ChangedAnswersResolvers<ContextType>;
  ChangedItem?: ChangedItemResolvers<ContextType>;
  ChangedList?: ChangedListResolvers<ContextType>;
  ChangedPlace?: ChangedPlaceResolvers<ContextType>;
  CheckPlatformPayload?: CheckPlatformPayloadResolvers<ContextType>;
  CheckSiteFilesPayload?: CheckSiteFilesPayloadResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  CitedOwnPage?: CitedOwnPageResolvers<ContextType>;
  CitedPage?: CitedPageResolvers<ContextType>;
  CitedPageKind?: CitedPageKindResolvers<ContextType>;
  CitedSite?: CitedSiteResolvers<ContextType>;
  CitedSiteDetail?: CitedSiteDetailResolvers<ContextType>;
  CitedSitePage?: CitedSitePageResolvers<ContextType>;
  CitingPrompt?: CitingPromptResolvers<ContextType>;
  CollectionRun?: CollectionRunResolvers<ContextType>;
  CollectionSettings?: CollectionSettingsResolvers<ContextType>;
  ComparablePrompt?: ComparablePromptResolvers<ContextType>;
  ComparedDay?: ComparedDayResolvers<ContextType>;
  ComparedPage?: ComparedPageResolvers<ContextType>;
  ComparedPlatform?: ComparedPlatformResolvers<ContextType>;
  ComparedPrompt?: ComparedPromptResolvers<ContextType>;
  ComparisonAdvice?: ComparisonAdviceResolvers<ContextType>;
  ComparisonArticle?: ComparisonArticleResolvers<ContextType>;
  Competitor?: CompetitorResolvers<ContextType>;
  CompetitorRanking?: CompetitorRankingResolvers<ContextType>;
  ConfiguredPlatform?: ConfiguredPlatformResolvers<ContextType>;
  ConfirmReportPayload?: ConfirmReportPayloadResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  ContentComparison?: ContentComparisonResolvers<ContextType>;
  ContentDraft?: ContentDraftResolvers<ContextType>;
  ContentGenerator?: ContentGeneratorResolvers<ContextType>;
  ContentTemplate?: ContentTemplateResolvers<ContextType>;
  ContentTypeFigures?: ContentTypeFiguresResolvers<ContextType>;
  Crawler?: CrawlerResolvers<ContextType>;
  CrawlerActivity?: CrawlerActivityResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayMatches?: DayMatchesResolvers<ContextType>;
  DayRange?: DayRangeResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteExperimentPayload?: DeleteExperimentPayloadResolvers<ContextType>;
  DemoProgress?: DemoProgressResolvers<ContextType>;
  DifferenceLine?: DifferenceLineResolvers<ContextType>;
  DisconnectAppPayload?: DisconnectAppPayloadResolvers<ContextType>;
  DiscoveredCompany?: DiscoveredCompanyResolvers<ContextType>;
  DiscoveredCompanyList?: DiscoveredCompanyListResolvers<ContextType>;
  DismissedCompany?: DismissedCompanyResolvers<ContextType>;
  DraftCheck?: DraftCheckResolvers<ContextType>;
  DraftClaim?: DraftClaimResolvers<ContextType>;
  DraftCut?: DraftCutResolvers<ContextType>;
  DraftEstimate?: DraftEstimateResolvers<ContextType>;
  DraftLink?: DraftLinkResolvers<ContextType>;
  DraftSection?: DraftSectionResolvers<ContextType>;
  EditTopicsPayload?: EditTopicsPayloadResolvers<ContextType>;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  ExampleOpportunity?: ExampleOpportunityResolvers<ContextType>;
  ExampleStep?: ExampleStepResolvers<ContextType>;
  Excerpt?: ExcerptResolvers<ContextType>;
  Experiment?: ExperimentResolvers<ContextType>;
  ExperimentAlternative?: ExperimentAlternativeResolvers<ContextType>;
  ExperimentCandidate?: ExperimentCandidateResolvers<ContextType>;
  ExperimentChecks?: ExperimentChecksResolvers<ContextType>;
  ExperimentComparison?: ExperimentComparisonResolvers<ContextType>;
  ExperimentCounts?: ExperimentCountsResolvers<ContextType>;
  ExperimentList?: ExperimentListResolvers<ContextType>;
  ExperimentModel?: ExperimentModelResolvers<ContextType>;
  ExperimentPlatform?: ExperimentPlatformResolvers<ContextType>;
  ExperimentPower?: ExperimentPowerResolvers<ContextType>;
  ExperimentProgress?: ExperimentProgressResolvers<ContextType>;
  ExperimentProgressDay?: ExperimentProgressDayResolvers<ContextType>;
  ExperimentPrompt?: ExperimentPromptResolvers<ContextType>;
  ExperimentWindows?: ExperimentWindowsResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FoundPage?: FoundPageResolvers<ContextType>;
  FundActionCenter?: FundActionCenterResolvers<ContextType>;
  FundActivity?: FundActivityResolvers<ContextType>;
  FundCategoryPerformance?: FundCategoryPerformanceResolvers<ContextType>;
  FundGenerator?: FundGeneratorResolvers<ContextType>;
  FundOutreach?: FundOutreachResolvers<ContextType>;
  FundPrompt?: FundPromptResolvers<ContextType>;
  FundPromptList?: FundPromptListResolvers<ContextType>;
  FundRecommendation?: FundRecommendationResolvers<ContextType>;
  FundToolFigures?: FundToolFiguresResolvers<ContextType>;
  FundTopic?: FundTopicResolvers<ContextType>;
  GapScope?: GapScopeResolvers<ContextType>;
  GroupRates?: GroupRatesResolvers<ContextType>;
  HeadToHead?: HeadToHeadResolvers<ContextType>;
  HeadToHeadPrompt?: HeadToHeadPromptResolvers<ContextType>;
  HeadToHeadSource?: HeadToHeadSourceResolvers<ContextType>;
  HourVisits?: HourVisitsResolvers<ContextType>;
  ImportAnswersPayload?: ImportAnswersPayloadResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportPromptsPayload?: ImportPromptsPayloadResolvers<ContextType>;
  ImportedRow?: ImportedRowResolvers<ContextType>;
  ImpressionPoint?: ImpressionPointResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitePersonPayload?: InvitePersonPayloadResolvers<ContextType>;
  KeyInsight?: KeyInsightResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  LeadChange?: LeadChangeResolvers<ContextType>;
  LeaveAccountPayload?: LeaveAccountPayloadResolvers<ContextType>;
  ListedExperiment?: ListedExperimentResolvers<ContextType>;
  LlmsContentItem?: LlmsContentItemResolvers<ContextType>;
  LlmsLibrary?: LlmsLibraryResolvers<ContextType>;
  LlmsLink?: LlmsLinkResolvers<ContextType>;
  LlmsTxtFile?: LlmsTxtFileResolvers<ContextType>;
  LlmsTxtScores?: LlmsTxtScoresResolvers<ContextType>;
  Mean?: MeanResolvers<ContextType>;
  MeanChange?: MeanChangeResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  Mention?: MentionResolvers<ContextType>;
  MentionReview?: MentionReviewResolvers<ContextType>;
  MetricsBucket?: MetricsBucketResolvers;
  MetricsDimension?: MetricsDimensionResolvers;
  MetricsTablePage?: MetricsTablePageResolvers<ContextType>;
  MetricsTableRow?: MetricsTableRowResolvers<ContextType>;
  ModelChange?: ModelChangeResolvers<ContextType>;
  ModelChangeDay?: ModelChangeDayResolvers<ContextType>;
  MovePromptsPayload?: MovePromptsPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCompany?: NamedCompanyResolvers<ContextType>;
  NamedInstead?: NamedInsteadResolvers<ContextType>;
  NamedRanking?: NamedRankingResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NotePage?: NotePageResolvers<ContextType>;
  NotePayload?: NotePayloadResolvers<ContextType>;
  NotePrompt?: NotePromptResolvers<ContextType>;
  OpenedInvitation?: OpenedInvitationResolvers<ContextType>;
  Opportunity?: OpportunityResolvers<ContextType>;
  OpportunitySource?: OpportunitySourceResolvers<ContextType>;
  OrderCorrection?: OrderCorrectionResolvers<ContextType>;
  OriginChange?: OriginChangeResolvers<ContextType>;
  Outreach?: OutreachResolvers<ContextType>;
  OutreachContact?: OutreachContactResolvers<ContextType>;
  OutreachEvent?: OutreachEventResolvers<ContextType>;
  OutreachFact?: OutreachFactResolvers<ContextType>;
  OutreachImportPayload?: OutreachImportPayloadResolvers<ContextType>;
  OutreachMail?: OutreachMailResolvers<ContextType>;
  OutreachMailServer?: OutreachMailServerResolvers<ContextType>;
  OutreachNamed?: OutreachNamedResolvers<ContextType>;
  OutreachSettings?: OutreachSettingsResolvers<ContextType>;
  OutreachSource?: OutreachSourceResolvers<ContextType>;
  OutreachSourceList?: OutreachSourceListResolvers<ContextType>;
  OutreachSourcePage?: OutreachSourcePageResolvers<ContextType>;
  OutreachStateCount?: OutreachStateCountResolvers<ContextType>;
  OutreachSummary?: OutreachSummaryResolvers<ContextType>;
  OutreachSuppression?: OutreachSuppressionResolvers<ContextType>;
  OutreachSuppressionList?: OutreachSuppressionListResolvers<ContextType>;
  OutreachTarget?: OutreachTargetResolvers<ContextType>;
  OutreachTargetList?: OutreachTargetListResolvers<ContextType>;
  OutreachTargetPayload?: OutreachTargetPayloadResolvers<ContextType>;
  OutreachTrialPayload?: OutreachTrialPayloadResolvers<ContextType>;
  OutreachTrialStep?: OutreachTrialStepResolvers<ContextType>;
  PageAgent?: PageAgentResolvers<ContextType>;
  PageComparison?: PageComparisonResolvers<ContextType>;
  PageMean?: PageMeanResolvers<ContextType>;
  PageReading?: PageReadingResolvers<ContextType>;
  PageResult?: PageResultResolvers<ContextType>;
  PageResults?: PageResultsResolvers<ContextType>;
  PageVisits?: PageVisitsResolvers<ContextType>;
  PageVisitsDetail?: PageVisitsDetailResolvers<ContextType>;
  PageVisitsList?: PageVisitsListResolvers<ContextType>;
  People?: PeopleResolvers<ContextType>;
  PeopleMetrics?: PeopleMetricsResolvers<ContextType>;
  PeoplePayload?: PeoplePayloadResolvers<ContextType>;
  Persona?: PersonaResolvers<ContextType>;
  PersonaComparison?: PersonaComparisonResolvers<ContextType>;
  PersonaComparisons?: PersonaComparisonsResolvers<ContextType>;
  PersonaDifference?: PersonaDifferenceResolvers<ContextType>;
  PersonaPayload?: PersonaPayloadResolvers<ContextType>;
  PersonaRef?: PersonaRefResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  PlatformEstimate?: PlatformEstimateResolvers<ContextType>;
  PlatformHealth?: PlatformHealthResolvers<ContextType>;
  PlatformMatches?: PlatformMatchesResolvers<ContextType>;
  PlatformMetrics?: PlatformMetricsResolvers<ContextType>;
  PlatformPeople?: PlatformPeopleResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductFinding?: ProductFindingResolvers<ContextType>;
  Prompt?: PromptResolvers<ContextType>;
  PromptCompany?: PromptCompanyResolvers<ContextType>;
  PromptGap?: PromptGapResolvers<ContextType>;
  PromptGapPage?: PromptGapPageResolvers<ContextType>;
  PromptGroup?: PromptGroupResolvers<ContextType>;
  PromptPage?: PromptPageResolvers<ContextType>;
  PromptPeriod?: PromptPeriodResolvers<ContextType>;
  PromptPlatform?: PromptPlatformResolvers<ContextType>;
  PromptPlatformAnswer?: PromptPlatformAnswerResolvers<ContextType>;
  PromptPoint?: PromptPointResolvers<ContextType>;
  PromptRef?: PromptRefResolvers<ContextType>;
  PromptSearch?: PromptSearchResolvers<ContextType>;
  PromptSearches?: PromptSearchesResolvers<ContextType>;
  PromptSettings?: PromptSettingsResolvers<ContextType>;
  PromptSettingsList?: PromptSettingsListResolvers<ContextType>;
  PromptSite?: PromptSiteResolvers<ContextType>;
  PromptSource?: PromptSourceResolvers<ContextType>;
  PromptVariant?: PromptVariantResolvers<ContextType>;
  PurposeVisits?: PurposeVisitsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankedCompany?: RankedCompanyResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  RateChange?: RateChangeResolvers<ContextType>;
  ReanalysePayload?: ReanalysePayloadResolvers<ContextType>;
  RecentVisit?: RecentVisitResolvers<ContextType>;
  RejectedAnswer?: RejectedAnswerResolvers<ContextType>;
  RemoveNotePayload?: RemoveNotePayloadResolvers<ContextType>;
  RemoveReportPayload?: RemoveReportPayloadResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportAnswer?: ReportAnswerResolvers<ContextType>;
  ReportBudget?: ReportBudgetResolvers<ContextType>;
  ReportChangedPrompt?: ReportChangedPromptResolvers<ContextType>;
  ReportCitation?: ReportCitationResolvers<ContextType>;
  ReportCompany?: ReportCompanyResolvers<ContextType>;
  ReportCompetitors?: ReportCompetitorsResolvers<ContextType>;
  ReportFailure?: ReportFailureResolvers<ContextType>;
  ReportFormula?: ReportFormulaResolvers<ContextType>;
  ReportMeasurement?: ReportMeasurementResolvers<ContextType>;
  ReportMention?: ReportMentionResolvers<ContextType>;
  ReportMissingPrompt?: ReportMissingPromptResolvers<ContextType>;
  ReportNamedCompany?: ReportNamedCompanyResolvers<ContextType>;
  ReportNextStep?: ReportNextStepResolvers<ContextType>;
  ReportOffer?: ReportOfferResolvers<ContextType>;
  ReportPassage?: ReportPassageResolvers<ContextType>;
  ReportPeriod?: ReportPeriodResolvers<ContextType>;
  ReportPlatform?: ReportPlatformResolvers<ContextType>;
  ReportPrompt?: ReportPromptResolvers<ContextType>;
  ReportPrompts?: ReportPromptsResolvers<ContextType>;
  ReportRecipient?: ReportRecipientResolvers<ContextType>;
  ReportRecipients?: ReportRecipientsResolvers<ContextType>;
  ReportRequest?: ReportRequestResolvers<ContextType>;
  ReportRequestPage?: ReportRequestPageResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  ReportSearchTopics?: ReportSearchTopicsResolvers<ContextType>;
  ReportSentiment?: ReportSentimentResolvers<ContextType>;
  ReportSource?: ReportSourceResolvers<ContextType>;
  ReportSources?: ReportSourcesResolvers<ContextType>;
  ReportTopSource?: ReportTopSourceResolvers<ContextType>;
  ReportTopic?: ReportTopicResolvers<ContextType>;
  ReportWebsite?: ReportWebsiteResolvers<ContextType>;
  RequestReportPayload?: RequestReportPayloadResolvers<ContextType>;
  ResultCoverage?: ResultCoverageResolvers<ContextType>;
  ResultFigures?: ResultFiguresResolvers<ContextType>;
  ReviewAccuracy?: ReviewAccuracyResolvers<ContextType>;
  ReviewItem?: ReviewItemResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  ReviewRate?: ReviewRateResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  RevokeShareLinkPayload?: RevokeShareLinkPayloadResolvers<ContextType>;
  RobotsTxtProposal?: RobotsTxtProposalResolvers<ContextType>;
  RunEstimate?: RunEstimateResolvers<ContextType>;
  RunFailure?: RunFailureResolvers<ContextType>;
  RunPlatform?: RunPlatformResolvers<ContextType>;
  SaveAlertsPayload?: SaveAlertsPayloadResolvers<ContextType>;
  SaveBrandPayload?: SaveBrandPayloadResolvers<ContextType>;
  SaveCollectionSettingsPayload?: SaveCollectionSettingsPayloadResolvers<ContextType>;
  SaveConflict?: SaveConflictResolvers<ContextType>;
  SaveExperimentPayload?: SaveExperimentPayloadResolvers<ContextType>;
  SaveLlmsTxtPayload?: SaveLlmsTxtPayloadResolvers<ContextType>;
  SaveOutreachSettingsPayload?: SaveOutreachSettingsPayloadResolvers<ContextType>;
  SavePageSettingsPayload?: SavePageSettingsPayloadResolvers<ContextType>;
  ScoreCorrelation?: ScoreCorrelationResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  SearchQuery?: SearchQueryResolvers<ContextType>;
  SearchReport?: SearchReportResolvers<ContextType>;
  SearchReportKind?: SearchReportKindResolvers;
  SentView?: SentViewResolvers<ContextType>;
  Sentiment?: SentimentResolvers<ContextType>;
  SentimentCounts?: SentimentCountsResolvers<ContextType>;
  SentimentJudge?: SentimentJudgeResolvers<ContextType>;
  SentimentPoint?: SentimentPointResolvers<ContextType>;
  SetNextStepPayload?: SetNextStepPayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkDay?: ShareLinkDayResolvers<ContextType>;
  SharedScreen?: SharedScreenResolvers;
  SharedView?: SharedViewResolvers<ContextType>;
  SiteCheck?: SiteCheckResolvers<ContextType>;
  SiteFile?: SiteFileResolvers<ContextType>;
  SiteFileFinding?: SiteFileFindingResolvers<ContextType>;
  SiteFileVersion?: SiteFileVersionResolvers<ContextType>;
  SiteFileVisits?: SiteFileVisitsResolvers<ContextType>;
  SiteFileVisitsList?: SiteFileVisitsListResolvers<ContextType>;
  SiteFiles?: SiteFilesResolvers<ContextType>;
  SiteKind?: SiteKindResolvers<ContextType>;
  SiteOwner?: SiteOwnerResolvers;
  SiteScores?: SiteScoresResolvers<ContextType>;
  SourceAnalysis?: SourceAnalysisResolvers<ContextType>;
  SourceContentType?: SourceContentTypeResolvers<ContextType>;
  SourceCount?: SourceCountResolvers<ContextType>;
  SourceGap?: SourceGapResolvers<ContextType>;
  SourceGapPage?: SourceGapPageResolvers<ContextType>;
  SourceScores?: SourceScoresResolvers<ContextType>;
  StatusVisits?: StatusVisitsResolvers<ContextType>;
  StepEffect?: StepEffectResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuggestedCategory?: SuggestedCategoryResolvers<ContextType>;
  SuggestedCompanies?: SuggestedCompaniesResolvers<ContextType>;
  SuggestedCompany?: SuggestedCompanyResolvers<ContextType>;
  SuggestedPrompt?: SuggestedPromptResolvers<ContextType>;
  SuggestedTopic?: SuggestedTopicResolvers<ContextType>;
  SuggestedTopics?: SuggestedTopicsResolvers<ContextType>;
  SuggestionCategory?: SuggestionCategoryResolvers<ContextType>;
  TermCoverage?: TermCoverageResolvers<ContextType>;
  TestAlertPayload?: TestAlertPayloadResolvers<ContextType>;
  TextDifference?: TextDifferenceResolvers<ContextType>;
  TextRetention?: TextRetentionResolvers<ContextType>;
  TextSpan?: TextSpanResolvers<ContextType>;
  TopSources?: TopSourcesResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  TopicCompetitors?: TopicCompetitorsResolvers<ContextType>;
  TopicDashboard?: TopicDashboardResolvers<ContextType>;
  TopicImpressions?: TopicImpressionsResolvers<ContextType>;
  TopicMatches?: TopicMatchesResolvers<ContextType>;
  TopicMetrics?: TopicMetricsResolvers<ContextType>;
  TopicRef?: TopicRefResolvers<ContextType>;
  TopicSentiment?: TopicSentimentResolvers<ContextType>;
  TopicSettings?: TopicSettingsResolvers<ContextType>;
  TopicShare?: TopicShareResolvers<ContextType>;
  TopicSources?: TopicSourcesResolvers<ContextType>;
  TrackDiscoveredCompanyPayload?: TrackDiscoveredCompanyPayloadResolvers<ContextType>;
  UnmovedPrompt?: UnmovedPromptResolvers<ContextType>;
  Verification?: VerificationResolvers;
  Viewer?: ViewerResolvers<ContextType>;
  Visibility?: VisibilityResolvers<ContextType>;
  VisitDoor?: VisitDoorResolvers;
  VisitImport?: VisitImportResolvers<ContextType>;
  VisitMetrics?: VisitMetricsResolvers<ContextType>;
  VisitPoint?: VisitPointResolvers<ContextType>;
  VisitRate?: VisitRateResolvers<ContextType>;
  VisitedPage?: VisitedPageResolvers<ContextType>;
  WebPage?: WebPageResolvers<ContextType>;
  WebPageBlock?: WebPageBlockResolvers<ContextType>;
  WebPageKind?: WebPageKindResolvers;
  WebPageList?: WebPageListResolvers<ContextType>;
  WebPageRun?: WebPageRunResolvers<ContextType>;
  WebPageScores?: WebPageScoresResolvers<ContextType>;
  WebPageSpan?: WebPageSpanResolvers<ContextType>;
  WebPageStatus?: WebPageStatusResolvers;
  WebPageStatusCount?: WebPageStatusCountResolvers<ContextType>;
  WebPageText?: WebPageTextResolvers<ContextType>;
  WebPageVersion?: WebPageVersionResolvers<ContextType>;
  WhatChanged?: WhatChangedResolvers<ContextType>;
};

