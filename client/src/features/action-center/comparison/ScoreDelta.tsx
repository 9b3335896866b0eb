import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { deltaOf } from './delta.ts';

const LOOKS = {
  up: { Icon: ArrowUp, color: 'green.fg', words: 'above the competitor' },
  down: { Icon: ArrowDown, color: 'red.fg', words: 'below the competitor' },
} as const;

/** How a score stands against the competitor's: an arrow, a colour and, for those who see neither, words. */
export function ScoreDelta({ own, competitor }: { own: number; competitor: number }) {
  const { direction, difference } = deltaOf(own, competitor);
  if (direction === 'equal') {
    return (
      <chakra.span color="fg.muted">
        <span aria-hidden="true">≈</span>
        <chakra.span srOnly>about the same as the competitor:</chakra.span>
      </chakra.span>
    );
  }
  const { Icon, color, words } = LOOKS[direction];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="0.5" color={color} fontSize="xs">
      <Icon size={13} aria-hidden="true" />
      {Math.abs(difference)}
      <chakra.span srOnly>{` ${words}:`}</chakra.span>
    </chakra.span>
  );
}
