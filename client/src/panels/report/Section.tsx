import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { PERIOD_SECTIONS, SECTIONS, type SectionId } from './sections.ts';

interface SectionProps extends Omit<ComponentProps<typeof Panel>, 'title'> {
  id: SectionId;
  /** Rows of the skeleton, unless `skeleton` is given. */
  rows?: number;
  /** May be longer than a printed page, and then breaks between its entries. */
  long?: boolean;
}

/** A printed panel that breaks has no frame, and keeps its title with its content. */
const LONG_CSS = {
  '& > [data-panel]': { _print: { breakInside: 'auto !important', borderWidth: '0', px: '0', py: '3' } },
  '& > [data-panel] > :first-of-type': { _print: { breakAfter: 'avoid' } },
};

/** A section of the report in a panel, with the element that links point to. */
export function Section({ id, rows = 0, long = false, ...panel }: SectionProps) {
  const title = [...SECTIONS, ...PERIOD_SECTIONS].find((section) => section.id === id)?.title ?? id;
  return (
    <Box
      id={id}
      display="grid"
      minW="0"
      scrollMarginTop="16"
      css={long ? LONG_CSS : undefined}
      _print={{ display: 'block' }}
    >
      <Panel title={title} skeleton={<RowSkeletons rows={rows} />} {...panel} />
    </Box>
  );
}
