import { chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatCount, formatDecimal } from '../../format.ts';

/** Thresholds: product specification, section 5. */
export function visibilityPalette(visibility: number): 'green' | 'amber' | 'red' {
  if (visibility >= 85) return 'green';
  return visibility >= 70 ? 'amber' : 'red';
}

export const VisibilityPill = ({ visibility }: { visibility: number }) => (
  <Pill palette={visibilityPalette(visibility)}>{`${formatCount(visibility)}%`}</Pill>
);

const LOOKS = {
  up: { Icon: ArrowUp, color: 'green.fg', label: 'Up ' },
  down: { Icon: ArrowDown, color: 'red.fg', label: 'Down ' },
  none: { Icon: Minus, color: 'fg.muted', label: 'No change: ' },
} as const;

/** Positions gained or lost: arrow, colour and, for screen readers, a word. */
export function RankChange({ positions }: { positions: number }) {
  const { Icon, color, label } = LOOKS[positions > 0 ? 'up' : positions < 0 ? 'down' : 'none'];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={color}
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={13} aria-hidden="true" />
      <chakra.span srOnly>{label}</chakra.span>
      {formatDecimal(Math.abs(positions))}
    </chakra.span>
  );
}

/** Product specification, section 2. */
const MAX_COMPETITORS = 3;

export function TopCompetitors({ names }: { names: readonly string[] }) {
  return (
    <Flex asChild wrap="wrap" gap="1">
      <chakra.ul aria-label="Top competitors">
        {names.slice(0, MAX_COMPETITORS).map((name) => (
          <li key={name}>
            <Pill>{name}</Pill>
          </li>
        ))}
      </chakra.ul>
    </Flex>
  );
}
