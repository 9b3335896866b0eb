import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../../format.ts';
import type { WebPageStatus } from '../../../schema.generated.ts';
import { keysOf, STATUSES } from '../page-names.ts';

interface StatusListProps {
  counts: readonly { status: WebPageStatus; pages: number }[];
  /** Empty: any. */
  chosen: readonly WebPageStatus[];
  onChange: (statuses: readonly WebPageStatus[]) => void;
}

const isFailure = (status: WebPageStatus) => status !== 'READ' && status !== 'WAITING';

/** Pages by status, and why some were not read; a chip narrows the list to its status. */
export function StatusList({ counts, chosen, onChange }: StatusListProps) {
  const countOf = (status: WebPageStatus) => counts.find((each) => each.status === status)?.pages ?? 0;
  const shown = keysOf(STATUSES).filter((status) => countOf(status) > 0 || chosen.includes(status));
  const failed = shown.filter(isFailure);
  const total = failed.reduce((sum, status) => sum + countOf(status), 0);
  if (shown.length === 0) return null;
  const toggle = (status: WebPageStatus) =>
    onChange(chosen.includes(status) ? chosen.filter((each) => each !== status) : [...chosen, status]);
  const chip = (status: WebPageStatus) => (
    <Chip
      name={STATUSES[status].name}
      palette={STATUSES[status].palette}
      pages={countOf(status)}
      isChosen={chosen.includes(status)}
      onClick={() => toggle(status)}
    />
  );
  return (
    <Stack gap="3" role="group" aria-label="Status" data-no-print="">
      <Flex gap="2" wrap="wrap">
        <Chip name="All" palette="gray" isChosen={chosen.length === 0} onClick={() => onChange([])} />
        {shown
          .filter((status) => !isFailure(status))
          .map((status) => (
            <Box key={status}>{chip(status)}</Box>
          ))}
      </Flex>
      {failed.length > 0 && (
        <Stack gap="2">
          <Text fontSize="sm" fontWeight="medium">
            {`${formatCounted(total, 'page')} not read, and why`}
          </Text>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }}
            columnGap="6"
            rowGap={{ base: '2.5', sm: '1.5' }}
          >
            {failed.map((status) => (
              <chakra.li
                key={status}
                display="grid"
                gridTemplateColumns={{ base: '1fr', sm: '12.5rem 1fr' }}
                columnGap="3"
                rowGap="1"
                alignItems="center"
              >
                {chip(status)}
                <Text fontSize="sm" color="fg.muted">
                  {STATUSES[status].sentence}
                </Text>
              </chakra.li>
            ))}
          </chakra.ul>
        </Stack>
      )}
    </Stack>
  );
}

interface ChipProps {
  name: string;
  palette: 'gray' | 'green' | 'amber' | 'red';
  pages?: number;
  isChosen: boolean;
  onClick: () => void;
}

function Chip({ name, palette, pages, isChosen, onClick }: ChipProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      colorPalette={palette}
      display="inline-flex"
      alignItems="center"
      gap="2"
      h="7"
      px="2.5"
      w="fit-content"
      borderWidth="1px"
      borderRadius="full"
      borderColor="border.emphasized"
      bg="bg.panel"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ bg: 'bg.muted' }}
      css={{
        '&[aria-pressed=true]': { borderColor: 'accent.line', bg: 'accent.subtle', fontWeight: 'medium' },
      }}
      onClick={onClick}
    >
      {pages !== undefined && (
        <Box boxSize="2" borderRadius="full" bg="colorPalette.line" aria-hidden="true" />
      )}
      {name}
      {pages !== undefined && (
        <chakra.span color="fg.muted" fontWeight="normal">
          {formatCount(pages)}
        </chakra.span>
      )}
    </chakra.button>
  );
}
