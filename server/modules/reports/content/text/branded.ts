import type { ReportContent } from '../model.ts';
import { interval, outOf, percent } from './figures.ts';

/**
 * How often the company is named where the prompt names it already, which is never pooled with the main number; null
 * without such a prompt.
 */
export function brandedInWords({
  company,
  brandedVisibility,
  measurement,
}: Pick<ReportContent, 'company' | 'brandedVisibility' | 'measurement'>): string | null {
  if (measurement.brandedPrompts === 0) return null;
  if (brandedVisibility.value === null) return `No prompt that names ${company} got a usable answer.`;
  const { hits, answers } = brandedVisibility;
  const verb = hits === 1 || answers === 1 ? 'names' : 'name';
  return `Asked about ${company} by name, ${outOf(brandedVisibility)} ${verb} it: ${percent(brandedVisibility.value)}, 95% interval ${interval(brandedVisibility)}. They are counted apart.`;
}
