/** What one measurement is: asking it again on the same day is the same one, unless `sample` counts up. */
export interface Measurement {
  promptId: string;
  platform: string;
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  /** From 1. */
  sample: number;
}

/** The key under which a measurement is stored at most once. */
export const measurementKey = ({ promptId, platform, day, sample }: Measurement) =>
  `${promptId}:${platform}:${day}:${sample}`;
