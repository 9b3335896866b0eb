import type { nextStep } from '../../../db/schema/opportunity.ts';

/** A step as it was stored; its figures are in its texts. */
export type StoredStep = Omit<typeof nextStep.$inferSelect, 'userId' | 'pageIds'> & { pageIds: string[] };

/** A step that follows from the current figures. */
export type StepCandidate = Pick<StoredStep, 'id' | 'kind' | 'title' | 'reason'> &
  Partial<Pick<StoredStep, 'promptId' | 'question' | 'sourceId' | 'sourceUrl' | 'pageIds'>>;

/** What has changed since a step was made. */
export interface StepChange {
  text: string;
  /** It is enough to complete the step. */
  isDone: boolean;
}

/** A step on the checklist. */
export interface ListedStep extends StoredStep {
  completed: boolean;
  measured: boolean;
}
