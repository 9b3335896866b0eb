import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { WeekBars } from '../../../components/charts/WeekBars.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Disclosure, useDisclosures } from '../../../components/layout/Disclosure.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { OWNERS } from '../../../panels/web-pages/owners.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import type { MetricsFilter } from '../../../schema.generated.ts';
import { SiteDetail } from './SiteDetail.tsx';
import { SiteListHeader } from './SiteListHeader.tsx';
import type { SiteRowFragment } from './TopSourcesScreen.generated.ts';
import type { SiteOrder } from './use-site-order.ts';

/** Kinds of pages shown beside a closed site. */
const MAX_KINDS = 3;

interface SiteListProps {
  sites: readonly SiteRowFragment[];
  order: SiteOrder;
  filter: MetricsFilter;
}

/** The cited sites; one is open at a time. */
export function SiteList({ sites, order, filter }: SiteListProps) {
  const disclosure = useDisclosures();
  return (
    <Stack gap="3">
      <SiteListHeader order={order} />
      <Stack as="ul" gap="3" aria-label="Sources">
        {sites.map((site) => (
          <chakra.li key={site.domain} bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
            <Disclosure
              {...disclosure(site.domain)}
              columns={{ base: '1rem minmax(0, 1fr) auto', sm: '1rem minmax(0, 1fr) 5.5rem 6.5rem' }}
              summary={<SiteSummary site={site} order={order} />}
            >
              <SiteDetail site={site} filter={filter} />
            </Disclosure>
          </chakra.li>
        ))}
      </Stack>
    </Stack>
  );
}

function SiteSummary({ site, order }: { site: SiteRowFragment; order: SiteOrder }) {
  const { domain, owner, pages, pagesRead, kinds, trend } = site;
  const { figure, label } = sortedFigure(site, order.sort);
  return (
    <>
      <Box minW="0">
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" mb="2">
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {domain}
          </Text>
          {owner !== 'OTHER' && (
            <Pill size="sm" palette={owner === 'OWN' ? 'accent' : 'gray'}>
              {OWNERS[owner]}
            </Pill>
          )}
        </Flex>
        <HStack gap="1.5" wrap="wrap">
          {kinds.slice(0, MAX_KINDS).map(({ kind, pages: count }) => (
            <Pill key={kind}>{`${PAGE_KINDS[kind]} · ${formatCount(count)}`}</Pill>
          ))}
          <Text as="span" fontSize="xs" color="fg.subtle">
            {pagesRead === 0
              ? `${formatCounted(pages, 'page')}, not read yet`
              : `${formatCount(pagesRead)} of ${formatCounted(pages, 'page')} read`}
          </Text>
        </HStack>
      </Box>
      <Box hideBelow="sm" justifySelf="end">
        {trend.length > 0 && (
          <WeekBars values={trend} label={`Citations by week: ${trend.map(formatCount).join(', ')}`} />
        )}
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Text as="span" display="block" fontSize="xl" fontWeight="semibold" lineHeight="1.3">
          {formatCount(figure)}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="fg.subtle">
          {label}
        </Text>
      </Box>
    </>
  );
}

/** The count that the sites are sorted by; those where the brand is missing for other orders. */
function sortedFigure({ citations, missed, visible }: SiteRowFragment, sort: SiteOrder['sort']) {
  if (sort === 'CITATIONS') return { figure: citations, label: 'citations' };
  return {
    figure: sort === 'VISIBLE' ? visible : missed,
    label: `of ${formatCounted(citations, 'citation')}`,
  };
}
