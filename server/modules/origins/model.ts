import type { DateRange } from '../../lib/days.ts';
import type { Surface } from '../answers/model.ts';

/** Usable answers of one platform, surface and model. */
export interface AnswerOrigin {
  /** Its key. */
  platform: string;
  surface: Surface;
  model: string | null;
  answers: number;
  simulated: boolean;
  /** First and last day with such an answer. */
  from: string;
  to: string;
}

/** A platform whose answers of two windows come from different models or surfaces. */
export interface OriginChange {
  platform: string;
  before: string[];
  after: string[];
  surfacesBefore: Surface[];
  surfacesAfter: Surface[];
  /** First day of a new model or surface. */
  on: string | null;
}

/** A day on which a platform's answers began to come from another model. */
export interface ModelChangeDay {
  /** Its key. */
  platform: string;
  /** First day with an answer of the new models, `YYYY-MM-DD` in UTC. */
  day: string;
  /** Models that answered before and do not go on; empty where the old ones do. */
  before: string[];
  after: string[];
}

export interface AnswerOrigins {
  range: DateRange;
  origins: AnswerOrigin[];
  changes: OriginChange[];
  modelChanges: ModelChangeDay[];
}
