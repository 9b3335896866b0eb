import { splitSentences } from '../../../page-analysis/scores/sentences.ts';
import { sharedWith, unsharedSubject } from './claim-subject.ts';
import { normaliseWords, readFigures, readQuotations } from './figures.ts';
import type { DraftCheck, DraftClaim, DraftCut, DraftSource, DraftText, WrittenDraft } from './model.ts';

const LINK = /https?:\/\/|www\.|\]\(/i;

interface KnownSource extends DraftSource {
  figures: ReadonlySet<string>;
  words: string;
}

/** A source with the part of it that holds a figure or quotation. */
interface UsedSource {
  source: KnownSource;
  passage: string;
}

/**
 * Keeps of a draft what its sources hold: a sentence with a figure, a quotation or a link that stands in no source is cut,
 * and so is a heading. Links are those of the facts that a sentence uses. A kept sentence whose words have little in common
 * with those of its sources is marked to be checked.
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
  const toCheck: DraftCheck[] = [];
  const line = oneLine(text);
  const kept = sentencesOf(line).filter((sentence) => {
    // Sources about the same subject come first; of equal ones those that the claim names.
    const ordered = known
      .map((source) => ({
        source,
        shared: sharedWith(sentence, source.text),
        isNamed: source.factId !== null && factIds.includes(source.factId),
      }))
      .toSorted((a, b) => b.shared - a.shared || Number(b.isNamed) - Number(a.isNamed))
      .map(({ source }) => source);
    const { problem, sources } = findProblem(sentence, ordered);
    if (problem !== null) {
      cut.push({ text: sentence, reason: problem });
      return false;
    }
    for (const { source } of sources) used.add(source);
    const unshared =
      sources.length === 0
        ? null
        : unsharedSubject(
            sentence,
            sources.map(({ passage }) => passage),
          );
    if (unshared) toCheck.push({ text: sentence, words: unshared });
    return true;
  });
  const rest = kept.join(' ');
  if (!rest) return [];
  const links = [...used].flatMap(({ factId, url, title }) =>
    factId !== null && url !== null ? [{ factId, url, title }] : [],
  );
  return [{ text: rest, links, fromOwnText: used.size > 0 && links.length === 0, toCheck }];
}

/** Why a sentence is cut, null where it stays, and the sources that hold its figures and quotations. */
function findProblem(
  text: string,
  known: readonly KnownSource[],
): { problem: string | null; sources: UsedSource[] } {
  if (LINK.test(text))
    return { problem: 'It has a link of its own; links come from facts only.', sources: [] };
  const sources: UsedSource[] = [];
  for (const quoted of readQuotations(text)) {
    const words = normaliseWords(quoted);
    const source = known.find((other) => other.words.includes(words));
    if (!source) return { problem: `No read page has the quotation “${quoted.trim()}”.`, sources: [] };
    sources.push({
      source,
      passage: passageOf(source, (sentence) => normaliseWords(sentence).includes(words)),
    });
  }
  for (const { key, text: shown } of readFigures(text)) {
    const source = known.find(({ figures }) => figures.has(key));
    if (!source) return { problem: `No fact of a read page has the figure ${shown}.`, sources: [] };
    const hasFigure = (sentence: string) => readFigures(sentence).some((figure) => figure.key === key);
    sources.push({ source, passage: passageOf(source, hasFigure) });
  }
  return { problem: null, sources };
}

/** A fact as it is; of the user's text, which speaks of many things, the sentences that hold what was found. */
function passageOf({ factId, text }: KnownSource, isHeld: (sentence: string) => boolean): string {
  return factId === null ? sentencesOf(text).filter(isHeld).join(' ') || text : text;
}

const sentencesOf = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
