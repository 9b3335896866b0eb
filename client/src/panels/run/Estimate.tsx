import { Box, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Bar } from '../../components/figures/Bar.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted, formatDayAndYear } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import type { RunStart_EstimateFragment } from './RunStart.generated.ts';

/** Questions, cost, and the month's spending and budget. */
export function EstimateTotals({ estimate }: { estimate: RunStart_EstimateFragment }) {
  const { asks, cost, simulated, unpriced, prompts, platforms } = estimate;
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
            : simulated
              ? 'Simulated: nothing is billed'
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

type Line = RunStart_EstimateFragment['platforms'][number];

/** Questions, tokens and cost by platform. */
export function EstimateTable({ estimate }: { estimate: RunStart_EstimateFragment }) {
  const { platforms, pricesOf } = estimate;
  const guessed = platforms.some(({ measured, asks }) => !measured && asks > 0);
  return (
    <Stack gap="2">
      <FiguresTable
        caption="Estimate by platform"
        rows={platforms}
        rowKey={({ platform }) => platform.key}
        columns={[
          { header: 'Platform', cell: (line) => <Name line={line} /> },
          { header: 'Cost', cell: ({ cost }) => (cost === null ? 'not known' : formatMoney(cost)) },
          { header: 'Questions', cell: (line) => <Asks line={line} /> },
          { header: 'Tokens in', cell: ({ inputTokens }) => formatCount(inputTokens) },
          { header: 'Tokens out', cell: ({ outputTokens }) => formatCount(outputTokens) },
        ]}
      />
      <Text fontSize="xs" color="fg.muted">
        {`Prices of ${formatDayAndYear(pricesOf)}. `}
        {guessed
          ? 'For platforms without answers yet, token counts are typical values; later estimates use your own answers.'
          : 'Token counts are those of your own answers.'}
      </Text>
    </Stack>
  );
}

function Name({ line: { platform, model } }: { line: Line }) {
  return (
    <>
      {platform.name}
      <chakra.span display="block" fontSize="xs" color="fg.muted">
        {model ?? 'simulated'}
      </chakra.span>
    </>
  );
}

function Asks({ line: { asks, alreadyThere } }: { line: Line }) {
  return (
    <>
      {formatCount(asks)}
      {alreadyThere > 0 && (
        <chakra.span display="block" fontSize="xs" color="fg.muted">
          {formatCount(alreadyThere)} answered today
        </chakra.span>
      )}
    </>
  );
}
