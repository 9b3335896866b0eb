import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatCount, formatCounted, formatDateTime } from '../../format.ts';
import { isRunning, type PageRun } from './use-page-reading.ts';

/** How far the run under way is, or how the latest one ended. */
export function RunProgress({ run }: { run: PageRun }) {
  const { planned, changed, unchanged, failed, problem } = run;
  const read = changed + unchanged;
  const done = read + failed;
  const share = (count: number) => `${planned > 0 ? Math.min(100, (count / planned) * 100) : 0}%`;
  if (!isRunning(run)) {
    return (
      <Text fontSize="sm" color="fg.muted" role="status">
        {`${describeEnd(run)}${problem ? ` ${problem}` : ''}`}
      </Text>
    );
  }
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="3" wrap="wrap" align="baseline" fontVariantNumeric="tabular-nums">
        {planned === 0 ? (
          <Text color="fg.muted">Choosing pages...</Text>
        ) : (
          <>
            <Text>
              <Text as="span" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em">
                {formatCount(done)}
              </Text>
              <Text as="span" color="fg.muted">{` of ${formatCounted(planned, 'page')}`}</Text>
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {`${formatCount(changed)} new or changed, ${formatCount(unchanged)} unchanged, ${formatCount(failed)} not read`}
            </Text>
          </>
        )}
      </Flex>
      <Box
        role="progressbar"
        aria-label="Pages read"
        aria-valuemin={0}
        aria-valuemax={planned}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${planned} pages, ${failed} not read`}
        display="flex"
        h="2"
        gap="1px"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box bg="accent.line" transition="width 150ms" style={{ width: share(read) }} />
        <Box bg="amber.line" transition="width 150ms" style={{ width: share(failed) }} />
      </Box>
    </Stack>
  );
}

/** `Latest run, by hand Nov 21, 2026, 8:04 AM: 12 new or changed, 3 unchanged, 1 not read.` */
function describeEnd({ status, startedBy, startedAt, planned, changed, unchanged, failed }: PageRun) {
  const run = `Latest run, by ${startedBy === null ? 'schedule' : 'hand'} ${formatDateTime(startedAt)}`;
  if (status === 'FAILED') return `${run}: failed.`;
  if (status === 'DONE' && planned === 0)
    return `${run}: no page was due. Those that could not be read are tried again later.`;
  const stopped = status === 'STOPPED' ? 'stopped after ' : '';
  return `${run}: ${stopped}${formatCount(changed)} new or changed, ${formatCount(unchanged)} unchanged, ${formatCount(failed)} not read.`;
}
