import { randomUUIDv7 } from 'node:crypto';
import { findCitations } from '../../server/analysis/citations/citations.ts';
import { findLinks } from '../../server/analysis/text/links.ts';
import { textId } from '../../server/lib/text-id.ts';
import { createAnswerAnalyser } from '../../server/modules/answers/analyse.ts';
import type { AnalysedAnswer } from '../../server/modules/answers/model.ts';
import type { TrackedCompanies } from '../../server/modules/brands/model.ts';
import { textOf, type WorldAnswer } from './answers.ts';
import { writeLinks } from './texts.ts';

/**
 * Analyses answers as the product does, each shared text once: links below a text name no company, so that only the
 * citations differ from answer to answer.
 */
export function createWorldAnalyser(
  tracked: TrackedCompanies,
): (answer: WorldAnswer, promptId: string) => AnalysedAnswer {
  const analyse = createAnswerAnalyser(tracked);
  const byText = new Map<string, AnalysedAnswer>();
  const analyseText = ({ text, status, collectedAt }: WorldAnswer): AnalysedAnswer => {
    const known = byText.get(text);
    if (known) return known;
    const analysed = analyse({
      ...{ key: '', promptId: '', platform: '', model: null, sample: 1, collectedAt, status },
      failure: status === 'answered' ? null : 'The platform gave no usable answer.',
      ...{ text, sources: [], simulated: false, surface: 'import' },
    });
    byText.set(text, analysed);
    return analysed;
  };
  return (answer, promptId) => {
    const { id: key, platform, run: sample, collectedAt, status, linked, sources } = answer;
    const text = textOf(answer);
    const citations = findCitations({ text, sources }, findLinks(writeLinks(linked)));
    return {
      ...analyseText(answer),
      ...{ id: randomUUIDv7(), key, promptId, platform, sample, collectedAt, status, text, sources },
      day: collectedAt.slice(0, 10),
      citations: citations.map((citation) => ({ ...citation, sourceId: textId(citation.url) })),
      ownCited: citations.some(({ domain }) => domain === tracked.brand?.domain),
    };
  };
}
