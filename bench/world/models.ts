/** Months, from 0, in whose middle a platform changes to its next model. */
const RELEASES: Record<string, readonly number[]> = {
  chatgpt: [2, 7],
  perplexity: [5],
  gemini: [0, 4, 9],
  claude: [8],
};
const DAYS_PER_MONTH = 30.4;

/**
 * The model that a platform answers with; all names are made up.
 * @param day of the year, from 0
 */
export function modelOf(platform: string, day: number): string {
  const releases = RELEASES[platform] ?? [];
  return `${platform}-${1 + releases.filter((month) => day >= (month + 0.5) * DAYS_PER_MONTH).length}`;
}
