import { chakra, Stack, Text } from '@chakra-ui/react';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatDayAndYear } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import type { RunStart_EstimateFragment } from './RunStart.generated.ts';

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
          ? 'Where nothing was collected yet, tokens are a general figure; later ones follow your own answers.'
          : 'Tokens as your own answers took them.'}
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
          {formatCount(alreadyThere)} there already
        </chakra.span>
      )}
    </>
  );
}
