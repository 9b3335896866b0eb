import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PlatformName, PromptFindings, PromptResult, ReportContent } from '../../../content/model.ts';
import { outcome } from '../../../content/text/outcome.ts';
import { body, section, small, strong, together } from '../parts.ts';
import { COLOURS } from '../style.ts';

/** More platforms than this find no room side by side. */
const MOST_COLUMNS = 4;

/** Every prompt with what each platform made of it; nothing is left out. */
export function prompts({ prompts: all, platforms }: ReportContent): ReactElement {
  const names = platforms.map(({ platform }) => platform);
  const inColumns = names.length <= MOST_COLUMNS;
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

const line = (style: object, ...children: ReactElement[]) =>
  h(
    View,
    {
      wrap: false,
      style: {
        flexDirection: 'row',
        borderTopWidth: 1,
        borderTopColor: COLOURS.line,
        paddingTop: 5,
        paddingBottom: 5,
        ...style,
      },
    },
    ...children,
  );

const wide = (child: ReactElement) => h(View, { style: { flex: 1, paddingRight: 10 } }, child);
const narrow = (child: ReactElement | null) => h(View, { style: { width: 74 } }, child);

const header = (platforms: readonly PlatformName[]) =>
  line({ borderTopWidth: 0 }, wide(small('Prompt')), ...platforms.map(({ name }) => narrow(small(name))));

const questionOf = ({ question, branded }: PromptFindings, index: number) =>
  `${index + 1}. ${question}${branded ? ' *' : ''}`;

function columns(prompt: PromptFindings, index: number, platforms: readonly PlatformName[]): ReactElement {
  const cells = platforms.map(({ key }) => {
    const result = prompt.results.find(({ platform }) => platform.key === key);
    return narrow(result ? shown(result) : null);
  });
  return line({}, wide(body(questionOf(prompt, index))), ...cells);
}

const shown = (result: PromptResult) => (result.visible ? strong : small)(outcome(result));

const list = (prompt: PromptFindings, index: number) =>
  line(
    { flexDirection: 'column' },
    body(questionOf(prompt, index)),
    small(prompt.results.map((result) => `${result.platform.name}: ${outcome(result)}`).join(' · ')),
  );
