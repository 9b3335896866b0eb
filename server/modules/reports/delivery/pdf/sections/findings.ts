import { Link, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { counted } from '../../../../../lib/format.ts';
import type { Passage, ReportContent, SourceKindFindings } from '../../../content/model.ts';
import { cutAtMention, decimal } from '../../../content/text/figures.ts';
import { namedInstead } from '../../../content/text/sentences.ts';
import { noOwnPage, pageNames, SOURCE_KINDS } from '../../../content/text/sources.ts';
import { body, box, section, small, strong, together } from '../components.ts';
import { COLOURS, TYPE } from '../style.ts';

/** Prompts whose answers never name the company; null without usable answers. */
export function missing({
  missing: prompts,
  company,
  visibility,
  period,
}: ReportContent): ReactElement | null {
  if (visibility.answers === 0) return null;
  const title = `Where ${company} is missing`;
  if (prompts.length === 0) {
    return section(title, body(`Every prompt has at least one answer that names ${company}.`));
  }
  return section(
    title,
    ...prompts.map(({ question, ...rest }) =>
      together({ marginBottom: 8 }, strong(question), small(namedInstead(rest))),
    ),
    period && period.missingTotal > prompts.length
      ? small(`${period.missingTotal - prompts.length} more in the dashboard.`)
      : null,
  );
}

/** The cited sites by kind. */
export function sources({ sources: kinds, website }: ReportContent): ReactElement {
  const noOwn = noOwnPage({ sources: kinds, website });
  const [first, ...others] = kinds.map(sourceKind);
  return section(
    'Sources that answers cite',
    kinds.length === 0
      ? body('No answer cites a source.')
      : together({}, noOwn === null ? null : body(noOwn, { marginBottom: 6 }), first),
    ...others,
  );
}

function sourceKind({ kind, answers, sources: pages }: SourceKindFindings) {
  const names = pageNames(pages);
  return together(
    { marginBottom: 9 },
    strong(`${SOURCE_KINDS[kind]}: ${counted(answers, 'answer')}`),
    ...pages.map((page, index) =>
      h(
        Text,
        { style: TYPE.small },
        isWebAddress(page.url)
          ? h(Link, { src: page.url, style: { color: COLOURS.accent, textDecoration: 'none' } }, names[index])
          : names[index],
        `: ${counted(page.answers, 'answer')}`,
      ),
    ),
  );
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** Passages of answers, with the company's name marked. */
export const passages = ({ passages: all, company }: ReportContent): ReactElement =>
  section('In their words', ...(all.length === 0 ? [body(`No answer names ${company}.`)] : all.map(passage)));

function passage(quoted: Passage): ReactElement {
  const { before, marked, after } = cutAtMention(quoted);
  const { platform, question, sentiment } = quoted;
  const score = sentiment === null ? '' : ` · sentiment ${decimal(sentiment)} of 100`;
  return together(
    { marginBottom: 10, paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: COLOURS.accent },
    h(
      Text,
      { style: TYPE.body },
      `“${before}`,
      h(Text, { style: { backgroundColor: COLOURS.mark, fontWeight: 600 } }, marked),
      `${after}”`,
    ),
    box({ height: 3 }),
    small(`${platform.name}, asked “${question}”${score}`),
  );
}
