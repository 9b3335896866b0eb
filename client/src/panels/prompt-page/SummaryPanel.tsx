import { Stack, Text } from '@chakra-ui/react';
import { FAILED } from '../../answers-address.ts';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { FewAnswers } from '../figures/FewAnswers.tsx';
import { FigureLine } from '../figures/FigureLine.tsx';
import { RateOpens } from './figures.tsx';
import type { PromptPage } from './prompt-page.ts';

const STATUS = {
  GREAT: { word: 'Great', palette: 'green' },
  MEDIUM: { word: 'Medium', palette: 'amber' },
  POOR: { word: 'Poor', palette: 'red' },
} as const;

/** How often the prompt's answers name the brand, and whether that changed. */
export function SummaryPanel({ page }: { page: PromptPage }) {
  const { prompt, visibility, visibilityStatus, failed, change, previous } = page;
  const status = visibilityStatus && STATUS[visibilityStatus];
  const visible = { prompt: prompt.id, visible: true };
  const all = { prompt: prompt.id, status: ['ANSWERED'] } as const;
  return (
    <Panel title="Visibility" info={VISIBILITY_INFO}>
      <Stack gap="1">
        <FigureLine name="Mention rate" info={visibility.note ?? ''}>
          <Text as="strong" fontWeight="semibold" fontSize="lg">
            <RateOpens rate={visibility} of={visible} which="to this prompt that name your brand" />
          </Text>
          {status && <Pill palette={status.palette}>{status.word}</Pill>}
          <FewAnswers answers={visibility.answers} />
          {previous && (
            <PreviousFigure
              range={previous.range}
              shown={
                previous.visibility.value === null
                  ? null
                  : `${formatPercent(previous.visibility.value)} before`
              }
              of={visible}
              hint={`Open the ${formatCounted(previous.visibility.hits, 'answer')} that named your brand before`}
            />
          )}
        </FigureLine>
        <FigureLine name="Answers" info="Usable answers to this prompt; failed measurements are not counted.">
          <span>
            <OpenAnswers
              of={all}
              shown={formatCounted(visibility.answers, 'answer')}
              hint="Open the usable answers to this prompt"
            >
              {formatCounted(visibility.answers, 'answer')}
            </OpenAnswers>
          </span>
          {failed > 0 && (
            <span>
              <OpenAnswers
                of={{ prompt: prompt.id, status: FAILED }}
                shown={`${formatCount(failed)} failed`}
                hint="Open the failed measurements of this prompt"
              >
                {`${formatCount(failed)} failed`}
              </OpenAnswers>
            </span>
          )}
        </FigureLine>
        {change && <ChangeLine figure="Mention rate" change={change} />}
      </Stack>
    </Panel>
  );
}

const VISIBILITY_INFO =
  'Answers that name your brand, of all usable answers to this prompt: great from 70%, medium from 40%. In brackets: the 95% interval, for this prompt.';
