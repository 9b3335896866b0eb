import { Stack, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import type { ComparisonFragment } from '../experiment/ExperimentScreen.generated.ts';
import { GroupChart } from '../experiment/result/GroupChart.tsx';
import { PromptTable } from '../experiment/result/PromptTable.tsx';
import { ComparisonFigures } from '../experiment/result/ResultView.tsx';

/** A comparison that was not registered: figures without a verdict. */
export function SinceResult({ comparison, date }: { comparison: ComparisonFragment; date: string }) {
  return (
    <Stack gap="4" aria-live="polite">
      <Pill palette="amber">Not registered</Pill>
      <Text fontWeight="medium">{comparison.sentence}</Text>
      <ComparisonFigures comparison={comparison} />
      <GroupChart comparison={comparison} published={date} />
      <PromptTable comparison={comparison} />
    </Stack>
  );
}
