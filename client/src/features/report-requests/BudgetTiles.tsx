import { chakra, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { Bar } from '../../components/figures/Bar.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { paths } from '../../paths.ts';
import { useReportBudgetQuery } from './BudgetTiles.generated.ts';

const PanelLink = chakra(Link);

/** Today's use of the report budget, and links to failures. */
export function BudgetTiles() {
  const { data, error, refetch } = useReportBudgetQuery();
  const budget = data?.reportBudget;
  if (!budget && error) {
    return <LoadError message="Today's budget could not be loaded." onRetry={refetch} />;
  }
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3" aria-busy={!budget}>
      <Tile name="Reports today" percent={budget && percentOf(budget.reports, budget.reportsLimit)}>
        {budget && `${formatCount(budget.reports)} of ${formatCount(budget.reportsLimit)}`}
      </Tile>
      <Tile name="Spent today" percent={budget && percentOf(budget.spent, budget.limit)}>
        {budget && `${formatMoney(budget.spent)} of ${formatMoney(budget.limit)}`}
      </Tile>
      <Tile name="Failed reports">
        {budget && (
          <FailureCount
            to={paths.reportRequests({ status: 'FAILED' })}
            count={budget.failedReports}
            what={formatCounted(budget.failedReports, 'report')}
          />
        )}
      </Tile>
      <Tile name="Failed mails">
        {budget && (
          <FailureCount
            to={paths.reportRequests({ mailStatus: 'FAILED' })}
            count={budget.failedMails}
            what={formatCounted(budget.failedMails, 'mail')}
          />
        )}
      </Tile>
    </SimpleGrid>
  );
}

/** 0–100; 100 for a limit of 0. */
const percentOf = (used: number, limit: number) => (limit > 0 ? (used / limit) * 100 : 100);

interface TileProps {
  name: string;
  /** 0–100 of a limit. */
  percent?: number | undefined;
  /** Undefined while loading. */
  children: ReactNode;
}

function Tile({ name, percent, children }: TileProps) {
  return (
    <Flex direction="column" gap="1" px="4" py="3" bg="bg.panel" borderWidth="1px" borderRadius="l2" minW="0">
      <Text fontSize="sm" color="fg.muted">
        {name}
      </Text>
      <Text asChild fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <div>{children ?? <Skeleton h="5" w="24" my="0.5" />}</div>
      </Text>
      {percent !== undefined && <Bar percent={percent} strong={percent < 100} />}
    </Flex>
  );
}

/** A number of failures, with a link to the list of them. */
function FailureCount({ to, count, what }: { to: string; count: number; what: string }) {
  if (count === 0) return 'None';
  return (
    <PanelLink
      to={to}
      aria-label={`${what} failed: list them`}
      color="red.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      {formatCount(count)}
    </PanelLink>
  );
}
