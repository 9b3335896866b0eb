import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { BusyLine } from '../../../components/feedback/BusyLine.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { useReanalysis } from './use-reanalysis.ts';

/** Offers to count the tracked names in answers that were analysed before these names were. */
export function OutdatedAnswers({ count }: { count: number }) {
  const { left, failed, run } = useReanalysis(count);
  if (count === 0 && left === null) return null;
  const answers = formatCounted(count, 'answer');
  const busy = left !== null;

  return (
    <Stack
      gap="3"
      align="start"
      p={{ base: '4', md: '5' }}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="amber.emphasized"
      bg="amber.subtle"
      role="status"
    >
      <Stack gap="0.5" fontSize="sm">
        <Text fontWeight="medium">Numbers do not count the saved names yet</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {busy
            ? `Analysing ${answers}: ${formatCount(left)} left. The numbers follow day by day, the newest days first.`
            : `${answers} ${count === 1 ? 'was' : 'were'} analysed with other names. Analyse them again, so that every number follows the names you track now.`}
        </Text>
      </Stack>
      {failed && (
        <Text fontSize="sm" color="fg.error" role="alert">
          Analysing stopped. What was done is kept; please try again later.
        </Text>
      )}
      <Flex direction="column">
        <Button size="sm" disabled={busy} aria-busy={busy} onClick={run}>
          {busy ? 'Analysing...' : `Re-analyse ${answers} now`}
        </Button>
        <BusyLine busy={busy} />
      </Flex>
    </Stack>
  );
}
