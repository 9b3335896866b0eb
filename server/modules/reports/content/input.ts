import type { TrackedCompany } from '../../../analysis/types.ts';
import type { PlatformName, ReportAnswer } from './model.ts';

/** What a report's content is made of. */
export interface ContentInput {
  company: string;
  /** Registrable domain. */
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  /** In the order they were given; all of them are reported. */
  prompts: readonly string[];
  /** The company as it is looked for; its domain tells its own pages. */
  brand: TrackedCompany;
  rivals: readonly TrackedCompany[];
  /** In the order they are asked in. */
  platforms: readonly PlatformName[];
  /** In any order. A prompt without an answer of a platform counts as a failed measurement. */
  answers: readonly ReportAnswer[];
  simulated: boolean;
  /** ISO 8601. */
  madeAt: string;
}
