import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/figures/Bar.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import type { RunStart_EstimateFragment } from './RunStart.generated.ts';

/** Questions, cost, and the month's spending and budget. */
export function EstimateTotals({ estimate }: { estimate: RunStart_EstimateFragment }) {
  const { asks, cost, unpriced, prompts, platforms } = estimate;
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap={{ base: '4', sm: '5' }}>
      <Figure
        label="Questions to ask"
        value={formatCount(asks)}
        note={`${formatCounted(prompts, 'prompt')} on ${formatCounted(platforms.length, 'platform')}`}
      />
      <Figure
        label="Estimated cost"
        value={cost === null ? 'Not known' : formatMoney(cost)}
        note={
          unpriced.length > 0
            ? `Without ${unpriced.map(({ name }) => name).join(', ')}: no price is known`
            : 'Vendors bill it to your own keys'
        }
      />
      <MonthFigure estimate={estimate} />
    </SimpleGrid>
  );
}

function MonthFigure({ estimate }: { estimate: RunStart_EstimateFragment }) {
  const { spentThisMonth: spent, monthlyBudget: budget } = estimate;
  if (budget === null)
    return <Figure label="Spent this month" value={formatMoney(spent)} note="No limit is set" />;
  return (
    <Figure
      label="Spent this month"
      value={formatMoney(spent)}
      note={`of a budget of ${formatMoney(budget)}`}
    >
      <Box mt="2">
        <Bar percent={budget > 0 ? (spent / budget) * 100 : 100} />
      </Box>
    </Figure>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  children?: ReactNode;
}

function Figure({ label, value, note, children }: FigureProps) {
  return (
    <Stack gap="0.5" minW="0">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Flex
        fontSize="2xl"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        lineHeight="1.3"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {note}
      </Text>
      {children}
    </Stack>
  );
}
