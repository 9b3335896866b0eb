import { counted } from '../../../../lib/format.ts';
import type { ReportContent } from '../../content/model.ts';
import { brandedInWords } from '../../words/branded.ts';
import { dayOf, percent } from '../../words/figures.ts';
import { headline, rateDetail } from '../../words/headline.ts';
import { FORMULAS, measurementInWords } from '../../words/measurement.ts';
import { noRanking } from '../../words/ranking.ts';
import { sentimentInWords } from '../../words/sentiment.ts';
import { SIMULATED_FULL } from '../../words/simulated.ts';
import type { ReportLinks } from '../report-mail.ts';
import { missing, passages, sources } from './findings.ts';
import { part, wrapped } from './lines.ts';

/** The report's text part: what its HTML part says, in lines of at most 76 columns. */
export function reportText(content: ReportContent, { page, remove, expiresAt }: ReportLinks): string {
  const { figure, label, sentences } = headline(content);
  const none = noRanking(content);
  const parts = [
    content.simulated ? wrapped(`[${SIMULATED_FULL}]`) : '',
    wrapped(`How AI platforms speak of ${content.company}`),
    wrapped(`Sightline AI visibility report, ${dayOf(content.madeAt)}`),
    [wrapped(`${figure} ${label}`), '', ...sentences.map((sentence) => wrapped(sentence))].join('\n'),
    `The full report:\n${page}`,
    part('Mention rate by platform', [
      ...content.platforms.map(platform),
      wrapped(brandedInWords(content) ?? ''),
    ]),
    part('Ranking against competitors', none === null ? content.ranking.map(company) : [wrapped(none)]),
    part('Sentiment', [wrapped(sentimentInWords(content.company, content.sentiment))]),
    missing(content),
    sources(content),
    passages(content),
    part('What to do next', content.nextSteps.map(step)),
    part('How it was measured', [
      ...measurementInWords(content).map(item),
      ...FORMULAS.map(({ name, text }) => item(`${name}: ${text}`)),
    ]),
    `The full report:\n${page}`,
    wrapped(
      `It can be read until ${dayOf(expiresAt)} by anybody who has its address, so share it with care.`,
    ),
    `Delete this report and my data:\n${remove}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \nSightline\n`;
}

const item = (text: string) => wrapped(text, { first: '- ' });

const platform = ({ platform, mentionRate }: ReportContent['platforms'][number]) =>
  item(`${platform.name}: ${percent(mentionRate.value)} (${rateDetail(mentionRate)})`);

const company = ({ rank, name, isBrand, mentionRate, shareOfVoice }: ReportContent['ranking'][number]) =>
  wrapped(
    `${name}${isBrand ? ' (you)' : ''}: named in ${percent(mentionRate.value)} of ${counted(mentionRate.answers, 'answer')}, share of voice ${percent(shareOfVoice)}`,
    { first: `${rank}. ` },
  );

const step = ({ title, detail, evidence }: ReportContent['nextSteps'][number], index: number) =>
  [
    wrapped(title, { first: `${index + 1}. ` }),
    wrapped(detail, { first: '   ' }),
    wrapped(evidence, { first: '   > ', rest: '     ' }),
  ].join('\n');
