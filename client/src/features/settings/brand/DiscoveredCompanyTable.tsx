import { Box, chakra } from '@chakra-ui/react';
import type { DiscoveredCompanyRow_CompanyFragment as DiscoveredCompany } from './DiscoveredCompanies.generated.ts';
import { DiscoveredCompanyRow, type DiscoveredCompanyRowProps, WIDE } from './DiscoveredCompanyRow.tsx';

interface DiscoveredCompanyTableProps extends Omit<DiscoveredCompanyRowProps, 'company'> {
  companies: readonly DiscoveredCompany[];
}

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
            Position
          </chakra.th>
          <chakra.th scope="col" display={WIDE} data-figure="">
            First
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
