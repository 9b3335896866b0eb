import type { AuthorityPart, PageContent, ScoreSpan } from '../types.ts';
import { splitSentences } from './sentences.ts';

/** What a text says where it names where something is from; English and German. */
const NAMES_SOURCE =
  /(?<!\p{L})(?:according to|(?:a|an|the|our|this|recent|new) (?:\p{L}+ ){0,3}(?:study|survey|report|trial|analysis|review|census|poll)(?: (?:by|from|of|with|among|found|shows?))?|researchers|(?:data|figures|statistics) (?:from|of|by)|published in|peer-reviewed|laut|zufolge|nach Angaben|(?:eine[rn]?|der|die) (?:\p{L}+ ){0,3}(?:Studie|Umfrage|Erhebung|Untersuchung|Statistik))(?!\p{L})/iu;
/** Words of roles, which say why an author or speaker is to be believed. */
const ROLE =
  /(?<!\p{L})(?:professor|prof\.|dr\.|ph\.?d|m\.?d\.?|researcher|scientist|engineer|editor|journalist|lecturer|physician|economist|analyst|certified|specialist|Redakteur(?:in)?|Forscher(?:in)?|Professor(?:in)?|Wissenschaftler(?:in)?|Ingenieur(?:in)?)(?!\p{L})/iu;

export interface Authority {
  score: number;
  parts: AuthorityPart[];
  /** Where the text names a source. */
  spans: ScoreSpan[];
}

/** Who wrote a page, when, and whether it says where its claims are from: the sum of its parts, 0–100. */
export function scoreAuthority(
  content: PageContent,
  { citations, quotations }: { citations: number; quotations: number },
): Authority {
  const spans = findNamedSources(content);
  const { author, siteName, description } = content;
  const part = (name: string, points: number, maxPoints: number): AuthorityPart => ({
    name,
    points: Math.min(points, maxPoints),
    maxPoints,
  });
  const isOrganisation = author !== null && author.toLowerCase() === siteName.toLowerCase();
  const parts = [
    part('Names its author', author === null ? 0 : isOrganisation ? 10 : 20, 20),
    part("Gives the author's role", author !== null && ROLE.test(`${author} ${description}`) ? 5 : 0, 5),
    part('Names its publisher', siteName ? 10 : 0, 10),
    part('Says when it was published', content.publishedOn ? 10 : 0, 10),
    part('Says when it was updated', content.modifiedOn ? 5 : 0, 5),
    part('Links to sources', citations * 5, 25),
    part('Names sources in its text', spans.length * 5, 15),
    part('Quotes people or documents', quotations * 5, 10),
  ];
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts, spans };
}

function findNamedSources({ blocks }: PageContent): ScoreSpan[] {
  const spans: ScoreSpan[] = [];
  blocks.forEach(({ kind, text }, block) => {
    if (kind === 'code' || kind === 'heading' || !NAMES_SOURCE.test(text)) return;
    for (const sentence of splitSentences(text)) {
      const match = NAMES_SOURCE.exec(text.slice(sentence.start, sentence.end));
      if (!match) continue;
      const start = sentence.start + match.index;
      spans.push({ score: 'authoritativeness', block, start, end: start + match[0].length });
    }
  });
  return spans;
}
