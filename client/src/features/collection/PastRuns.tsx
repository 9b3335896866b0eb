import { Button, chakra, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormError } from '../../components/forms/FormError.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatDateTime } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { paths } from '../../paths.ts';
import type { PastRuns_RunFragment } from './PastRuns.generated.ts';
import { StatusPill } from './StatusPill.tsx';

/** Runs of a page, as in the queries. */
const PAGE_SIZE = 50;

interface PastRunsProps {
  runs: readonly PastRuns_RunFragment[];
  /** Loads the runs before a time. */
  onOlder: (before: string) => Promise<unknown>;
}

/** All runs with their cost, the latest first. */
export function PastRuns({ runs, onOlder }: PastRunsProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const last = runs.at(-1);
  if (!last) return null;

  async function loadOlder(before: string) {
    setState('loading');
    try {
      await onOlder(before);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <Stack gap="3" align="start">
      <Heading as="h2" fontSize="md" fontWeight="medium">
        All runs
      </Heading>
      <chakra.div width="full" bg="bg.panel" borderRadius="l2">
        <FiguresTable caption="All runs" columns={COLUMNS} rows={runs} rowKey={({ id }) => id} />
      </chakra.div>
      {/* A full page may not be the last one. */}
      {runs.length % PAGE_SIZE === 0 && (
        <Button
          size="sm"
          variant="outline"
          disabled={state === 'loading'}
          aria-busy={state === 'loading'}
          onClick={() => loadOlder(last.startedAt)}
        >
          Show older runs
        </Button>
      )}
      <FormError>{state === 'failed' ? 'Older runs could not be loaded. Please try again.' : null}</FormError>
    </Stack>
  );
}

const RunLink = chakra(Link);

const COLUMNS = [
  {
    header: 'Started',
    cell: (run: PastRuns_RunFragment) => (
      <>
        <RunLink
          to={paths.run(run.id)}
          color="accent.fg"
          _hover={{ textDecoration: 'underline' }}
          focusVisibleRing="outside"
        >
          {formatDateTime(run.startedAt)}
        </RunLink>
        <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
          {run.trigger === 'SCHEDULE' ? 'By schedule' : 'By hand'}
        </chakra.span>
      </>
    ),
  },
  { header: 'Status', cell: ({ status }: PastRuns_RunFragment) => <StatusPill status={status} /> },
  {
    header: 'Cost',
    cell: ({ cost, simulated }: PastRuns_RunFragment) => (
      <>
        {formatMoney(cost)}
        {simulated && (
          <chakra.span display="block" fontSize="xs" color="fg.muted">
            simulated
          </chakra.span>
        )}
      </>
    ),
  },
  {
    header: 'Asked',
    cell: ({ done, unsent, planned }: PastRuns_RunFragment) =>
      done - unsent === planned
        ? formatCount(planned)
        : `${formatCount(done - unsent)} of ${formatCount(planned)}`,
  },
  { header: 'Failed', cell: ({ failed, unsent }: PastRuns_RunFragment) => formatCount(failed - unsent) },
  { header: 'Not sent', cell: ({ unsent }: PastRuns_RunFragment) => formatCount(unsent) },
  {
    header: 'Estimated',
    cell: ({ estimatedCost }: PastRuns_RunFragment) =>
      estimatedCost === null ? 'not known' : formatMoney(estimatedCost),
  },
];
