/** What the plain page reads of the product's replies; rates are percentages. */
export interface Shell {
  viewer: { email: string; brand: { name: string } | null; topics: { name: string; slug: string }[] };
}

export interface Overview {
  dashboard: {
    range: { from: string | null; to: string | null };
    topicBreakdown: { topic: { slug: string; name: string }; percentage: number }[];
    metrics: Metrics;
  };
}

export interface Rate {
  value: number | null;
  low: number | null;
  high: number | null;
  answers: number;
}

export interface Change {
  verdict: string;
  difference: number | null;
}

interface Metrics {
  answers: number;
  visibility: {
    percent: number;
    promptCount: number;
    mentionRate: Rate;
    brandedMentionRate: Rate;
    change: Change;
  };
  sentiment: {
    score: number | null;
    mentions: number;
    analyzed: number;
    mean: Omit<Rate, 'answers'>;
    change: Change;
    judges: { name: string; answers: number }[];
  };
  impressionHistory: { date: string; percent: number; mentionRate: Rate }[];
  sentimentHistory: { date: string; sentiment: number | null; mean: Omit<Rate, 'answers'> }[];
  allSources: { url: string; title: string | null; mentions: number }[];
  allCompetitors: {
    rankings: { id: string; name: string; rank: number; count: number; shareOfVoice: number | null }[];
  };
  platforms: { platform: { key: string; name: string }; mentionRate: Rate; answers: number }[];
}
