import { chakra, Stack, Text } from '@chakra-ui/react';
import { Panel } from '../../../../../components/layout/Panel.tsx';
import { formatCounted, formatDecimal, formatScore } from '../../../../../format.ts';
import type { ExperimentFragment } from '../ExperimentScreen.generated.ts';

const INFO =
  'The rise of the treated prompts over their controls that a two-sided test at 5 % sees 8 times in 10, computed from your own answers before. It plans for platforms that drift by 7 points; while they stand still it sees more.';

/** Which change the draft would see, and what more would bring. */
export function PowerPanel({ experiment: { power } }: { experiment: ExperimentFragment }) {
  return (
    <Panel title="What this experiment can see" info={INFO}>
      {power && (
        <Stack gap="3">
          <Text fontSize="lg" fontWeight="medium">
            {power.sentence}
          </Text>
          {power.alternatives.length > 0 && (
            <chakra.ul fontSize="sm" color="fg.muted" listStyleType="disc" ps="5">
              {power.alternatives.map(({ text, detectable }) => (
                <li key={text}>
                  {`${text}: ${detectable === null ? 'still no change' : `${formatDecimal(detectable)} points`}.`}
                </li>
              ))}
            </chakra.ul>
          )}
          {power.answers > 0 && (
            <Text fontSize="xs" color="fg.subtle">
              {`From ${formatCounted(power.answers, 'answer')} to these prompts in ${formatCounted(power.days, 'day')}.`}
              {power.correlation !== null &&
                ` Two answers to one prompt correlate by ${formatScore(power.correlation)}, so prompts count more than answers.`}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}
