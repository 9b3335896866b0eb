/**
 * Every field that can be selected for a share link, by type: what the screens draw and nothing else. All others are refused,
 * also new ones; `allowed-fields.test.ts` lists what stays hidden, and fails for a field that is in neither list.
 */
export const ALLOWED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Query: ['sharedView'],
  SharedView: [
    ...['id', 'screen', 'brandName', 'days', 'platform', 'compare', 'expiresAt'],
    ...['dashboard', 'topicDashboard', 'headToHead', 'whatChanged', 'promptPage', 'answerOrigins'],
  ],
  Dashboard: ['simulated', 'range', 'metrics', 'topicBreakdown'],
  TopicDashboard: ['simulated', 'topic', 'range', 'metrics'],
  TopicShare: ['topic', 'impressions', 'percentage'],
  Topic: ['id', 'name', 'slug'],
  DayRange: ['from', 'to'],
  Platform: ['key', 'name'],

  TopicMetrics: [
    ...['id', 'range', 'previous', 'visibility', 'sentiment', 'impressionHistory', 'sentimentHistory'],
    ...['competitors', 'sources', 'platforms', 'answers', 'failed', 'citationRate'],
  ],
  Visibility: [
    ...['percent', 'impressions', 'promptCount', 'latestDay', 'mentionRate', 'brandedMentionRate', 'change'],
  ],
  Sentiment: ['score', 'mentions', 'analyzed', 'mean', 'counts', 'judges', 'change'],
  SentimentCounts: ['positive', 'mixed', 'negative', 'unjudged', 'unsupportedLanguage'],
  SentimentJudge: ['name', 'answers'],
  ImpressionPoint: ['date', 'impressions', 'percent', 'mentionRate'],
  SentimentPoint: ['date', 'sentiment', 'mean', 'mentions', 'analyzed'],
  CompetitorRanking: ['companyRank', 'voices', 'rankings'],
  RankedCompany: [
    ...['id', 'name', 'domain', 'logoUrl', 'isBrand', 'rank', 'mentions', 'count', 'voices', 'shareOfVoice'],
    'meanPosition',
  ],
  SourceCount: ['url', 'domain', 'title', 'mentions', 'own'],
  PlatformMetrics: ['platform', 'mentionRate', 'answers', 'failed'],
  Rate: ['value', 'low', 'high', 'hits', 'answers', 'note'],
  RateChange: ['current', 'previous', 'difference', 'pValue', 'verdict', 'prompts', 'leftOut', 'note'],
  Mean: ['value', 'low', 'high', 'answers', 'note'],
  MeanChange: [
    ...['current', 'previous', 'difference', 'pValue', 'verdict', 'prompts', 'leftOut', 'note'],
    'judgesDiffer',
  ],

  HeadToHead: [
    ...['brand', 'competitor', 'competitorDomain', 'range', 'simulated', 'totals', 'history', 'leadChange'],
    ...['prompts', 'sources', 'ownPages'],
  ],
  NamedCompany: ['id', 'name', 'isBrand'],
  MetricsTableRow: [
    ...['bucket', 'from', 'to', 'company', 'answers', 'mentions', 'mentionRate', 'voices', 'shareOfVoice'],
    ...['meanPosition', 'sentiment'],
  ],
  LeadChange: ['difference', 'low', 'high', 'pValue', 'verdict', 'note'],
  HeadToHeadPrompt: ['prompt', 'answers', 'onlyThem', 'both', 'onlyYou'],
  PromptRef: ['id', 'question', 'branded'],
  HeadToHeadSource: ['source', 'owner', 'answers', 'withYou'],
  CitedPage: ['url', 'domain', 'title'],

  WhatChanged: [
    ...['before', 'after', 'simulated', 'answersBefore', 'answersAfter'],
    ...['prompts', 'sources', 'companies', 'platforms'],
  ],
  ChangedList: ['kind', 'items', 'total', 'tested', 'won', 'lost'],
  ChangedItem: [
    ...['id', 'name', 'detail', 'own', 'before', 'after', 'difference', 'pValue', 'qValue', 'verdict'],
    'modelChanges',
  ],
  ModelChange: ['platform', 'before', 'after', 'on'],

  PromptPage: [
    ...['prompt', 'archived', 'simulated', 'range', 'visibility', 'visibilityStatus', 'failed', 'change'],
    ...['history', 'previous', 'platforms', 'variants', 'companies', 'sources', 'sites'],
  ],
  PromptPoint: ['bucket', 'from', 'to', 'visibility', 'failed'],
  PromptPeriod: ['range', 'visibility', 'history'],
  PromptPlatform: ['platform', 'visibility', 'failed', 'meanPosition', 'sentiment'],
  PromptVariant: ['prompt', 'archived', 'visibility'],
  PromptCompany: ['company', 'tracked', 'mentionRate', 'shareOfVoice', 'meanPosition', 'sentiment'],
  PromptSource: ['id', 'source', 'owner', 'answers', 'withYou'],
  PromptSite: ['domain', 'owner', 'answers', 'withYou', 'pages'],

  AnswerOrigins: ['range', 'origins', 'changes', 'modelChanges'],
  AnswerOrigin: ['platform', 'surface', 'model', 'answers', 'simulated', 'from', 'to'],
  OriginChange: ['platform', 'before', 'after', 'surfacesBefore', 'surfacesAfter', 'on'],
  ModelChangeDay: ['platform', 'day', 'before', 'after'],
};

export const isAllowedField = (type: string, field: string): boolean =>
  ALLOWED_FIELDS[type]?.includes(field) ?? false;
