import { Badge, Flex, type FlexProps, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useMatch } from 'react-router-dom';
import { Tip } from '../../components/tips/Tip.tsx';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import type { NavItem } from './navigation.ts';

/** Of links and buttons in the sidebar. */
export const NAV_LINE: FlexProps = {
  align: 'center',
  gap: '2.5',
  flexShrink: '0',
  h: '8',
  px: '2',
  borderRadius: 'l1',
  color: 'fg.muted',
  fontWeight: 'medium',
  fontSize: 'sm',
  focusVisibleRing: 'outside',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _currentPage: { bg: 'accent.subtle', color: 'accent.fg' },
  css: { '&:hover:not([aria-current=page])': { bg: 'bg.muted', color: 'fg' } },
};

/** A link of the sidebar; only its icon when the sidebar is collapsed. */
export function NavLine({ item, collapsed }: { item: NavItem; collapsed: boolean }) {
  const withFilter = useCarriedFilter();
  const { pathname } = useLocation();
  const to = item.alsoAt === pathname ? pathname : item.to;
  const Icon = item.icon;
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = useMatch({ path: to, end: item.exact ?? false }) !== null;
  useEffect(() => {
    // In a low window the list scrolls, and the current screen's line may be out of sight.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Tip text={item.label} disabled={!collapsed} placement="right">
      <Flex asChild {...NAV_LINE}>
        <NavLink
          ref={link}
          to={withFilter(to)}
          end={item.exact ?? false}
          aria-label={collapsed ? item.label : undefined}
        >
          <Icon size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
          {!collapsed && (
            <>
              <Text as="span" flex="1" truncate>
                {item.label}
              </Text>
              {item.badge && <NavBadge text={item.badge} live={item.live ?? false} />}
            </>
          )}
        </NavLink>
      </Flex>
    </Tip>
  );
}

function NavBadge({ text, live }: { text: string; live: boolean }) {
  return (
    <Badge
      px="1.5"
      borderRadius="full"
      fontSize="2xs"
      fontWeight="medium"
      lineHeight="1.25rem"
      fontVariantNumeric="tabular-nums"
      bg={live ? 'green.muted' : 'bg.emphasized'}
      color={live ? 'green.fg' : 'fg.muted'}
    >
      {text}
    </Badge>
  );
}
