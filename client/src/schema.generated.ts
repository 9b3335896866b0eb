export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** Whether an account can use the Action Center. */
export type ActionCenterState =
  | 'AVAILABLE'
  /** The account's feature flag is off. */
  | 'COMING_SOON'
  /** The configuration blocks the account, whatever its flag says. */
  | 'NOT_AVAILABLE';

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

/** What a vendor says that its AI agent fetches pages for. */
export type AgentPurpose =
  | 'SEARCH'
  | 'TRAINING'
  /** A user of its product asked. */
  | 'USER';

export type AlertChannel =
  | 'EMAIL'
  | 'WEBHOOK';

/** `FAILED` deliveries are not retried. */
export type AlertDeliveryStatus =
  | 'FAILED'
  | 'SENT'
  | 'WAITING';

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

export type AlertQuietHoursInput = {
  /** 0–23 in the account's time zone. */
  from: Scalars['Int']['input'];
  /** 0–23; another hour than `from`. */
  to: Scalars['Int']['input'];
  weekends?: Scalars['Boolean']['input'];
};

export type AlertRecipientState =
  | 'ACTIVE'
  /** A person who is no longer in the account; nothing is sent. */
  | 'LEFT'
  /** The mailed link was not opened; nothing is sent. */
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

/** What a figure of an alert counts. */
export type AlertUnit =
  /** Answers. */
  | 'ANSWERS'
  /** Answers that count, in percent of all. */
  | 'PERCENT'
  /** Mean sentiment, 0–100. */
  | 'SCORE';

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

/** Whether answers that were asked as a persona are listed. */
export type AskedAsFilter =
  /** All. */
  | 'ANY'
  /** Only those that were asked plainly, as figures count them. */
  | 'PLAIN';

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

export type BriefFactKind =
  | 'QUOTATION'
  | 'STATISTIC';

export type CampaignStatus =
  | 'ACTIVE'
  | 'COMPLETED'
  | 'DRAFT';

/** Whether two figures differ by more than chance. */
export type ChangeVerdict =
  /** Clearly lower than before. */
  | 'DOWN'
  /** Within chance, or nothing to compare with. */
  | 'NO_CLEAR_CHANGE'
  /** Clearly higher than before. */
  | 'UP';

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

export type ConnectAnalyticsInput = {
  /** Host of the landing pages, such as `www.example.com`; the brand's domain when left out. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** The JSON key file that Google made for a service account, at most 10,000 characters. */
  key: Scalars['String']['input'];
  /** The property's number, such as `123456789`. */
  propertyId: Scalars['String']['input'];
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

export type DifferenceChange =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME'
  /** Equal lines that are left out. */
  | 'SKIPPED';

export type DraftLevel =
  | 'ACCESSIBLE'
  | 'BALANCED'
  | 'TECHNICAL';

export type DraftStatus =
  | 'DONE'
  | 'FAILED'
  | 'WRITING';

/** The days of an earlier range, both included. */
export type EarlierDays = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** Purposes of e-mails. */
export type EmailTemplateType =
  | 'COVERAGE'
  | 'INTERVIEW'
  | 'PARTNERSHIP';

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

/** What an experiment measures, as a share of usable answers. */
export type ExperimentMetric =
  /** Answers that cite one of the experiment's pages. */
  | 'CITATIONS'
  /** Answers that name the brand. */
  | 'MENTIONS';

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

/** Kinds of text to generate. */
export type FundContentType =
  | 'BLOG_POST'
  | 'CASE_STUDY'
  | 'MARKET_REPORT'
  | 'NEWSLETTER'
  | 'PRESS_RELEASE'
  | 'SOCIAL_MEDIA';

/** A tool in the fund's Action Center. */
export type FundTool =
  | 'CONTENT_GENERATOR'
  | 'CONTENT_LIBRARY'
  | 'EMAIL_OUTREACH'
  | 'SOURCE_ANALYSIS';

/** The result of importing one row. */
export type ImportOutcome =
  | 'ADDED'
  | 'ALREADY_THERE'
  | 'REFUSED'
  /** It was archived and is asked again, with its history. */
  | 'RESTORED';

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

export type InvitationState =
  /** It was withdrawn or accepted, or has expired. */
  | 'ENDED'
  | 'OPEN'
  /** It was sent to another address than that of the signed-in person. */
  | 'OTHER_ADDRESS';

/** Only published content is exported. */
export type LlmsContentStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED';

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

/** Days that a row adds up. */
export type MetricsBucket =
  | 'DAY'
  /** Of the calendar. */
  | 'MONTH'
  /** The whole range. */
  | 'RANGE'
  /** Monday to Sunday. */
  | 'WEEK';

/** What rows are split by, beside their days. */
export type MetricsDimension =
  /** The brand and each competitor; without it rows are about the brand. */
  | 'COMPANY'
  /** The language and country that the persona states, beside plain ones. */
  | 'LOCALE'
  /** The model that answered, as the platform names it. */
  | 'MODEL'
  /** The persona that answers were asked as, beside plain ones; without it and `LOCALE` rows are about plain answers. */
  | 'PERSONA'
  | 'PLATFORM'
  | 'TOPIC';

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

/** The badge of an opportunity, by its score. */
export type OpportunityPotential =
  /** 90 or more. */
  | 'HIGH'
  | 'LOW'
  /** 80 to 89. */
  | 'MEDIUM';

/** Kinds of opportunities; docs/metrics.md has the rule. */
export type OpportunityType =
  /** They cite mostly guides, documentation, forums and other pages of other sites. */
  | 'BLOG_PLACEMENT'
  /** They cite mostly pages of competitors, or none. */
  | 'CONTENT_GAP'
  /** Missed answers cite mostly lists, comparisons, reviews and news of other sites, or pages of theirs that are not read. */
  | 'PR_OPPORTUNITY';

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

export type OutreachSuppressionReason =
  | 'BOUNCED'
  | 'DECLINED'
  | 'IMPORTED'
  | 'PERSON'
  | 'UNSUBSCRIBED';

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

/** What a list of page results is ordered by, the most first. */
export type PageResultOrder =
  | 'ANSWERS'
  | 'KEY_EVENTS'
  | 'PEOPLE'
  | 'REVENUE'
  | 'SESSIONS'
  | 'VISITS';

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

/** How an answer's persona gave its place. */
export type PlaceGiven =
  /** Stated in the prompt. */
  | 'PROMPT'
  /** By the vendor's own setting for a location. */
  | 'SETTING';

/** Whether a platform can be asked. */
export type PlatformStatus =
  /** Something in the server's configuration is wrong; `reason` says what. */
  | 'MISCONFIGURED'
  /** Nothing is configured; `reason` says how to turn it on. */
  | 'OFF'
  | 'ON'
  /** It can be asked, and its answers are simulated. */
  | 'SIMULATED';

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

/** A row of a file of prompts. */
export type PromptRowInput = {
  /** 1–2,000 characters. */
  question: Scalars['String']['input'];
  /** 1–120 characters; a new topic is created. */
  topic: Scalars['String']['input'];
};

export type ProposeRobotsTxtInput = {
  /** At most 50. */
  bots?: Array<BotPolicyInput>;
  /** Such as `search=yes, ai-train=no`; an empty text removes the line, null leaves it. */
  contentSignal?: InputMaybe<Scalars['String']['input']>;
  /** Such as `train-ai=n`; an empty text removes the line, null leaves it. */
  contentUsage?: InputMaybe<Scalars['String']['input']>;
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

/** A schedule's days, counted back from the day before it is due. */
export type ReportDays =
  | 'LAST_7_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'LAST_CALENDAR_MONTH'
  | 'LAST_CALENDAR_QUARTER';

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

/** A user's role. An analyst reads every account and changes only their own; an operator runs the server. */
export type Role =
  | 'ANALYST'
  | 'MEMBER'
  | 'OPERATOR';

/** A run's options; the settings replace what is left out. */
export type RunInput = {
  /** Ask for further samples of what was answered today. */
  again?: Scalars['Boolean']['input'];
  /** Keys of platforms; the settings' when left out. */
  platforms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1–10; the settings' when left out. */
  samples?: InputMaybe<Scalars['Int']['input']>;
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

/** The brand and its competitors; replaces the stored ones. */
export type SaveBrandInput = {
  brand: CompanyInput;
  /** At most 100; a company that is already tracked by its id or under the same name keeps its history. */
  competitors?: Array<CompanyInput>;
  /** `Viewer.companiesVersion` when it was read; the save is a conflict if the current one differs. Left out, the companies are replaced. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type SavePageSettingsInput = {
  daily: Scalars['Boolean']['input'];
  /** 1–2,000. */
  pagesPerDay: Scalars['Int']['input'];
  /** `PageReading.version` when they were read; a conflict if the current one differs. */
  version?: InputMaybe<Scalars['String']['input']>;
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
  | 'BING_AI'
  /** Google Search Console, Generative AI: impressions by page. */
  | 'SEARCH_CONSOLE_AI';

export type SendViewInput = {
  /** At most 500 characters to the recipients, without links. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 1–20 e-mail addresses; each gets a mail of its own. */
  recipients: Array<Scalars['String']['input']>;
  /** 1–120 characters without links; the screen's name where left out. */
  title?: InputMaybe<Scalars['String']['input']>;
  view: ViewInput;
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

export type ShareLinkState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED';

/** A screen that a share link can show. */
export type SharedScreen =
  | 'HEAD_TO_HEAD'
  | 'OVERVIEW'
  | 'PROMPT'
  | 'TOPIC'
  | 'WHAT_CHANGED';

export type SiteCheckStatus =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

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

/** Whose site it is, by the tracked companies' domains. */
export type SiteOwner =
  | 'COMPETITOR'
  | 'OTHER'
  | 'OWN';

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

/** Where a suggestion comes from. */
export type SuggestionBasis =
  /** Derived from what was typed; to be reviewed. */
  | 'GUESS'
  /** The product's own catalogue. */
  | 'KNOWN'
  /** Suggested by the configured chat model; checked for form, not for truth. */
  | 'MODEL';

/** Where an answer was asked for. */
export type Surface =
  /** The vendor's API. */
  | 'API'
  /** An import that does not say. */
  | 'IMPORT'
  /** The interface that people use, as a browser or a data export captured it. */
  | 'INTERFACE';

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
  | 'FORGED'
  /** The product knows no published ranges of it, or the log has no address. */
  | 'UNPUBLISHED'
  /** Its address is in the ranges that the vendor publishes. */
  | 'VERIFIED';

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

/** How often a prompt's answers name the brand: from 70 %, from 40 %, less. */
export type VisibilityStatus =
  | 'GREAT'
  | 'MEDIUM'
  | 'POOR';

export type VisitDoor =
  | 'BROWSER'
  | 'COMMAND'
  | 'POST';

/** Days of visits: all when left out. Days are UTC; both ends are included. */
export type VisitFilter = {
  /** 1–3,660 days, ending on the latest day with visits; not together with `from` or `to`. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The first day with visits when left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The latest day with visits when left out. */
  to?: InputMaybe<Scalars['Date']['input']>;
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
  | 'COMPARISON'
  | 'DOCUMENTATION'
  | 'FORUM'
  | 'HOME'
  | 'HOW_TO'
  | 'LIST'
  | 'NEWS'
  | 'OTHER'
  | 'PRODUCT'
  | 'REVIEW'
  | 'VIDEO';

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

/** What became of the latest attempt to read a page. */
export type WebPageStatus =
  /** Any other failure; `problem` says which. */
  | 'FAILED'
  /** It has no text until a browser runs its scripts. */
  | 'NEEDS_JAVASCRIPT'
  /** 404 or 410. */
  | 'NOT_FOUND'
  | 'NOT_HTML'
  | 'NO_TEXT'
  | 'READ'
  /** 401, 402, 403, 429 or 451. */
  | 'REFUSED'
  /** The site's robots.txt does not allow it. */
  | 'ROBOTS'
  | 'TIMED_OUT'
  /** Larger than 3 MB. */
  | 'TOO_LARGE'
  | 'UNREACHABLE'
  /** Not tried yet. */
  | 'WAITING';
