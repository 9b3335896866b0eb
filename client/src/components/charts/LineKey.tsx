import { Box } from '@chakra-ui/react';
import type { TrendLine } from './trend-point.ts';

const STYLES = {
  value: { width: '2px', style: 'solid', color: 'accent.line' },
  second: { width: '1.5px', style: 'dashed', color: 'gray.line' },
  previous: { width: '2px', style: 'dotted', color: 'accent.line' },
} as const;

/** A short piece of a chart's line; lines differ in dashes as well as in colour. */
export function LineKey({ line }: { line: TrendLine }) {
  const { width, style, color } = STYLES[line];
  return <Box w="3" borderTopWidth={width} borderTopStyle={style} borderColor={color} aria-hidden="true" />;
}
