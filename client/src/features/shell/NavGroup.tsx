import { chakra, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLine } from './NavLine.tsx';
import type { NavItem } from './navigation.ts';

/** A collapsible group, open at first. In a collapsed sidebar its icons stay visible. */
export function NavGroup({
  title,
  items,
  collapsed,
}: {
  title: string;
  items: readonly NavItem[];
  collapsed: boolean;
}) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <>
      {!collapsed && (
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          display="flex"
          alignItems="center"
          gap="1"
          width="full"
          flexShrink="0"
          h="7"
          px="2"
          mt="3"
          borderRadius="l1"
          fontSize="xs"
          fontWeight="medium"
          color="fg.subtle"
          cursor="pointer"
          focusVisibleRing="outside"
          _hover={{ color: 'fg' }}
          css={{
            '& svg': { transition: 'transform 120ms' },
            '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
          }}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronRight size={14} aria-hidden="true" />
        </chakra.button>
      )}
      <Stack id={id} gap="0.5" flexShrink="0" role="group" aria-label={title} hidden={!open && !collapsed}>
        {items.map((item) => (
          <NavLine key={item.to} item={item} collapsed={collapsed} />
        ))}
        {items.length === 0 && !collapsed && (
          <Text px="2" py="1" fontSize="sm" color="fg.subtle">
            None yet
          </Text>
        )}
      </Stack>
    </>
  );
}
