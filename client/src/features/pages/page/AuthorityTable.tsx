import { Box, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { FiguresTable } from '../../../components/table/FiguresTable.tsx';
import { formatScoreValue } from '../../../panels/web-pages/scores.ts';
import type { PageText_TextFragment } from './PageText.generated.ts';

type Part = PageText_TextFragment['authorityParts'][number];

const COLUMNS = [
  { header: 'Part', cell: ({ name }: Part) => name },
  {
    header: 'Points',
    cell: ({ points, maxPoints }: Part) => (
      <>
        {formatScoreValue(points)}
        <chakra.span color="fg.subtle">{` of ${formatScoreValue(maxPoints)}`}</chakra.span>
      </>
    ),
  },
];

interface AuthorityTableProps {
  parts: readonly Part[];
  score: number | null;
}

/** The signals that authoritativeness is the sum of, shown on request. */
export function AuthorityTable({ parts, score }: AuthorityTableProps) {
  const [isOpen, setOpen] = useState(false);
  if (parts.length === 0) return null;
  return (
    <Box mt="3" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }} borderTopWidth="1px">
      <Disclosure
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        columns="auto 1fr"
        summary={
          <Text as="span" fontSize="sm">
            {`What the ${formatScoreValue(score)} points of authoritativeness are made of`}
          </Text>
        }
        panel={{ px: { base: '4', md: '5' }, py: '4' }}
      >
        <FiguresTable
          caption="What authoritativeness is made of"
          columns={COLUMNS}
          rows={parts}
          rowKey={({ name }) => name}
        />
      </Disclosure>
    </Box>
  );
}
