import { counted } from '../../../../lib/format.ts';
import type { Block, MailSection } from '../../../../mail/document.ts';
import type { ReportContent } from '../../content/model.ts';
import { cutAtMention, decimal } from '../../content/text/figures.ts';
import { namedInstead } from '../../content/text/sentences.ts';
import { noOwnPage, pageLines, SOURCE_KINDS } from '../../content/text/sources.ts';

// The mail shows the first entries of each list; the page shows all.
const MISSING = 5;
const SOURCE_KINDS_SHOWN = 4;
const PAGES = 2;
const PASSAGES = 2;

/** `3 more on the page.`; nothing where all are shown. An account's report has no page: its PDF has them. */
const more = (count: number, { period }: Pick<ReportContent, 'period'>): Block[] =>
  count > 0
    ? [
        {
          type: 'paragraph',
          text: `${count} more ${period ? 'in the attached PDF' : 'on the page'}.`,
          tone: 'small',
        },
      ]
    : [];

const onlyParagraph = (title: string, text: string): MailSection => ({
  title,
  blocks: [{ type: 'paragraph', text }],
});

/** Prompts whose answers never name the company. */
export function missingSection({ missing, company, period }: ReportContent): MailSection {
  const title = `Where ${company} is missing`;
  if (missing.length === 0)
    return onlyParagraph(title, `Every prompt has at least one answer that names ${company}.`);
  const entries = missing.slice(0, MISSING).map(({ question, ...rest }): Block => {
    return { type: 'entry', title: question, lines: [namedInstead(rest)] };
  });
  return { title, blocks: [...entries, ...more(missing.length - MISSING, { period })] };
}

/** The kinds of sites that platforms cite most, with the sites themselves. */
export function sourcesSection({ sources: kinds, website, period }: ReportContent): MailSection {
  const title = 'Sources that answers cite';
  if (kinds.length === 0) return onlyParagraph(title, 'No answer cites a source.');
  const noOwn = noOwnPage({ sources: kinds, website });
  const entries = kinds.slice(0, SOURCE_KINDS_SHOWN).map(({ kind, answers, sources }): Block => {
    const name = `${SOURCE_KINDS[kind]}: ${counted(answers, 'answer')}`;
    return { type: 'entry', title: name, lines: pageLines(sources.slice(0, PAGES)) };
  });
  return {
    title,
    blocks: [
      ...(noOwn === null ? [] : [{ type: 'paragraph' as const, text: noOwn }]),
      ...entries,
      ...more(kinds.length - SOURCE_KINDS_SHOWN, { period }),
    ],
  };
}

/** What platforms say, word for word, with the company's name marked. */
export function passagesSection({ passages, company, period }: ReportContent): MailSection {
  const title = 'In their words';
  if (passages.length === 0) return onlyParagraph(title, `No answer names ${company}.`);
  const quotes = passages.slice(0, PASSAGES).map((passage): Block => {
    const { platform, question, sentiment } = passage;
    const score = sentiment === null ? '' : ` · sentiment ${decimal(sentiment)} of 100`;
    const source = `${platform.name}, asked “${question}”${score}`;
    return { type: 'quote', ...cutAtMention(passage), source };
  });
  return { title, blocks: [...quotes, ...more(passages.length - PASSAGES, { period })] };
}
