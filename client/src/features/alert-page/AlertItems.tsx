import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Disclosure, useDisclosures } from '../../components/layout/Disclosure.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { ChangedAnswers, type RangesVariables } from '../../panels/changed-answers/ChangedAnswers.tsx';
import type { AlertItem_ItemFragment as Item } from './AlertPage.generated.ts';
import { describeFigure, describeTest, formatFigure, type PageEvidence, signed } from './alert-page.ts';

/** What moved, with its figures; each opens the answers before and after. */
export function AlertItems({ evidence }: { evidence: PageEvidence }) {
  const { before, after, items, topicId, platform } = evidence;
  const disclosureOf = useDisclosures();
  const variables: RangesVariables | null =
    before?.from && before.to && after?.from && after.to
      ? {
          filter: { from: after.from, to: after.to, platform: platform?.key ?? null },
          earlier: { from: before.from, to: before.to },
        }
      : null;
  const answersOf = ({ kind, id }: Item) =>
    kind && variables ? <ChangedAnswers {...{ kind, id, topicId, variables }} /> : null;
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <Panel title={only.kind ? 'Figures and answers' : 'Figures'}>
        <Stack gap="4">
          <Figures item={only} />
          {answersOf(only)}
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel title="Figures and answers">
      <chakra.ul aria-label="What moved" listStyleType="none" borderWidth="1px" borderRadius="l2">
        {items.map((item) => (
          <chakra.li key={`${item.kind} ${item.id}`} css={{ '& + &': { borderTopWidth: '1px' } }}>
            <Disclosure
              columns={{ base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' }}
              panel={{ borderTopWidth: '1px', px: { base: '4', md: '5' }, py: '4' }}
              {...disclosureOf(item.id)}
              summary={
                <>
                  <Text as="span" fontWeight="medium" overflowWrap="anywhere">
                    {item.name}
                  </Text>
                  <Box as="span" gridColumn={{ base: 2, sm: 'auto' }} fontSize="sm">
                    <Move item={item} />
                  </Box>
                </>
              }
            >
              <Stack gap="4">
                <Detail item={item} />
                {answersOf(item)}
              </Stack>
            </Disclosure>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

function Figures({ item }: { item: Item }) {
  return (
    <Stack gap="1">
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="baseline">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {item.name}
        </Text>
        <Text fontSize="lg">
          <Move item={item} />
        </Text>
      </Flex>
      <Detail item={item} />
    </Stack>
  );
}

function Move({ item: { unit, before, after, difference } }: { item: Item }) {
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      {`${formatFigure(unit, before.value)} → ${formatFigure(unit, after.value)} `}
      {difference !== null && <chakra.span color="fg.muted">{`(${signed(difference)} points)`}</chakra.span>}
    </chakra.span>
  );
}

function Detail({ item }: { item: Item }) {
  const { unit, before, after } = item;
  return (
    <Text fontSize="sm" color="fg.muted">
      {`${describeFigure('Before', unit, before)} ${describeFigure('After', unit, after)} ${describeTest(item)}`}
    </Text>
  );
}
