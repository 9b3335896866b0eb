import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { RecordActions } from './RequestActions.tsx';
import type { RecordRow_RecordFragment } from './RequestList.generated.ts';
import { formatInstant, MAIL_STATUSES, STATUSES } from './request-status.ts';

type Row = RecordRow_RecordFragment;

interface RecordColumn {
  header: string;
  cell: (record: Row) => ReactNode;
  words?: boolean;
}

/** The list's columns; the first one names the report. */
export const RECORD_COLUMNS: readonly RecordColumn[] = [
  {
    header: 'Report',
    cell: ({ company, email, requestedAt }) => (
      <Box w={{ base: '9rem', md: '14rem' }} whiteSpace="normal" overflowWrap="anywhere" fontWeight="normal">
        <Text fontWeight="medium">{company || 'Removed'}</Text>
        <Small>{email}</Small>
        <Small>{formatInstant(requestedAt)}</Small>
      </Box>
    ),
  },
  {
    header: 'Status',
    words: true,
    cell: ({ status, problem }) => <State {...STATUSES[status]} problem={problem} />,
  },
  {
    header: 'Mail',
    words: true,
    cell: ({ status, mailStatus, mailProblem }) =>
      // Nothing is kept of its mail.
      status === 'REMOVED' && mailStatus === 'NONE' ? (
        '–'
      ) : (
        <State {...MAIL_STATUSES[mailStatus]} problem={mailProblem} />
      ),
  },
  {
    header: 'Asked',
    cell: (record) => (
      <Box w="8.5rem" ms="auto" whiteSpace="normal">
        {askedOf(record)}
        <Small>{record.simulated ? 'Simulator' : record.platforms.map(({ name }) => name).join(', ')}</Small>
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
  { header: 'Actions', cell: (record) => <RecordActions record={record} /> },
];

function askedOf({ asked, planned, prompts }: Row) {
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

interface StateProps {
  word: string;
  palette: 'gray' | 'accent' | 'green' | 'amber' | 'red';
  problem: string | null;
}

/** A state in a word, and why, where something went wrong. */
function State({ word, palette, problem }: StateProps) {
  return (
    <>
      <Pill palette={palette}>{word}</Pill>
      {problem && (
        <Box mt="1" w="11rem" whiteSpace="normal" overflowWrap="anywhere">
          <Small>{problem}</Small>
        </Box>
      )}
    </>
  );
}
