import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../money.ts';
import { paths } from '../../paths.ts';
import type { RunStart_EstimateFragment } from './RunStart.generated.ts';

/** Why a run cannot start or would stop early, with links to the settings that change it. */
export function Obstacles({ estimate }: { estimate: RunStart_EstimateFragment }) {
  const { obstacle, prompts, withinBudget, monthlyBudget, spentThisMonth } = estimate;
  if (!obstacle && withinBudget) return null;
  if (obstacle && isComplete(estimate)) {
    return (
      <Text fontSize="sm" color="fg.muted" role="status">
        {obstacle}
      </Text>
    );
  }
  const left = Math.max(0, (monthlyBudget ?? 0) - spentThisMonth);
  return (
    <Flex
      role="status"
      gap="3"
      p="3.5"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="amber.emphasized"
      bg="amber.subtle"
      fontSize="sm"
    >
      <Box color="amber.fg" pt="0.5" flexShrink="0">
        <TriangleAlert size={16} aria-hidden="true" />
      </Box>
      <Stack gap="2.5" align="start" minW="0">
        <Text>
          {obstacle ??
            `This run is likely to reach your monthly budget, of which ${formatMoney(left)} is left. It stops there.`}
        </Text>
        <Flex gap="2" wrap="wrap">
          {prompts === 0 && (
            <Button asChild size="xs" variant="outline">
              <Link to={paths.settingsSection('topics')}>Topics and prompts</Link>
            </Button>
          )}
          <Button asChild size="xs" variant="outline">
            <Link to={paths.settingsSection('collection')}>Platforms and budget</Link>
          </Button>
        </Flex>
      </Stack>
    </Flex>
  );
}

/** All of today's answers are collected, so nothing is wrong. */
const isComplete = ({ asks, platforms }: RunStart_EstimateFragment) =>
  asks === 0 && platforms.some(({ alreadyThere }) => alreadyThere > 0);
