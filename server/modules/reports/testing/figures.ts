import type { ReportContent } from '../content/model.ts';

/** The figures every form of a report shows, as people read them. */
export const figuresOf = ({ visibility, platforms, ranking, sentiment }: ReportContent): string[] => [
  `${visibility.hits} of ${visibility.answers} answers`,
  `between ${visibility.low?.toFixed(1)}% and ${visibility.high?.toFixed(1)}%`,
  ...[visibility, ...platforms.map(({ mentionRate }) => mentionRate)].map(
    ({ value }) => `${value?.toFixed(1)}%`,
  ),
  ...platforms.map(
    ({ mentionRate: { low, high, hits, answers } }) =>
      `${low?.toFixed(1)}–${high?.toFixed(1)}%, ${hits} of ${answers} answers`,
  ),
  ...ranking.flatMap(({ name, shareOfVoice }) => [name, `${shareOfVoice?.toFixed(1)}%`]),
  `${sentiment.value?.toFixed(1)} of 100`,
  `${sentiment.answers} of ${sentiment.mentions} answers that name it`,
];
