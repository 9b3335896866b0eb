import { randomUUIDv7 } from 'node:crypto';
import { findCitations } from '../../server/analysis/citations/citations.ts';
import { canonicalSearches } from '../../server/analysis/searches/searches.ts';
import { findLinks } from '../../server/analysis/text/links.ts';
import { textId } from '../../server/lib/text-id.ts';
import { createAnswerAnalyser } from '../../server/modules/answers/analyse.ts';
import type { AnalysedAnswer, CollectionDetails } from '../../server/modules/answers/model.ts';
import type { TrackedCompanies } from '../../server/modules/brands/model.ts';
import { measurementKey } from '../../server/platforms/asking/measurement.ts';
import { textOf, type WorldAnswer } from './answers.ts';
import { writeLinks } from './texts.ts';

/** What an answer belongs to in the database. */
export interface Belonging {
  promptId: string;
  personaId: string | null;
  collection: CollectionDetails;
}

/**
 * Analyses answers as the product does, each shared text once: links below a text name no company, so that only the
 * citations differ from answer to answer.
 */
export function createWorldAnalyser(
  tracked: TrackedCompanies,
): (answer: WorldAnswer, belonging: Belonging) => AnalysedAnswer {
  const analyse = createAnswerAnalyser(tracked);
  const byText = new Map<string, AnalysedAnswer>();
  const analyseText = ({ text, status, collectedAt, judgement }: WorldAnswer): AnalysedAnswer => {
    const key = `${judgement ? 'judged' : ''} ${text}`;
    const known = byText.get(key);
    if (known) return known;
    const analysed = analyse({
      ...{ key: '', promptId: '', platform: '', model: null, sample: 1, collectedAt, status },
      failure: status === 'answered' ? null : 'The platform gave no usable answer.',
      ...{ text, sources: [], simulated: false, surface: 'api', judgement },
    });
    byText.set(key, analysed);
    return analysed;
  };
  return (answer, { promptId, personaId, collection }) => {
    const { platform, model, run: sample, collectedAt, status, linked, sources, searches } = answer;
    const text = textOf(answer);
    const citations = findCitations({ text, sources }, findLinks(writeLinks(linked)));
    const day = collectedAt.slice(0, 10);
    return {
      ...analyseText(answer),
      ...{ id: randomUUIDv7(), key: measurementKey({ promptId, platform, day, sample, personaId }) },
      ...{ promptId, personaId, placeGiven: personaId ? 'prompt' : null, platform, model, sample },
      ...{ collectedAt, day, status, text, sources, collection },
      searchQueries: canonicalSearches(searches, citations),
      citations: citations.map((citation) => ({ ...citation, sourceId: textId(citation.url) })),
      ownCited: citations.some(({ domain }) => domain === tracked.brand?.domain),
    };
  };
}
