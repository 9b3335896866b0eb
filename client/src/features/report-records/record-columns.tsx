import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pill } from '../../components/Pill.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { RecordActions } from './RecordActions.tsx';
import type { RecordRow_RecordFragment } from './RecordList.generated.ts';
import { formatInstant, MAIL_STATUSES, STATUSES } from './record-words.ts';

type Row = RecordRow_RecordFragment;

/** The list's columns; the first one names the report. */
export const RECORD_COLUMNS: readonly { header: string; cell: (record: Row) => ReactNode }[] = [
  {
    header: 'Report',
    cell: ({ company, email, requestedAt }) => (
      <Box w="15rem" whiteSpace="normal" overflowWrap="anywhere" fontWeight="normal" textAlign="start">
        <Text fontWeight="medium">{company || 'Removed'}</Text>
        <Text fontSize="xs" color="fg.muted">
          {email}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {formatInstant(requestedAt)}
        </Text>
      </Box>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, problem }) => <State {...STATUSES[status]} problem={problem} />,
  },
  {
    header: 'Mail',
    cell: ({ mailStatus, mailProblem }) => <State {...MAIL_STATUSES[mailStatus]} problem={mailProblem} />,
  },
  {
    header: 'Platforms',
    cell: ({ platforms, simulated }) => (
      <Box w="9rem" ms="auto" whiteSpace="normal">
        {simulated ? 'Simulator' : platforms.map(({ name }) => name).join(', ') || '–'}
      </Box>
    ),
  },
  {
    header: 'Asked',
    cell: askedOf,
  },
  {
    header: 'Cost',
    cell: ({ cost, estimatedCost }) => (
      <>
        {formatMoney(cost)}
        <chakra.span display="block" fontSize="xs" color="fg.muted">
          {estimatedCost === null ? 'estimate not known' : `estimated ${formatMoney(estimatedCost)}`}
        </chakra.span>
      </>
    ),
  },
  { header: 'Actions', cell: (record) => <RecordActions record={record} /> },
];

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
        <Text
          mt="1"
          ms="auto"
          w="12rem"
          fontSize="xs"
          color="fg.muted"
          whiteSpace="normal"
          overflowWrap="anywhere"
        >
          {problem}
        </Text>
      )}
    </>
  );
}

function askedOf({ asked, planned, prompts }: Row) {
  if (planned > 0) return `${formatCount(asked)} of ${formatCount(planned)}`;
  return prompts > 0 ? formatCounted(prompts, 'prompt') : '–';
}
