import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../format.ts';
import type { CompetitorList_RankingFragment } from './CompetitorList.generated.ts';
import { CompetitorRow, companyColumns, type PreviousRank } from './CompetitorRow.tsx';

const FIRST_ROWS = 10;

interface CompetitorListProps {
  companies: CompetitorList_RankingFragment['rankings'];
  /** Ranks in the previous period by company; undefined without a comparison. */
  previous: ReadonlyMap<string, PreviousRank> | undefined;
}

/** The first companies by rank, the own brand always among them; the rest on demand. */
export function CompetitorList({ companies, previous }: CompetitorListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? companies : companies.filter(({ isBrand }, index) => isBrand || index < FIRST_ROWS);
  return (
    <>
      <Grid
        templateColumns={companyColumns(previous !== undefined)}
        gap={{ base: '2', sm: '3' }}
        px="2"
        fontSize="xs"
        color="fg.subtle"
        aria-hidden="true"
      >
        <span>#</span>
        <span>Company</span>
        <chakra.span textAlign="end">Mentions</chakra.span>
        <chakra.span textAlign="end">Share</chakra.span>
      </Grid>
      <chakra.ol listStyleType="none" maxH={all ? '30rem' : undefined} overflowY={all ? 'auto' : undefined}>
        {shown.map((company) => (
          <CompetitorRow
            key={company.id}
            company={company}
            previous={previous && (previous.get(company.id) ?? null)}
          />
        ))}
      </chakra.ol>
      {companies.length > shown.length && (
        <Button
          size="xs"
          variant="ghost"
          alignSelf="start"
          mt="1"
          data-no-print=""
          onClick={() => setAll(true)}
        >
          {`Show all ${formatCount(companies.length)}`}
        </Button>
      )}
    </>
  );
}
