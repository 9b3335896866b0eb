import { Flex, IconButton, Text } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
import { Logo } from '../../components/layout/Logo.tsx';
import type { SidebarState } from './use-sidebar.ts';

/** The button that collapses the sidebar or, in narrow windows, opens the drawer. */
export function TopBar({ sidebar: { narrow, open, toggle, toggleRef } }: { sidebar: SidebarState }) {
  return (
    <Flex
      align="center"
      gap="2"
      h={narrow ? '12' : '14'}
      px={{ base: '2', md: '6' }}
      borderBottomWidth={narrow ? '1px' : '0'}
      data-no-print=""
    >
      <IconButton
        ref={toggleRef}
        aria-label="Toggle sidebar"
        aria-expanded={open}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle sidebar (Ctrl+B)"
        variant="ghost"
        size="sm"
        px="0"
        onClick={toggle}
      >
        <PanelLeft />
      </IconButton>
      {narrow && (
        <>
          <Logo size="5" />
          <Text fontWeight="semibold" fontSize="sm">
            Sightline
          </Text>
        </>
      )}
    </Flex>
  );
}
