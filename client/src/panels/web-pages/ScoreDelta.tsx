import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** Differences up to this many points count as equal; product specification, section 5. */
const MARGIN = 5;

/** Whether one's own score is above or below a competitor's. */
export function compareScores(own: number, competitor: number): 'up' | 'down' | 'equal' {
  if (Math.abs(own - competitor) <= MARGIN) return 'equal';
  return own > competitor ? 'up' : 'down';
}

/** How one's own score compares with a competitor's: arrow, colour and, for screen readers, words. */
export function ScoreDelta({ own, competitor }: { own: number; competitor: number }) {
  const direction = compareScores(own, competitor);
  if (direction === 'equal') {
    return (
      <chakra.span color="fg.muted">
        <span aria-hidden="true">≈</span>
        <chakra.span srOnly>about the same as the competitor:</chakra.span>
      </chakra.span>
    );
  }
  const above = direction === 'up';
  const Icon = above ? ArrowUp : ArrowDown;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      color={above ? 'green.fg' : 'red.fg'}
      fontSize="xs"
    >
      <Icon size={13} aria-hidden="true" />
      {Math.abs(own - competitor)}
      <chakra.span srOnly>{above ? ' above the competitor:' : ' below the competitor:'}</chakra.span>
    </chakra.span>
  );
}
