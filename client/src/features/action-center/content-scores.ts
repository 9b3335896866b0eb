/** The five scores that bars show. */
export interface ContentScores {
  /** 0–100 */
  authoritativeness: number;
  citations: number;
  statistics: number;
  technicalTerms: number;
  /** 0–100 */
  fluency: number;
}

/** In the order they are shown; a bar is `scale` times its score long, in percent, so that counts fill it as rates do. */
export const CONTENT_SCORES: readonly { key: keyof ContentScores; name: string; scale: number }[] = [
  { key: 'authoritativeness', name: 'Authoritativeness', scale: 1 },
  { key: 'citations', name: 'Citations', scale: 5 },
  { key: 'statistics', name: 'Statistics', scale: 4 },
  { key: 'technicalTerms', name: 'Technical Terms', scale: 3 },
  { key: 'fluency', name: 'Fluency', scale: 1 },
];

/** The length of a score's bar, 0–100. */
export const barLength = (score: number, scale: number) => Math.min(100, Math.max(0, score * scale));
