/** How many matching answers there are, and what they are of. */
export interface MatchCounts {
  total: number;
  /** They name the brand. */
  visible: number;
  platforms: { platform: string; answers: number }[];
  topics: { topic: { id: string; name: string; slug: string }; answers: number }[];
  /** Ascending, without days of none. */
  days: { day: string; answers: number }[];
}
