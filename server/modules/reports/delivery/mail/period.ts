import { counted, oneLine } from '../../../../lib/format.ts';
import type { Block, MailSection } from '../../../../mail/document.ts';
import type { ChangedPrompt, ReportPeriod } from '../../content/model.ts';
import { decimal, NONE, percent } from '../../content/text/figures.ts';
import { changedPrompt, changesInWords, noChangedPrompt } from '../../content/text/period.ts';
import { pageNames } from '../../content/text/sources.ts';

// The mail shows the first entries of each list; the page shows all.
const PROMPTS = 3;
const SOURCES = 5;

/** What changed from the days before, and the prompts won and lost. */
export function changesSection(period: ReportPeriod): MailSection {
  const prompts = [...entry('Prompts won', period.won), ...entry('Prompts lost', period.lost)];
  return {
    title: 'What changed',
    blocks: [
      ...changesInWords(period).map((text): Block => ({ type: 'paragraph', text })),
      ...(prompts.length > 0 ? prompts : [{ type: 'paragraph' as const, text: noChangedPrompt(period) }]),
    ],
  };
}

function entry(title: string, prompts: readonly ChangedPrompt[]): Block[] {
  if (prompts.length === 0) return [];
  const lines = prompts.slice(0, PROMPTS).map(changedPrompt);
  const more = prompts.length - lines.length;
  return [
    { type: 'entry', title, lines: more > 0 ? [...lines, `${more} more in the attached PDF.`] : lines },
  ];
}

/** Each topic's mention rate and sentiment; null for a report of one. */
export function topicsSection({ topics }: ReportPeriod): MailSection | null {
  if (topics.length === 0) return null;
  const rows = topics.map(({ name, mentionRate, sentiment }) => ({
    cells: [
      oneLine(name),
      `${percent(mentionRate.value)} of ${counted(mentionRate.answers, 'answer')}`,
      sentiment === null ? NONE : decimal(sentiment),
    ],
    strong: false,
  }));
  return {
    title: 'By topic',
    blocks: [{ type: 'table', columns: ['Topic', 'Mention rate', 'Sentiment'], rows }],
  };
}

/** The most cited pages. */
export function topSourcesSection({ sources }: ReportPeriod): MailSection {
  const title = 'Sources that answers cite';
  if (sources.length === 0) {
    return { title, blocks: [{ type: 'paragraph', text: 'No answer cites a source.' }] };
  }
  const names = pageNames(sources);
  const items = sources
    .slice(0, SOURCES)
    .map(
      ({ answers, own }, index) => `${names[index]}${own ? ' (yours)' : ''}: ${counted(answers, 'answer')}`,
    );
  return { title, blocks: [{ type: 'list', items }] };
}
