import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

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
  children: ReactNode;
}

/** A button that shows and hides what is below it. */
export function Disclosure({ open, onToggle, columns, summary, children }: DisclosureProps) {
  const id = useId();
  return (
    <>
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
      <Box
        id={id}
        hidden={!open}
        pt="1"
        pb={{ base: '4', md: '5' }}
        ps={{ base: '2.75rem', md: '3rem' }}
        pe={{ base: '4', md: '5' }}
      >
        {open && children}
      </Box>
    </>
  );
}
