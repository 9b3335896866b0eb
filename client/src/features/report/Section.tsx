import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

interface SectionProps extends Omit<ComponentProps<typeof Panel>, 'title'> {
  id: SectionId;
  /** May be longer than a sheet of paper, and is then broken between its entries. */
  long?: boolean;
}

/** A part of the report in its panel, with the element that contents and links lead to. */
export function Section({ id, long = false, ...panel }: SectionProps) {
  const title = SECTIONS.find((section) => section.id === id)?.title ?? id;
  return (
    <Box
      id={id}
      display="grid"
      minW="0"
      scrollMarginTop="6"
      css={long ? { '& > [data-panel]': { _print: { breakInside: 'auto !important' } } } : undefined}
      _print={{ display: 'block' }}
    >
      <Panel title={title} {...panel} />
    </Box>
  );
}
