import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReportContent } from '../../content/model.ts';
import { dayOf } from '../../content/text/figures.ts';
import { SIMULATED_SHORT } from '../../content/text/measurement.ts';
import { cover } from './sections/cover.ts';
import { measurement, nextSteps, whereabouts } from './sections/ending.ts';
import { missing, passages, sources } from './sections/findings.ts';
import { changes, topics, topSources } from './sections/period.ts';
import { prompts } from './sections/prompts.ts';
import { platformRates, ranking, sentiment } from './sections/rates.ts';
import { COLOURS, MARGIN, TYPE } from './style.ts';

/** The report on A4, with company, day and page number on every page. */
export function reportDocument(
  content: ReportContent,
  { page, expiresAt, fonts }: { page: string; expiresAt: string | null; fonts: string[] },
): ReactElement<DocumentProps> {
  const period = content.period ?? null;
  return h(
    Document,
    {
      title: `${content.simulated ? `[${SIMULATED_SHORT}] ` : ''}AI visibility report: ${content.company}`,
      author: 'Sightline',
      creator: 'Sightline',
      producer: 'Sightline',
      subject: `How AI platforms speak of ${content.company}`,
      language: 'en',
      creationDate: new Date(content.madeAt),
    },
    h(
      Page,
      {
        size: 'A4',
        style: {
          fontFamily: fonts,
          paddingTop: MARGIN.top,
          paddingBottom: MARGIN.bottom,
          paddingHorizontal: MARGIN.side,
        },
      },
      header(content),
      footer(),
      cover(content),
      period && changes(period),
      platformRates(content),
      ranking(content),
      sentiment(content),
      period && topics(period),
      missing(content),
      nextSteps(content),
      passages(content),
      period ? topSources(period) : sources(content),
      period ? null : prompts(content),
      measurement(content),
      whereabouts(page, expiresAt),
    ),
  );
}

/** A line at the top or the bottom of every page. */
const EDGE = {
  position: 'absolute',
  left: MARGIN.side,
  right: MARGIN.side,
  flexDirection: 'row',
  justifyContent: 'space-between',
  gap: 12,
} as const;

/** Without a line height: the library applies it again with each page number, until no line fits. */
const EDGE_TEXT = { fontSize: TYPE.small.fontSize, color: TYPE.small.color };

const header = ({ company, madeAt, simulated }: ReportContent) =>
  h(
    View,
    { fixed: true, style: { ...EDGE, top: 28 } },
    h(Text, { style: { ...EDGE_TEXT, flex: 1, maxLines: 1, textOverflow: 'ellipsis' } }, company),
    simulated ? h(Text, { style: SIMULATED }, SIMULATED_SHORT) : null,
    h(Text, { style: EDGE_TEXT }, dayOf(madeAt)),
  );

const SIMULATED = {
  ...EDGE_TEXT,
  color: COLOURS.warningText,
  backgroundColor: COLOURS.warning,
  fontWeight: 600,
  paddingHorizontal: 6,
  borderRadius: 3,
} as const;

const footer = () =>
  h(
    View,
    { fixed: true, style: { ...EDGE, bottom: 28 } },
    h(Text, { style: EDGE_TEXT }, 'Sightline · AI visibility report'),
    h(Text, {
      style: EDGE_TEXT,
      render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
    }),
  );
