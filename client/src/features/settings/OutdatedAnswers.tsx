import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { BusyLine } from '../../components/BusyLine.tsx';
import { toastSuccess } from '../../components/toasts.ts';
import { formatCounted } from '../../format.ts';
import { BrandSettingsDocument } from './BrandSettings.generated.ts';
import { useReanalyseMutation } from './OutdatedAnswers.generated.ts';

/** Offers to count the tracked names in answers that were analysed before these names were. */
export function OutdatedAnswers({ count }: { count: number }) {
  const [reanalyse, { loading }] = useReanalyseMutation({
    refetchQueries: [BrandSettingsDocument],
    awaitRefetchQueries: true,
  });
  const [failed, setFailed] = useState(false);
  if (count === 0) return null;
  const answers = formatCounted(count, 'answer');

  async function run() {
    setFailed(false);
    try {
      await reanalyse();
      toastSuccess('Numbers are up to date', `${answers} analysed again with the names you track now.`);
    } catch {
      setFailed(true);
    }
  }

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
        <Text color="fg.muted">
          {loading
            ? `Analysing ${answers}. Thousands of them take a minute; the new numbers appear once all are done.`
            : `${answers} ${count === 1 ? 'was' : 'were'} analysed with other names. Analyse them again, so that every number follows the names you track now.`}
        </Text>
      </Stack>
      {failed && (
        <Text fontSize="sm" color="fg.error" role="alert">
          That may not have worked. Please try again later.
        </Text>
      )}
      <Flex direction="column">
        <Button size="sm" disabled={loading} aria-busy={loading} onClick={run}>
          {loading ? 'Analysing...' : `Re-analyse ${answers} now`}
        </Button>
        <BusyLine busy={loading} />
      </Flex>
    </Stack>
  );
}
