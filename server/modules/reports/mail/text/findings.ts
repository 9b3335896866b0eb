import { counted } from '../../../../lib/format.ts';
import type { ReportContent } from '../../content/model.ts';
import { decimal } from '../../words/figures.ts';
import { namedInstead } from '../../words/outcome.ts';
import { noOwnPage, pageLines, SOURCE_KINDS } from '../../words/sources.ts';
import { MOST_MISSING, MOST_PAGES, MOST_PASSAGES, MOST_SOURCE_KINDS, moreOnThePage } from '../excerpt.ts';
import { part, wrapped } from './lines.ts';

export function missing({ missing: prompts, company, visibility }: ReportContent): string {
  if (visibility.answers === 0) return '';
  const title = `Where ${company} is missing`;
  if (prompts.length === 0) {
    return part(title, [wrapped(`Every prompt has at least one answer that names ${company}.`)]);
  }
  return part(title, [
    ...prompts
      .slice(0, MOST_MISSING)
      .map(
        ({ question, ...rest }) =>
          `${wrapped(question, { first: '- ' })}\n${wrapped(namedInstead(rest), { first: '  ' })}`,
      ),
    moreOnThePage(prompts.length - MOST_MISSING),
  ]);
}

export function sources({ sources: kinds, website }: ReportContent): string {
  const title = 'Sources that answers cite';
  if (kinds.length === 0) return part(title, ['No answer cites a source.']);
  return part(title, [
    wrapped(noOwnPage({ sources: kinds, website }) ?? ''),
    ...kinds
      .slice(0, MOST_SOURCE_KINDS)
      .map(({ kind, answers, sources: pages }) =>
        [
          wrapped(`${SOURCE_KINDS[kind]}: ${counted(answers, 'answer')}`, { first: '- ' }),
          ...pageLines(pages.slice(0, MOST_PAGES)).map((line) =>
            wrapped(line, { first: '  ', rest: '    ' }),
          ),
        ].join('\n'),
      ),
    moreOnThePage(kinds.length - MOST_SOURCE_KINDS),
  ]);
}

export function passages({ passages: all, company }: ReportContent): string {
  const title = 'In their words';
  if (all.length === 0) return part(title, [wrapped(`No answer names ${company}.`)]);
  return part(title, [
    ...all.slice(0, MOST_PASSAGES).map(({ text, platform, question, sentiment }) => {
      const score = sentiment === null ? '' : `, sentiment ${decimal(sentiment)} of 100`;
      return `${wrapped(`“${text}”`, { first: '> ', rest: '> ' })}\n${wrapped(`${platform.name}, asked “${question}”${score}`, { first: '  ' })}\n`;
    }),
    moreOnThePage(all.length - MOST_PASSAGES),
  ]);
}
