import { Collapsible, chakra, Stack } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { NavLine } from './NavLine.tsx';
import type { NavItem } from './navigation.ts';

/** A titled group that can be folded away; open at first. Its lines stay visible as icons in a collapsed sidebar. */
export function NavGroup({
  title,
  items,
  collapsed,
}: {
  title: string;
  items: NavItem[];
  collapsed: boolean;
}) {
  const lines = (
    <Stack gap="0.5" role="group" aria-label={title}>
      {items.map((item) => (
        <NavLine key={item.to} item={item} collapsed={collapsed} />
      ))}
    </Stack>
  );
  if (collapsed) return lines;
  return (
    <Collapsible.Root defaultOpen>
      <Collapsible.Trigger asChild>
        <chakra.button
          display="flex"
          alignItems="center"
          gap="1"
          width="full"
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
            '&[data-state=open] svg': { transform: 'rotate(90deg)' },
          }}
        >
          {title}
          <ChevronRight size={14} aria-hidden="true" />
        </chakra.button>
      </Collapsible.Trigger>
      <Collapsible.Content>{lines}</Collapsible.Content>
    </Collapsible.Root>
  );
}
