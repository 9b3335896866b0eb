import type { SystemStyleObject } from '@chakra-ui/react';
import type { WebPageScore } from '../../../schema.generated.ts';

interface MarkStyle {
  palette: 'accent' | 'green' | 'amber' | 'red' | 'gray';
  line: 'solid' | 'double' | 'dotted' | 'dashed' | 'wavy';
}

/** How each score's words are marked: a colour, and a line for those who do not see it. */
export const MARKS: Readonly<Record<WebPageScore, MarkStyle>> = {
  AUTHORITATIVENESS: { palette: 'accent', line: 'solid' },
  CITATIONS: { palette: 'green', line: 'dashed' },
  QUOTATIONS: { palette: 'amber', line: 'double' },
  STATISTICS: { palette: 'accent', line: 'double' },
  TECHNICAL_TERMS: { palette: 'gray', line: 'dotted' },
  FLUENCY: { palette: 'red', line: 'wavy' },
};

/** The look of the marks in a text whose `colorPalette` is the score's. */
export const markStyle = (line: MarkStyle['line']): SystemStyleObject => ({
  bg: 'colorPalette.muted',
  color: 'fg',
  borderRadius: '3px',
  scrollMarginBlock: '24',
  textDecorationLine: 'underline',
  textDecorationStyle: line,
  textDecorationColor: 'colorPalette.line',
  textDecorationThickness: line === 'solid' ? '2px' : '1.5px',
  textUnderlineOffset: '3px',
  _focus: { outline: 'none' },
  '&[data-current]': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
});
