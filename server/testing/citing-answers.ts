import type { Viewer } from '../modules/accounts/model.ts';
import type { Services } from '../services.ts';

/** Texts of answers, by what they are for the brand Quillmark and its competitor Tarnwick. */
const TEXTS = {
  visible: 'Quillmark is the best.',
  missed: 'Tarnwick is the best.',
  neither: 'There are many tools.',
};

export type Outcome = keyof typeof TEXTS;
export const OUTCOMES = Object.keys(TEXTS) as Outcome[];

/** An answer to a prompt of its own, for properties that count its citations. */
export interface CitingAnswer {
  day: string;
  platform: string;
  topic: string;
  outcome: Outcome;
  urls: readonly string[];
}

/** Imports answers, batch after batch. */
export async function importCitingAnswers(
  { services, viewer }: { services: Services; viewer: Viewer },
  batches: readonly (readonly CitingAnswer[])[],
): Promise<void> {
  for (const [batch, answers] of batches.entries()) {
    await services.answers.importRecorded(
      viewer,
      answers.map(({ day, platform, topic, outcome, urls }, index) => ({
        ...{ id: `${batch}-${index}`, run: 1, platform, topic, collectedAt: `${day}T10:00:00Z` },
        ...{ prompt: `${topic} ${index}?`, answer: TEXTS[outcome] },
        sources: urls.map((url) => ({ url, title: '' })),
      })),
    );
  }
}
