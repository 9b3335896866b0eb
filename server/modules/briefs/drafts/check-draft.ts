import { splitSentences } from '../../../page-analysis/scores/sentences.ts';
import { normaliseWords, readFigures, readQuotations } from './figures.ts';
import type { DraftClaim, DraftCut, DraftSource, DraftText, WrittenDraft } from './model.ts';

const LINK = /https?:\/\/|www\.|\]\(/i;

interface KnownSource extends DraftSource {
  figures: ReadonlySet<string>;
  words: string;
}

/**
 * Keeps of a draft what its sources hold: a sentence with a figure, a quotation or a link that stands in no source is cut,
 * and so is a heading. Links are those of the facts that a sentence uses.
 */
export function checkDraft(
  draft: WrittenDraft,
  sources: readonly DraftSource[],
  fallbackTitle: string,
): DraftText {
  const known = sources.map((source) => ({
    ...source,
    figures: new Set(readFigures(source.text).map(({ key }) => key)),
    words: normaliseWords(source.text),
  }));
  const cut: DraftCut[] = [];
  const keepHeading = (text: string, fallback: string) => {
    const reason = findProblem(text, known).problem;
    if (reason === null) return text;
    cut.push({ text, reason });
    return fallback;
  };
  const title = keepHeading(oneLine(draft.title), fallbackTitle);
  const sections = draft.sections.map(({ heading, claims }) => ({
    heading: keepHeading(oneLine(heading), ''),
    claims: claims.flatMap((claim) => checkClaim(claim, known, cut)),
  }));
  return { title, sections: sections.filter(({ claims }) => claims.length > 0), cut };
}

function checkClaim(
  { text, factIds }: WrittenDraft['sections'][number]['claims'][number],
  known: readonly KnownSource[],
  cut: DraftCut[],
): DraftClaim[] {
  const used = new Set<KnownSource>();
  const line = oneLine(text);
  const kept = sentencesOf(line).filter((sentence) => {
    // Facts that the claim names come first.
    const ordered = [
      ...known.filter(({ factId }) => factId !== null && factIds.includes(factId)),
      ...known.filter(({ factId }) => factId === null || !factIds.includes(factId)),
    ];
    const { problem, sources } = findProblem(sentence, ordered);
    if (problem !== null) cut.push({ text: sentence, reason: problem });
    else for (const source of sources) used.add(source);
    return problem === null;
  });
  const rest = kept.join(' ');
  if (!rest) return [];
  const links = [...used].flatMap(({ factId, url, title }) =>
    factId !== null && url !== null ? [{ factId, url, title }] : [],
  );
  return [{ text: rest, links, fromOwnText: used.size > 0 && links.length === 0 }];
}

/** Why a sentence is cut, null where it stays, and the sources that hold its figures and quotations. */
function findProblem(
  text: string,
  known: readonly KnownSource[],
): { problem: string | null; sources: KnownSource[] } {
  if (LINK.test(text))
    return { problem: 'It has a link of its own; links come from facts only.', sources: [] };
  const sources = new Set<KnownSource>();
  for (const quoted of readQuotations(text)) {
    const words = normaliseWords(quoted);
    const source = known.find((other) => other.words.includes(words));
    if (!source) return { problem: `No read page has the quotation “${quoted.trim()}”.`, sources: [] };
    sources.add(source);
  }
  for (const { key, text: shown } of readFigures(text)) {
    const source = known.find(({ figures }) => figures.has(key));
    if (!source) return { problem: `No fact of a read page has the figure ${shown}.`, sources: [] };
    sources.add(source);
  }
  return { problem: null, sources: [...sources] };
}

const sentencesOf = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
