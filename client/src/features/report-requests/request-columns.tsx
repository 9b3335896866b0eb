import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatCounted, formatDateTime } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { RequestActions } from './RequestActions.tsx';
import type { RequestRow_RequestFragment } from './RequestList.generated.ts';
import { MAIL_STATUSES, type Palette, STATUSES } from './request-status.ts';

type Row = RequestRow_RequestFragment;

interface RequestColumn {
  header: string;
  cell: (request: Row) => ReactNode;
  words?: boolean;
}

/** Columns of the list. */
export const REQUEST_COLUMNS: readonly RequestColumn[] = [
  {
    header: 'Report',
    cell: ({ company, email, requestedAt }) => (
      <Box w={{ base: '9rem', md: '14rem' }} whiteSpace="normal" overflowWrap="anywhere" fontWeight="normal">
        <Text fontWeight="medium">{company || 'Removed'}</Text>
        <Small>{email}</Small>
        <Small>{formatDateTime(requestedAt)}</Small>
      </Box>
    ),
  },
  {
    header: 'Status',
    words: true,
    cell: ({ status, problem }) => <StatusCell {...STATUSES[status]} problem={problem} />,
  },
  {
    header: 'Mail',
    words: true,
    cell: ({ status, mailStatus, mailProblem }) =>
      // The mail of a removed request is deleted.
      status === 'REMOVED' && mailStatus === 'NONE' ? (
        '–'
      ) : (
        <StatusCell {...MAIL_STATUSES[mailStatus]} problem={mailProblem} />
      ),
  },
  {
    header: 'Asked',
    cell: (request) => (
      <Box w="8.5rem" ms="auto" whiteSpace="normal">
        {formatAsked(request)}
        <Small>
          {request.simulated ? 'Simulator' : request.platforms.map(({ name }) => name).join(', ')}
        </Small>
      </Box>
    ),
  },
  {
    header: 'Cost',
    cell: ({ cost, estimatedCost }) => (
      <>
        {formatMoney(cost)}
        <Small>{estimatedCost === null ? 'no estimate' : `estimated ${formatMoney(estimatedCost)}`}</Small>
      </>
    ),
  },
  { header: 'Actions', cell: (request) => <RequestActions request={request} /> },
];

/** Prompts that were asked, of how many; before that, the prompts of the request. */
function formatAsked({ asked, planned, prompts }: Row) {
  if (planned > 0) return `${formatCount(asked)} of ${formatCount(planned)}`;
  return prompts > 0 ? formatCounted(prompts, 'prompt') : '–';
}

function Small({ children }: { children: string }) {
  return (
    <chakra.span display="block" fontSize="xs" color="fg.muted">
      {children}
    </chakra.span>
  );
}

interface StatusCellProps {
  label: string;
  palette: Palette;
  problem: string | null;
}

/** A status and, after a failure, its reason. */
function StatusCell({ label, palette, problem }: StatusCellProps) {
  return (
    <>
      <Pill palette={palette}>{label}</Pill>
      {problem && (
        <Box mt="1" w="11rem" whiteSpace="normal" overflowWrap="anywhere">
          <Small>{problem}</Small>
        </Box>
      )}
    </>
  );
}
