/**
 * What fields cost by themselves, in points, where it is more than the value they give: mostly statements that the
 * database is asked. Measured on the embedded one, where they cost this process most; bench/hostile.ts holds them to
 * what an operation may cost.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  // Any other field of the root.
  'Query.*': 2000,
  'Mutation.*': 5000,
  'Subscription.*': 1000,
  // They analyse and store whatever they are given, so they come one or two at a time.
  'Mutation.importAnswers': 20_000,
  'Mutation.importPrompts': 20_000,
  'Mutation.saveBrand': 10_000,
  'Mutation.reanalyse': 20_000,

  // Written content, and lists that this process holds.
  'Query.reportOffer': 500,
  'Query.reportCategories': 500,
  'Query.suggestionCategories': 500,
  'Query.suggestTopics': 4000,
  'Query.suggestCompetitors': 2000,

  'Query.dashboard': 7900,
  'Query.topicDashboard': 7900,
  'Query.impressions': 12_000,
  'Query.sentiment': 12_000,
  'Query.competitors': 10_000,
  'Query.sources': 8000,
  'Query.answers': 9000,
  'Query.answer': 4000,
  'Query.promptGaps': 10_900,
  'Query.sourceGaps': 9000,
  'Query.prompts': 10_000,
  'Query.promptSettings': 4000,
  'Query.runEstimate': 10_000,
  'Query.collectionRuns': 3000,
  'Query.reportRequests': 2000,
  'Viewer.outdatedAnswers': 11_500,
  'Viewer.brand': 500,
  'Viewer.competitors': 500,
  'Viewer.topics': 2000,
  'Dashboard.topicBreakdown': 500,
  'Dashboard.availablePlatforms': 500,
  'TopicDashboard.availablePlatforms': 500,
  'TopicMetrics.previous': 2500,
  'TopicMetrics.visibility': 1000,
  'TopicMetrics.sentiment': 1000,
  'TopicMetrics.answers': 1000,
  'TopicMetrics.failed': 300,
  'TopicMetrics.citationRate': 300,
  'TopicMetrics.impressionHistory': 500,
  'TopicMetrics.sentimentHistory': 500,
  'TopicMetrics.competitors': 1500,
  'TopicMetrics.sources': 1500,
  'TopicMetrics.platforms': 1000,
  'AnswerPage.total': 1000,
  'AnswerPage.scope': 500,
  'PromptGapPage.scope': 1000,
  'SourceGapPage.scope': 1000,
  // A part of its Markdown is read.
  'Answer.excerpt': 340,
  'Answer.text': 50,
  'Answer.mentions': 60,
  'Answer.citations': 40,
  // A few paragraphs.
  'ReportAnswer.text': 50,
};
