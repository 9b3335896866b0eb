import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { formatCount } from '../../../format.ts';
import { SCORES } from '../../../panels/web-pages/scores.ts';
import type { WebPageScore } from '../../../schema.generated.ts';
import type { Marks } from './use-marks.ts';

interface MarkNavigatorProps {
  score: WebPageScore;
  marks: Marks;
  onClear: () => void;
}

/** Goes from one mark to the next; sticks to the window's lower edge while the text is in sight. */
export function MarkNavigator({ score, marks: { current, total, show }, onClear }: MarkNavigatorProps) {
  const name = SCORES.find((each) => each.score === score)?.name ?? '';
  if (total === 0) return null;
  return (
    <Flex
      role="group"
      aria-label="Marks in the text"
      data-in-front="below"
      data-no-print=""
      position="sticky"
      bottom="3"
      zIndex="docked"
      align="center"
      gap="1"
      w="fit-content"
      mx="auto"
      mt="4"
      ps="4"
      pe="1.5"
      py="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="full"
      boxShadow="popover"
    >
      <Text role="status" fontSize="sm" fontVariantNumeric="tabular-nums" me="2" whiteSpace="nowrap">
        {`${name}: ${formatCount(current + 1)} of ${formatCount(total)}`}
      </Text>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label="Previous mark"
        onClick={() => show((current + total - 1) % total)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label="Next mark"
        onClick={() => show((current + 1) % total)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton size="xs" variant="ghost" aria-label="Remove the marks" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}
