import { counted, oneLine } from '../../../../lib/format.ts';
import type { Block, MailDocument, MailSection } from '../../../../mail/document.ts';
import type { ReportContent } from '../../content/model.ts';
import { cut, dayOf, daysOf, decimal, percent } from '../../content/text/figures.ts';
import { headline, rateDetail } from '../../content/text/headline.ts';
import { FORMULAS, measurementInWords, simulatedNotice } from '../../content/text/measurement.ts';
import { scopeInWords, titleOf } from '../../content/text/period.ts';
import { brandedInWords, noRanking, sentimentInWords } from '../../content/text/sentences.ts';
import { missingSection, passagesSection, sourcesSection } from './findings.ts';
import { changesSection, topicsSection, topSourcesSection } from './period.ts';

/** The absolute links in a report's mail. */
export interface ReportLinks {
  /** The private page. */
  page: string;
  /** The page whose button deletes the report. */
  remove: string;
  /** ISO 8601; when the report is deleted. */
  expiresAt: string;
}

const small = (text: string): Block => ({ type: 'paragraph', text, tone: 'small' });
const paragraph = (text: string): Block => ({ type: 'paragraph', text });

/** A visitor's report. */
export function reportMail({
  content,
  page,
  remove,
  expiresAt,
}: ReportLinks & { content: ReportContent }): MailDocument {
  return mailOf(content, page, [
    small(
      `The page is available until ${dayOf(expiresAt)} to everybody who has its address, so share it with care.`,
    ),
    { type: 'link', label: 'Delete this report and my data', link: remove },
  ]);
}

/**
 * Any report as a mail.
 * @param page absolute link to its page
 * @param ending after the second button to the page
 */
export function mailOf(content: ReportContent, page: string, ending: readonly Block[]): MailDocument {
  const { company, simulated, madeAt, visibility, period = null, nextSteps } = content;
  const { figure, label, sentences } = headline(content);
  const open: Block = {
    type: 'button',
    label: period ? 'Open these days in the dashboard' : 'Open the full report',
    link: page,
  };
  const sections: (MailSection | null)[] = [
    period && changesSection(period),
    ratesSection(content),
    rankingSection(content),
    sentimentSection(content),
    period && topicsSection(period),
    visibility.answers === 0 ? null : missingSection(content),
    period ? topSourcesSection(period) : sourcesSection(content),
    passagesSection(content),
    period && nextSteps.length === 0 ? null : stepsSection(content),
    {
      title: 'How it was measured',
      blocks: [...measurementInWords(content), ...FORMULAS.map(({ name, text }) => `${name}: ${text}`)].map(
        small,
      ),
    },
    { blocks: [open, ...ending] },
  ];
  return {
    subject: subjectOf(content),
    title: titleOf(content),
    kicker: period
      ? `Sightline · ${company} · ${scopeInWords(period)}`
      : `Sightline · AI visibility report · ${dayOf(madeAt)}`,
    preview: sentences.join(' '),
    ...(simulated ? { warning: simulatedNotice(content) } : {}),
    blocks: [{ type: 'figure', value: figure, label }, ...sentences.map(paragraph), open],
    sections: sections.filter((section) => section !== null),
  };
}

const sentimentSection = ({ company, sentiment }: ReportContent): MailSection => ({
  title: 'Sentiment',
  blocks: [
    ...(sentiment.value === null
      ? []
      : [{ type: 'score' as const, value: sentiment.value, shown: decimal(sentiment.value) }]),
    paragraph(sentimentInWords(company, sentiment)),
  ],
});

const stepsSection = ({ nextSteps }: ReportContent): MailSection => ({
  title: 'What to do next',
  blocks: [
    {
      type: 'steps',
      steps: nextSteps.map(({ title, detail, evidence }) => ({ title, detail, reason: evidence })),
    },
  ],
});

function ratesSection(content: ReportContent): MailSection {
  const branded = brandedInWords(content);
  return {
    title: 'Mention rate by platform',
    blocks: [
      {
        type: 'bars',
        bars: content.platforms.map(({ platform, mentionRate }) => ({
          label: platform.name,
          value: mentionRate.value,
          shown: percent(mentionRate.value),
          detail: rateDetail(mentionRate),
        })),
      },
      small('The range is the 95% interval.'),
      ...(branded === null ? [] : [small(branded)]),
    ],
  };
}

function rankingSection(content: ReportContent): MailSection {
  const none = noRanking(content);
  const rows = content.ranking.map(({ name, rank, isBrand, mentionRate, shareOfVoice }) => ({
    cells: [
      `${rank}. ${name}${isBrand ? ' (you)' : ''}`,
      `${percent(mentionRate.value)} of ${counted(mentionRate.answers, 'answer')}`,
      percent(shareOfVoice),
    ],
    strong: isBrand,
  }));
  return {
    title: 'Ranking against competitors',
    blocks: [
      none === null
        ? { type: 'table', columns: ['Company', 'Mention rate', 'Share of voice'], rows }
        : paragraph(none),
    ],
  };
}

/** Characters; mail programs cut longer subjects. */
const MAX_SUBJECT_LENGTH = 120;

/** One line of at most 120 characters; a long company name is cut. */
function subjectOf({ company, simulated, visibility, period }: ReportContent): string {
  const before = simulated ? '[Simulated] ' : '';
  if (period) {
    const days = `: ${daysOf(period.from, period.to)}`;
    return `${before}${cut(oneLine(period.title), MAX_SUBJECT_LENGTH - before.length - days.length)}${days}`;
  }
  const after =
    visibility.value === null
      ? ': your AI visibility report'
      : `: named in ${percent(visibility.value)} of AI answers`;
  return `${before}${cut(oneLine(company), MAX_SUBJECT_LENGTH - before.length - after.length)}${after}`;
}
