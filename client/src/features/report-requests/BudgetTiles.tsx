import { chakra, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from '../../components/figures/Bar.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import { paths } from '../../paths.ts';
import { useReportBudgetQuery } from './BudgetTiles.generated.ts';

const PanelLink = chakra(Link);

/** What reports have taken of today's budget, and what needs an eye. */
export function BudgetLine() {
  const { data, error, refetch } = useReportBudgetQuery();
  const budget = data?.reportBudget;
  if (!budget && error) {
    return (
      <Text role="alert" fontSize="sm" color="fg.muted">
        {"Today's budget could not be loaded. "}
        <chakra.button
          type="button"
          color="accent.fg"
          textDecoration="underline"
          cursor="pointer"
          focusVisibleRing="outside"
          onClick={() => refetch().catch(() => undefined)}
        >
          Try again
        </chakra.button>
      </Text>
    );
  }
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3" aria-busy={!budget}>
      <Tile name="Reports today" share={budget && shareOf(budget.reports, budget.reportsLimit)}>
        {budget && `${formatCount(budget.reports)} of ${formatCount(budget.reportsLimit)}`}
      </Tile>
      <Tile name="Spent today" share={budget && shareOf(budget.spent, budget.limit)}>
        {budget && `${formatMoney(budget.spent)} of ${formatMoney(budget.limit)}`}
      </Tile>
      <Tile name="Failed reports">
        {budget && (
          <Trouble
            to={paths.reportRecords({ status: 'FAILED' })}
            count={budget.failedReports}
            what={formatCounted(budget.failedReports, 'report')}
          />
        )}
      </Tile>
      <Tile name="Failed mails">
        {budget && (
          <Trouble
            to={paths.reportRecords({ mailStatus: 'FAILED' })}
            count={budget.failedMails}
            what={formatCounted(budget.failedMails, 'mail')}
          />
        )}
      </Tile>
    </SimpleGrid>
  );
}

/** 0–100; a limit of 0 is used up. */
const shareOf = (used: number, limit: number) => (limit > 0 ? (used / limit) * 100 : 100);

interface TileProps {
  name: string;
  /** 0–100 of a limit. */
  share?: number | undefined;
  /** Undefined while loading. */
  children: ReactNode;
}

function Tile({ name, share, children }: TileProps) {
  return (
    <Flex direction="column" gap="1" px="4" py="3" bg="bg.panel" borderWidth="1px" borderRadius="l2" minW="0">
      <Text fontSize="sm" color="fg.muted">
        {name}
      </Text>
      <Text asChild fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <div>{children ?? <Skeleton h="5" w="24" my="0.5" />}</div>
      </Text>
      {share !== undefined && <Bar percent={share} strong={share < 100} />}
    </Flex>
  );
}

/** How many there are; they are listed on a click. */
function Trouble({ to, count, what }: { to: string; count: number; what: string }) {
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
