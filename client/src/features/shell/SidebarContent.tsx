import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../auth/use-sign-out.ts';
import { Logo } from '../../components/layout/Logo.tsx';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { Tip } from '../../components/tips/Tip.tsx';
import { paths } from '../../paths.ts';
import { NavGroup } from './NavGroup.tsx';
import { NavLine } from './NavLine.tsx';
import type { NavEntry, NavItem } from './navigation.ts';

// Comes after the first paint, into room kept for it.
const AccountMenu = lazyWhenIdle(async () => (await import('./AccountMenu.tsx')).AccountMenu);

interface SidebarContentProps {
  brand: string;
  email: string;
  main: readonly NavEntry[];
  account: readonly NavItem[];
  collapsed: boolean;
}

/** What the sidebar holds, in the fixed column as in the drawer. */
export function SidebarContent({ brand, email, main, account, collapsed }: SidebarContentProps) {
  return (
    <Flex direction="column" h="full" minH="0">
      <Flex asChild align="center" gap="2.5" h="14" px={collapsed ? '2' : '4'} flexShrink="0">
        <Link to={paths.dashboard} aria-label={collapsed ? brand : undefined}>
          <Logo size={collapsed ? '8' : '6'} />
          {!collapsed && (
            <Text as="span" fontWeight="semibold" letterSpacing="-0.01em" truncate>
              {brand}
            </Text>
          )}
        </Link>
      </Flex>
      <Stack asChild gap="0.5" flex="1" minH="0" overflowY="auto" px={collapsed ? '2' : '3'} py="2">
        <nav aria-label="Main">
          {main.map((entry) =>
            'group' in entry ? (
              <NavGroup key={entry.group} title={entry.group} items={entry.items} collapsed={collapsed} />
            ) : (
              <NavLine key={entry.to} item={entry} collapsed={collapsed} />
            ),
          )}
        </nav>
      </Stack>
      <Stack gap="0.5" px={collapsed ? '2' : '3'} py="2" borderTopWidth="1px" flexShrink="0">
        {account.map((item) => (
          <NavLine key={item.to} item={item} collapsed={collapsed} />
        ))}
        <SignOutLine collapsed={collapsed} />
        <Box mt="1" h="10">
          <Suspense fallback={null}>
            <AccountMenu email={email} collapsed={collapsed} />
          </Suspense>
        </Box>
      </Stack>
    </Flex>
  );
}

function SignOutLine({ collapsed }: { collapsed: boolean }) {
  const signOut = useSignOut();
  return (
    <Tip text="Sign Out" disabled={!collapsed} placement="right">
      <chakra.button
        display="flex"
        alignItems="center"
        gap="2.5"
        width="full"
        h="8"
        px="2"
        borderRadius="l1"
        color="fg.muted"
        fontSize="sm"
        fontWeight="medium"
        cursor="pointer"
        focusVisibleRing="outside"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        aria-label={collapsed ? 'Sign Out' : undefined}
        data-leaves=""
        onClick={signOut}
      >
        <LogOut size={16} aria-hidden="true" />
        {!collapsed && 'Sign Out'}
      </chakra.button>
    </Tip>
  );
}
