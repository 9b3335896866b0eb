import { Skeleton, Stack } from '@chakra-ui/react';
import { AboutLlmsTxt } from './AboutLlmsTxt.tsx';
import { ScoreCards } from './ScoreCards.tsx';

/** The manager's layout while its file is on the way. */
export function LlmsTxtSkeleton() {
  return (
    <Stack gap="5">
      <ScoreCards scores={undefined} />
      <Skeleton h="30rem" borderRadius="l3" />
      <AboutLlmsTxt />
    </Stack>
  );
}
