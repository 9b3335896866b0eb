import { Box, chakra } from '@chakra-ui/react';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import type { DiscoveredCompanyRow_CompanyFragment as DiscoveredCompany } from './DiscoveredCompanies.generated.ts';
import { DiscoveredCompanyRow } from './DiscoveredCompanyRow.tsx';

interface DiscoveredCompanyTableProps {
  companies: readonly DiscoveredCompany[];
  /** Usable answers of the account. */
  answers: number;
  readAt: () => string | undefined;
  onTracked: (viewer: BrandForm_ViewerFragment) => void;
  /** Called after a company was tracked, dismissed or restored. */
  onChanged: (company: DiscoveredCompany) => Promise<unknown>;
}

/** Columns that narrow windows leave out. */
export const WIDE = { base: 'none', md: 'table-cell' } as const;

export const DiscoveredCompanyTable = ({ companies, ...row }: DiscoveredCompanyTableProps) => (
  <Box position="relative">
    <chakra.table
      width="full"
      borderCollapse="collapse"
      fontSize="sm"
      css={{
        '& th, & td': { py: '2', pe: { base: '2.5', md: '4' }, fontWeight: 'normal', textAlign: 'start' },
        '& th:last-child, & td:last-child': { pe: '0' },
        '& thead th': {
          pt: '0',
          fontSize: 'xs',
          fontWeight: 'medium',
          color: 'fg.subtle',
          verticalAlign: 'bottom',
        },
        '& tbody tr': { borderTopWidth: '1px' },
        '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      }}
    >
      <chakra.caption srOnly>Companies named in answers</chakra.caption>
      <thead>
        <tr>
          <chakra.th scope="col" display={WIDE} data-figure="">
            Rank
          </chakra.th>
          <th scope="col">Company</th>
          <th scope="col" data-figure="">
            Answers
          </th>
          <th scope="col" data-figure="">
            Share
          </th>
          <chakra.th scope="col" display={WIDE} data-figure="">
            Mean position
          </chakra.th>
          <chakra.th scope="col" display={WIDE} data-figure="">
            Named first
          </chakra.th>
          <th scope="col">
            <chakra.span srOnly>Actions</chakra.span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <DiscoveredCompanyRow key={company.key} company={company} {...row} />
        ))}
      </tbody>
    </chakra.table>
  </Box>
);
