import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../auth/use-sign-out.ts';
import { Logo } from '../../components/layout/Logo.tsx';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { Tip } from '../../components/tips/Tip.tsx';
import { paths } from '../../paths.ts';
import { NavGroup } from './NavGroup.tsx';
import { NAV_LINE, NavLine } from './NavLine.tsx';
import type { NavEntry, NavItem } from './navigation.ts';

// Loaded after the first paint; its height is reserved.
const AccountMenu = lazyWhenIdle(async () => (await import('./AccountMenu.tsx')).AccountMenu);

interface SidebarContentProps {
  brand: string;
  email: string;
  main: readonly NavEntry[];
  account: readonly NavItem[];
  collapsed: boolean;
}

export function SidebarContent({ brand, email, main, account, collapsed }: SidebarContentProps) {
  return (
    <Flex direction="column" h="full" minH="0">
      <Flex
        asChild
        align="center"
        gap="2.5"
        h="14"
        px={collapsed ? '2' : '4'}
        flexShrink="0"
        focusVisibleRing="inside"
      >
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
      <Flex asChild {...NAV_LINE} width="full" cursor="pointer">
        <button
          type="button"
          aria-label={collapsed ? 'Sign Out' : undefined}
          data-leaves=""
          onClick={signOut}
        >
          <LogOut size={16} aria-hidden="true" />
          {!collapsed && 'Sign Out'}
        </button>
      </Flex>
    </Tip>
  );
}
