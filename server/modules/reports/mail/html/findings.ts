import { createElement as h, type ReactElement } from 'react';
import { counted } from '../../../../lib/format.ts';
import type { Passage, ReportContent } from '../../content/model.ts';
import { decimal } from '../../words/figures.ts';
import { cutAtMention } from '../../words/mention.ts';
import { namedInstead } from '../../words/outcome.ts';
import { sentimentInWords } from '../../words/sentiment.ts';
import { noOwnPage, pageLines, SOURCE_KINDS } from '../../words/sources.ts';
import { MOST_MISSING, MOST_PAGES, MOST_PASSAGES, MOST_SOURCE_KINDS, moreOnThePage } from '../excerpt.ts';
import { paragraph, section, small } from './parts.ts';
import { sentimentFigure } from './rates.ts';
import { COLOURS, TYPE } from './style.ts';

const entry = (...children: ReactElement[]) => h('div', { style: { padding: '0 0 14px' } }, ...children);

export const sentiment = (content: ReportContent): ReactElement =>
  section(
    'Sentiment',
    sentimentFigure(content),
    paragraph(sentimentInWords(content.company, content.sentiment)),
  );

/** Prompts whose answers never name the company; nothing where there are none. */
export function missing({ missing: prompts, company, visibility }: ReportContent): ReactElement | null {
  if (visibility.answers === 0) return null;
  const title = `Where ${company} is missing`;
  if (prompts.length === 0) {
    return section(title, paragraph(`Every prompt has at least one answer that names ${company}.`));
  }
  return section(
    title,
    ...prompts
      .slice(0, MOST_MISSING)
      .map(({ question, ...rest }) =>
        entry(paragraph(question, { fontWeight: 600 }), small(namedInstead(rest))),
      ),
    small(moreOnThePage(prompts.length - MOST_MISSING)),
  );
}

/** What platforms read: the kinds of sites they cite most, with the sites themselves. */
export function sources({ sources: kinds, website }: ReportContent): ReactElement {
  const noOwn = noOwnPage({ sources: kinds, website });
  if (kinds.length === 0) return section('Sources that answers cite', paragraph('No answer cites a source.'));
  return section(
    'Sources that answers cite',
    noOwn === null ? null : paragraph(noOwn, { margin: '0 0 14px' }),
    ...kinds
      .slice(0, MOST_SOURCE_KINDS)
      .map(({ kind, answers, sources: pages }) =>
        entry(
          paragraph(`${SOURCE_KINDS[kind]}: ${counted(answers, 'answer')}`, { fontWeight: 600 }),
          ...pageLines(pages.slice(0, MOST_PAGES)).map((line) => small(line)),
        ),
      ),
    small(moreOnThePage(kinds.length - MOST_SOURCE_KINDS)),
  );
}

/** What platforms say, word for word, with the company's name marked. */
export function passages({ passages: all, company }: ReportContent): ReactElement {
  if (all.length === 0) return section('In their words', paragraph(`No answer names ${company}.`));
  return section(
    'In their words',
    ...all.slice(0, MOST_PASSAGES).map(passage),
    small(moreOnThePage(all.length - MOST_PASSAGES)),
  );
}

function passage(quoted: Passage): ReactElement {
  const { before, marked, after } = cutAtMention(quoted);
  const { platform, question, sentiment: score } = quoted;
  const mark = { backgroundColor: COLOURS.mark, color: COLOURS.text, fontWeight: 600, padding: '1px 3px' };
  return h(
    'div',
    { style: { padding: '0 0 16px' } },
    h(
      'blockquote',
      {
        className: 'text',
        style: {
          ...TYPE.body,
          margin: '0 0 5px',
          padding: '0 0 0 14px',
          borderLeft: `3px solid ${COLOURS.accent}`,
        },
      },
      '“',
      before,
      marked ? h('strong', { className: 'mark', style: mark }, marked) : null,
      after,
      '”',
    ),
    small(
      `${platform.name}, asked “${question}”${score === null ? '' : ` · sentiment ${decimal(score)} of 100`}`,
    ),
  );
}
