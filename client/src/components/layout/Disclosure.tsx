import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';

export interface DisclosureState {
  open: boolean;
  onToggle: () => void;
}

/** The states of several disclosures by id; one is open at a time. */
export function useDisclosures(): (id: string) => DisclosureState {
  const [openId, setOpenId] = useState<string | null>(null);
  return (id) => ({ open: id === openId, onToggle: () => setOpenId(id === openId ? null : id) });
}

interface DisclosureProps extends DisclosureState {
  /** Grid columns of the summary after the arrow. */
  columns: string | { base: string; sm: string };
  summary: ReactNode;
  /** The button is a heading of the screen. */
  isHeading?: boolean;
  /** Style of what is shown and hidden. */
  panel?: Pick<BoxProps, 'borderTopWidth' | 'px' | 'py'>;
  children: ReactNode;
}

const PANEL = {
  pt: '1',
  pb: { base: '4', md: '5' },
  ps: { base: '2.75rem', md: '3rem' },
  pe: { base: '4', md: '5' },
};

/** A button that shows and hides what is below it. */
export function Disclosure(props: DisclosureProps) {
  const { open, onToggle, columns, summary, isHeading = false, panel = PANEL, children } = props;
  const id = useId();
  const Heading = isHeading ? 'h2' : Fragment;
  return (
    <>
      <Heading>
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          display="grid"
          gridTemplateColumns={columns}
          gap="3"
          alignItems="center"
          w="full"
          px={{ base: '4', md: '5' }}
          py="3"
          textAlign="start"
          cursor="pointer"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.subtle' }}
          css={{
            '& > svg': { transition: 'transform 120ms', color: 'var(--s-colors-fg-subtle)' },
            '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
          }}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden="true" />
          {summary}
        </chakra.button>
      </Heading>
      <Box id={id} hidden={!open} {...panel}>
        {open && children}
      </Box>
    </>
  );
}
