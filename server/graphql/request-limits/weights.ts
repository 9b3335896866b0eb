/**
 * Points that a field costs besides its value, mostly for database statements. Measured on the embedded database, whose
 * work is done by this process; bench/hostile.ts checks them.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  // All other root fields.
  'Query.*': 2000,
  'Mutation.*': 5000,
  'Subscription.*': 1000,
  // These analyse and store their input: at most two fit into an operation.
  'Mutation.importAnswers': 20_000,
  'Mutation.importPrompts': 20_000,
  'Mutation.saveBrand': 10_000,
  'Mutation.reanalyse': 20_000,

  // Static content.
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
  // Parses part of the Markdown.
  'Answer.excerpt': 340,
  'Answer.text': 50,
  'Answer.mentions': 60,
  'Answer.citations': 40,
  // A few paragraphs of text.
  'ReportAnswer.text': 50,
};
