import type { FragmentType } from '@apollo/client';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { Pill } from '../../components/figures/Pill.tsx';
import { Disclosure, type DisclosureState } from '../../components/layout/Disclosure.tsx';
import { formatCount, formatDay, formatDecimal, formatPercent } from '../../format.ts';
import type { ChangedKind } from '../../schema.generated.ts';
import { ChangedAnswers, type RangesVariables } from '../changed-answers/ChangedAnswers.tsx';
import { describeModelChange } from '../origins/describe-origins.ts';
import { splitAddress } from '../sources/source-url.ts';
import type { ChangeRow_ItemFragment } from './Changes.generated.ts';

const COLUMNS = { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' };

interface ChangeRowProps extends DisclosureState {
  item: FragmentType<ChangeRow_ItemFragment>;
  kind: ChangedKind;
  /** Undefined where the reader cannot see answers. */
  variables: RangesVariables | undefined;
}

/** One thing that was won or lost, with its figures; opens to its counts, its test, and answers before and after. */
export function ChangeRow({ item, kind, variables, open, onToggle }: ChangeRowProps) {
  const data = unmaskFragment<ChangeRow_ItemFragment>(item);
  if (!data) return null;
  const { id, before, after, difference, verdict, modelChanges } = data;
  return (
    <Disclosure
      columns={COLUMNS}
      open={open}
      onToggle={onToggle}
      panel={{ borderTopWidth: '1px', px: { base: '4', md: '5' }, py: '4' }}
      summary={
        <>
          <Name item={data} kind={kind} />
          <Flex
            gridColumn={{ base: 2, sm: 'auto' }}
            align="center"
            wrap="wrap"
            columnGap="3"
            rowGap="1"
            justify={{ sm: 'end' }}
            fontVariantNumeric="tabular-nums"
            fontSize="sm"
          >
            <span>
              {`${percentOf(before.value)} → ${percentOf(after.value)} `}
              <chakra.span color="fg.muted">{`(${signed(difference)} points)`}</chakra.span>
            </span>
            {modelChanges.length > 0 && (
              <Pill size="sm" palette="amber">
                New model
              </Pill>
            )}
            <Verdict verdict={verdict} kind={kind} />
          </Flex>
        </>
      }
    >
      <Text fontSize="sm" color="fg.muted" mb="3">
        {`${describe('Before', before)} ${describe('After', after)} ${describeTest(data)}`}
      </Text>
      {modelChanges.map((change) => (
        <Text key={change.platform.key} role="note" fontSize="sm" mb="3">
          {`${describeModelChange(change)}${change.on === null ? '' : ` on ${formatDay(change.on)}`}: the change may be one of models.`}
        </Text>
      ))}
      {variables && <ChangedAnswers kind={kind} id={id} variables={variables} />}
    </Disclosure>
  );
}

function Name({ item: { name, detail, own }, kind }: { item: ChangeRow_ItemFragment; kind: ChangedKind }) {
  const address = kind === 'SOURCE' ? splitAddress(name, detail ?? '') : null;
  return (
    <Box minW="0">
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere" lineClamp="2" title={name}>
        {address ? `${address.site}${address.path}` : name}
        {own && (
          <chakra.span ms="2">
            <Pill size="sm" palette="accent">
              {kind === 'SOURCE' ? 'Your site' : 'You'}
            </Pill>
          </chakra.span>
        )}
      </Text>
      {kind === 'PROMPT' && detail && (
        <Text as="span" display="block" fontSize="xs" color="fg.subtle">
          {detail}
        </Text>
      )}
    </Box>
  );
}

function Verdict({ verdict, kind }: { verdict: ChangeRow_ItemFragment['verdict']; kind: ChangedKind }) {
  if (verdict === 'NO_CLEAR_CHANGE') return <Pill size="sm">Within chance</Pill>;
  const isUp = verdict === 'UP';
  if (kind === 'PROMPT' || kind === 'PLATFORM') {
    return <Pill palette={isUp ? 'green' : 'red'}>{isUp ? 'Won' : 'Lost'}</Pill>;
  }
  return <Pill palette={isUp ? 'accent' : 'amber'}>{isUp ? 'More often' : 'Less often'}</Pill>;
}

const percentOf = (value: number | null) => (value === null ? '–' : formatPercent(value));

const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatDecimal(Math.abs(points))}`;

function describe(
  when: string,
  { value, low, high, hits, answers }: ChangeRow_ItemFragment['before'],
): string {
  const interval =
    low === null || high === null ? '' : `, 95% interval ${formatDecimal(low)}–${formatDecimal(high)}`;
  return `${when}: ${formatCount(hits)} of ${formatCount(answers)} answers, ${percentOf(value)}${interval}.`;
}

function describeTest({ pValue, qValue }: ChangeRow_ItemFragment): string {
  if (pValue === null || qValue === null) return 'Too few days, or all answers agree: not tested.';
  return `p ${figure(pValue)}; q ${figure(qValue)} over all that was tested.`;
}

const figure = (value: number) => (value < 0.001 ? '< 0.001' : `= ${value.toFixed(3)}`);
