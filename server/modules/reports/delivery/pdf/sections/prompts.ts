import type { ReactElement } from 'react';
import type { PlatformName, PromptFindings, PromptResult, ReportContent } from '../../../content/model.ts';
import { outcome } from '../../../content/text/sentences.ts';
import { body, box, section, small, strong, tableRow, together } from '../components.ts';

/** Beyond it, platforms do not fit side by side. */
const MAX_COLUMNS = 4;

/** Every prompt with each platform's outcome. */
export function prompts({ prompts: all, platforms }: ReportContent): ReactElement {
  const names = platforms.map(({ platform }) => platform);
  const inColumns = names.length <= MAX_COLUMNS;
  const [first, ...others] = all.map((prompt, index) =>
    inColumns ? columns(prompt, index, names) : list(prompt, index),
  );
  return section(
    'All prompts and their outcomes',
    together({}, inColumns ? header(names) : null, first),
    ...others,
    all.some(({ branded }) => branded)
      ? small('* The prompt names the company itself and is left out of the rates.', { marginTop: 6 })
      : null,
  );
}

const wide = (child: ReactElement) => box({ flex: 1, paddingRight: 10 }, child);
const narrow = (child: ReactElement | null) => box({ width: 74 }, child);

const header = (platforms: readonly PlatformName[]) =>
  tableRow({ borderTopWidth: 0 }, wide(small('Prompt')), ...platforms.map(({ name }) => narrow(small(name))));

const questionOf = ({ question, branded }: PromptFindings, index: number) =>
  `${index + 1}. ${question}${branded ? ' *' : ''}`;

function columns(prompt: PromptFindings, index: number, platforms: readonly PlatformName[]): ReactElement {
  const cells = platforms.map(({ key }) => {
    const result = prompt.results.find(({ platform }) => platform.key === key);
    return narrow(result ? shown(result) : null);
  });
  return tableRow({}, wide(body(questionOf(prompt, index))), ...cells);
}

const shown = (result: PromptResult) => (result.visible ? strong : small)(outcome(result));

const list = (prompt: PromptFindings, index: number) =>
  tableRow(
    { flexDirection: 'column' },
    body(questionOf(prompt, index)),
    small(prompt.results.map((result) => `${result.platform.name}: ${outcome(result)}`).join(' · ')),
  );
