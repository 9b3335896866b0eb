import { createAnalyser } from '../../analysis/analyser.ts';
import type { Company } from '../brands/model.ts';

/** Creates a test of whether a question names the brand, by the rule that finds mentions in answers. */
export function createBrandMatcher(brand: Company | null): (question: string) => boolean {
  if (!brand) return () => false;
  const analyser = createAnalyser([brand]);
  return (question) => analyser({ text: question, sources: [] }).mentions.length > 0;
}
