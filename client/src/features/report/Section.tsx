import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Panel } from '../../components/layout/Panel.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

interface SectionProps extends Omit<ComponentProps<typeof Panel>, 'title'> {
  id: SectionId;
  /** May be longer than a sheet of paper, and is then broken between its entries. */
  long?: boolean;
}

/** On paper a panel that may go on overleaf has no frame that would be cut, and its title is never left behind. */
const LONG = {
  '& > [data-panel]': { _print: { breakInside: 'auto !important', borderWidth: '0', px: '0', py: '3' } },
  '& > [data-panel] > :first-of-type': { _print: { breakAfter: 'avoid' } },
};

/** A part of the report in its panel, with the element that contents and links lead to. */
export function Section({ id, long = false, ...panel }: SectionProps) {
  const title = SECTIONS.find((section) => section.id === id)?.title ?? id;
  return (
    <Box
      id={id}
      display="grid"
      minW="0"
      scrollMarginTop="16"
      css={long ? LONG : undefined}
      _print={{ display: 'block' }}
    >
      <Panel title={title} {...panel} />
    </Box>
  );
}
