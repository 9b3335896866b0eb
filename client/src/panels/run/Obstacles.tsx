import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
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
    <Warning>
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
    </Warning>
  );
}

/** All of today's answers are collected, so nothing is wrong. */
const isComplete = ({ asks, platforms }: RunStart_EstimateFragment) =>
  asks === 0 && platforms.some(({ alreadyThere }) => alreadyThere > 0);

/** Platforms of the next run that refused their last question. */
export function FailingPlatforms({ platforms }: Pick<RunStart_EstimateFragment, 'platforms'>) {
  const failing = platforms.filter(({ problem, asks }) => problem !== null && asks > 0);
  if (failing.length === 0) return null;
  return (
    <Warning>
      {failing.map(({ platform, problem }) => (
        <Text key={platform.key} wordBreak="break-word">
          <strong>{platform.name} is failing.</strong> {problem} If it still fails, its other prompts are not
          sent.
        </Text>
      ))}
      <Button asChild size="xs" variant="outline">
        <Link to={paths.settingsSection('platforms')}>Check platforms</Link>
      </Button>
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
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
        {children}
      </Stack>
    </Flex>
  );
}
