import { Button, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Fact } from '../../../../../components/figures/Fact.tsx';
import { Pill } from '../../../../../components/figures/Pill.tsx';
import { Panel } from '../../../../../components/layout/Panel.tsx';
import { fileName, saveFile } from '../../../../../components/table/save-file.ts';
import { formatCounted, formatDateTime, formatPercent } from '../../../../../format.ts';
import type { ExperimentVerdict } from '../../../../../schema.generated.ts';
import type { ComparisonFragment } from '../ExperimentScreen.generated.ts';
import { PlatformModels } from '../PlatformModels.tsx';
import { GroupChart } from './GroupChart.tsx';
import { formatSigned, PromptTable } from './PromptTable.tsx';

interface ResultViewProps {
  comparison: ComparisonFragment;
  name: string;
  simulated: boolean;
  /** The day of publication. */
  published: string;
}

const VERDICTS: Record<ExperimentVerdict, { label: string; palette: 'green' | 'red' | 'gray' | 'amber' }> = {
  UP: { label: 'More than the controls', palette: 'green' },
  DOWN: { label: 'Less than the controls', palette: 'red' },
  NO_CLEAR_DIFFERENCE: { label: 'No clear difference', palette: 'gray' },
  NONE: { label: 'No verdict', palette: 'amber' },
};
const INFO =
  'The mean change of the treated prompts minus that of their controls, with its 95 % interval over the matched prompts. p says how often a difference this large comes when treatment is dealt at random among matched prompts.';

/** The result of an ended experiment. */
export function ResultView({ comparison, name, simulated, published }: ResultViewProps) {
  const { verdict, sentence, computedAt, method } = comparison;
  const { label, palette } = VERDICTS[verdict];
  return (
    <>
      <Panel title="Result" info={INFO} actions={<Pill palette={palette}>{label}</Pill>}>
        <Stack gap="4">
          <Text fontSize="lg" fontWeight="medium">
            {sentence}
          </Text>
          <ComparisonFigures comparison={comparison} />
          <Text fontSize="xs" color="fg.subtle">
            {`Computed once on ${formatDateTime(computedAt)} by method ${method}; later changes of answers do not change it.`}
          </Text>
        </Stack>
      </Panel>
      <GroupChart comparison={comparison} published={published} />
      <PromptTablePanel comparison={comparison} name={name} simulated={simulated} />
    </>
  );
}

/** Rates of both groups, models and what was left out. */
export function ComparisonFigures({ comparison }: { comparison: ComparisonFragment }) {
  const { treated, controls, comparedTreated, comparedControls, notes, platforms } = comparison;
  const difference = describeDifference(comparison);
  const rates = ({ before, after }: { before: number; after: number }) =>
    `${formatPercent(before)} before, ${formatPercent(after)} after`;
  return (
    <Stack gap="4">
      {treated && controls && (
        <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="4" fontSize="sm">
          <Fact name={`Treated (${formatCounted(comparedTreated, 'prompt')})`}>{rates(treated)}</Fact>
          <Fact name={`Controls (${formatCounted(comparedControls, 'prompt')})`}>{rates(controls)}</Fact>
          {difference && <Fact name="Change of treated minus controls">{difference}</Fact>}
        </SimpleGrid>
      )}
      {notes.length > 0 && (
        <chakra.ul fontSize="sm" color="fg.muted" listStyleType="disc" ps="5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </chakra.ul>
      )}
      <PlatformModels platforms={platforms} />
    </Stack>
  );
}

/** `+2.1 points (95 % interval −4.0 to +8.2)`; null where nothing could be compared. */
function describeDifference({ difference, low, high, pValue }: ComparisonFragment): string | null {
  if (difference === null || low === null || high === null) return null;
  const p = pValue === null ? '' : `, p ${pValue < 0.001 ? '< 0.001' : `= ${pValue.toFixed(3)}`}`;
  return `${formatSigned(difference)} points (95 % interval ${formatSigned(low)} to ${formatSigned(high)}${p})`;
}

export function PromptTablePanel({ comparison, name, simulated }: Omit<ResultViewProps, 'published'>) {
  async function download() {
    const { promptsCsv } = await import('./prompts-csv.ts');
    saveFile(
      fileName(['experiment', name], 'csv'),
      'text/csv;charset=utf-8',
      promptsCsv(comparison.prompts, simulated),
    );
  }
  return (
    <Panel
      title="Prompts"
      actions={
        <Button size="xs" variant="outline" onClick={download}>
          <Download aria-hidden="true" />
          CSV
        </Button>
      }
    >
      <PromptTable comparison={comparison} />
    </Panel>
  );
}
