import { chakra } from '@chakra-ui/react';

const HEIGHT = 24;
const STEP = 7;
const WIDTH = 5;

interface WeekBarsProps {
  /** By week, the latest last. */
  values: readonly number[];
  /** What screen readers say. */
  label: string;
}

/** A tiny chart of counts by week; its scale begins at 0. */
export function WeekBars({ values, label }: WeekBarsProps) {
  const most = Math.max(1, ...values);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      width={`${values.length * STEP}px`}
      height={`${HEIGHT}px`}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      color="accent.line"
      flexShrink="0"
    >
      <path d={values.map((value, index) => barOf(index, value / most)).join('')} fill="currentColor" />
    </chakra.svg>
  );
}

/** A bar from the bottom; an empty week is a line. */
function barOf(index: number, share: number) {
  const height = Math.max(1, Math.round(share * HEIGHT));
  return `M${index * STEP} ${HEIGHT}v${-height}h${WIDTH}v${height}z`;
}
