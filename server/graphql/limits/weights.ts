/**
 * What fields cost by themselves, in points, where it is more than the value they give: mostly statements that the
 * database is asked. Measured on the embedded one, where they cost this process most; bench/hostile.ts holds them to
 * what an operation may cost.
 */
export const WEIGHTS: Readonly<Record<string, number>> = {
  // Any other field of the root.
  'Query.*': 1000,
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
  'Query.suggestTopics': 3000,
  'Query.suggestCompetitors': 2000,

  'Query.dashboard': 4000,
  'Query.topicDashboard': 4000,
  'Query.impressions': 8000,
  'Query.sentiment': 8000,
  'Query.competitors': 6000,
  'Query.sources': 6000,
  'Query.answers': 5000,
  'Query.answer': 3000,
  'Query.promptGaps': 5000,
  'Query.sourceGaps': 5000,
  'Query.prompts': 6000,
  'Query.promptSettings': 3000,
  'Query.runEstimate': 5000,
  'Query.collectionRuns': 2000,
  'Query.reportRecords': 2000,
  'Viewer.outdatedAnswers': 6000,
  'Viewer.brand': 500,
  'Viewer.competitors': 500,
  'Viewer.topics': 2000,
  'Dashboard.topicBreakdown': 500,
  'Dashboard.availablePlatforms': 500,
  'TopicDashboard.availablePlatforms': 500,
  'TopicMetrics.previous': 1000,
  'TopicMetrics.visibility': 300,
  'TopicMetrics.sentiment': 300,
  'TopicMetrics.impressionHistory': 500,
  'TopicMetrics.sentimentHistory': 500,
  'TopicMetrics.competitors': 1000,
  'TopicMetrics.sources': 1000,
  'TopicMetrics.platforms': 500,
  'AnswerPage.total': 1000,
  'AnswerPage.scope': 500,
  'PromptGapPage.scope': 1000,
  'SourceGapPage.scope': 1000,
  // A part of its Markdown is read.
  'Answer.excerpt': 500,
  'Answer.text': 50,
  'Answer.mentions': 20,
  'Answer.citations': 20,
  // A few paragraphs.
  'ReportAnswer.text': 50,
};
