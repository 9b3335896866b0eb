import { languageDetector } from '../../analysis/text/language-detector.ts';
import type { PageBlock } from '../types.ts';

const SAMPLE = 2_000;
/** The detector is often wrong on less text. */
const MIN_SAMPLE = 150;

/** ISO 639-1: of the main text where it can be told, else as the page declares it. */
export function detectLanguage(declared: string, blocks: readonly PageBlock[]): string | null {
  const code = /^[a-z]{2}(?=$|[-_])/i.exec(declared.trim())?.[0].toLowerCase() ?? null;
  const sample = sampleOf(blocks);
  if (sample.length < MIN_SAMPLE) return code;
  const found = languageDetector().detect(sample);
  return found.isReliable() && /^[a-z]{2}$/.test(found.language) ? found.language : code;
}

/** Prose first: names in lists and tables look like any language. */
function sampleOf(blocks: readonly PageBlock[]): string {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'quote' || kind === 'list-item');
  let sample = '';
  for (const { text } of prose.length > 0 ? prose : blocks.filter(({ kind }) => kind !== 'code')) {
    sample += `${text.slice(0, SAMPLE)} `;
    if (sample.length >= SAMPLE) break;
  }
  return sample.trim();
}
