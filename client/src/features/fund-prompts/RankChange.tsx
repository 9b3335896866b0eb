import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { formatDecimal } from '../../format.ts';

const LOOKS = {
  up: { Icon: ArrowUp, color: 'green.fg', word: 'Up ' },
  down: { Icon: ArrowDown, color: 'red.fg', word: 'Down ' },
  none: { Icon: Minus, color: 'fg.muted', word: 'No change: ' },
} as const;

/** Places gained or lost: by an arrow, by colour and, for those who see neither, by a word. */
export function RankChange({ places }: { places: number }) {
  const { Icon, color, word } = LOOKS[places > 0 ? 'up' : places < 0 ? 'down' : 'none'];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={color}
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={13} aria-hidden="true" />
      <chakra.span srOnly>{word}</chakra.span>
      {formatDecimal(Math.abs(places))}
    </chakra.span>
  );
}
