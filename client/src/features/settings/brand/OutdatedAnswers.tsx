import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { BusyLine } from '../../../components/feedback/BusyLine.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { BrandSettingsDocument } from './BrandSettings.generated.ts';
import { useReanalyseMutation } from './OutdatedAnswers.generated.ts';

/** Offers to analyse answers again that were analysed with other names. */
export function OutdatedAnswers({ count }: { count: number }) {
  const { remaining, failure, run } = useReanalysis(count);
  const busy = remaining !== null;
  if (count === 0 && !busy) return null;
  const answers = formatCounted(count, 'answer');
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
        <Text fontWeight="medium">Numbers do not include the saved names yet</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {busy
            ? `Analysing ${answers}: ${formatCount(remaining)} left. The numbers follow day by day, the newest days first.`
            : `${answers} ${count === 1 ? 'was' : 'were'} analysed with other names. Analyse them again, so that every number follows the names you track now.`}
        </Text>
      </Stack>
      <FormError>{failure && `${failure} Results so far are kept.`}</FormError>
      <Flex direction="column">
        <Button size="sm" disabled={busy} aria-busy={busy} onClick={run}>
          {busy ? 'Analysing...' : `Re-analyse ${answers} now`}
        </Button>
        <BusyLine busy={busy} />
      </Flex>
    </Stack>
  );
}

/**
 * Analyses answers again. One call does a part of them, so it is repeated until none remains.
 * @returns `remaining` is the number of answers still to be analysed; null when nothing runs
 */
function useReanalysis(outdated: number) {
  const client = useApolloClient();
  const [reanalyse] = useReanalyseMutation();
  const [remaining, setRemaining] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns the number of analysed answers @throws when a call fails or makes no progress */
  async function callUntilDone(): Promise<number> {
    let done = 0;
    for (let before = outdated; ; ) {
      const { data } = await reanalyse();
      if (!data) throw new Error('The reply is empty');
      const { answers, remaining: left } = data.reanalyse;
      done += answers;
      setRemaining(left);
      if (left === 0) return done;
      if (answers === 0 && left >= before) throw new Error('Nothing was analysed');
      before = left;
    }
  }

  async function run() {
    setFailure(null);
    setRemaining(outdated);
    const done = await callUntilDone().catch((error: unknown) => {
      setFailure(serverMessage(error, 'The analysis stopped; please try again later.'));
      return null;
    });
    // The data version invalidates other queries; the count is not part of it.
    await client.refetchQueries({ include: [BrandSettingsDocument] }).catch(() => undefined);
    setRemaining(null);
    if (done === null) return;
    const answers = formatCounted(done, 'answer');
    toastSuccess('Numbers are up to date', `${answers} analysed again with the names you track now.`);
  }

  return { remaining, failure, run };
}
