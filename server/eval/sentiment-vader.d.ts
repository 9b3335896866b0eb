declare module 'vader-sentiment' {
  const vader: {
    SentimentIntensityAnalyzer: {
      /** `compound` is −1 … 1. */
      polarity_scores(text: string): { compound: number; pos: number; neu: number; neg: number };
    };
  };
  export = vader;
}
