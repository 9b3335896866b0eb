import { Center, chakra, Menu, Portal, Text } from '@chakra-ui/react';
import { ArrowLeftRight, Check, ChevronsUpDown, Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { type ColourMode, setColourMode, useColourMode } from '../../theme/colour-mode.ts';

const MODES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;

// Opened rarely.
const SwitchAccountDialog = lazyScreen(
  async () => (await import('../../panels/people/SwitchAccountDialog.tsx')).SwitchAccountDialog,
);

/** The person's address, the accounts that they may use, and the theme. */
export function AccountMenu({ email, collapsed }: { email: string; collapsed: boolean }) {
  const mode = useColourMode();
  const [switching, setSwitching] = useState(false);
  return (
    <>
      <Menu.Root positioning={{ placement: 'top-start' }}>
        <Menu.Trigger asChild>
          <chakra.button
            display="flex"
            alignItems="center"
            gap="2"
            width="full"
            h="10"
            px={collapsed ? '1' : '2'}
            borderRadius="l1"
            cursor="pointer"
            focusVisibleRing="outside"
            _hover={{ bg: 'bg.muted' }}
            aria-label={collapsed ? `Account ${email}` : undefined}
          >
            <Center
              aria-hidden="true"
              boxSize="6"
              borderRadius="full"
              bg="accent.muted"
              color="accent.fg"
              fontSize="xs"
              fontWeight="semibold"
            >
              {email.charAt(0).toUpperCase()}
            </Center>
            {!collapsed && (
              <>
                <Text as="span" flex="1" fontSize="xs" color="fg.muted" textAlign="start" truncate>
                  {email}
                </Text>
                <ChevronsUpDown size={14} aria-hidden="true" color="var(--s-colors-fg-subtle)" />
              </>
            )}
          </chakra.button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Text px="2.5" py="1.5" fontSize="xs" color="fg.subtle" truncate>
                {email}
              </Text>
              <Menu.Separator />
              <Menu.Item value="switch" onClick={() => setSwitching(true)}>
                <ArrowLeftRight aria-hidden="true" />
                <Menu.ItemText>Switch account…</Menu.ItemText>
              </Menu.Item>
              <Menu.Separator />
              <Menu.RadioItemGroup
                value={mode}
                onValueChange={({ value }) => setColourMode(value as ColourMode)}
              >
                <Menu.ItemGroupLabel>Theme</Menu.ItemGroupLabel>
                {MODES.map(({ value, label, Icon }) => (
                  <Menu.RadioItem key={value} value={value}>
                    <Icon aria-hidden="true" />
                    <Menu.ItemText>{label}</Menu.ItemText>
                    <Menu.ItemIndicator>
                      <Check aria-hidden="true" />
                    </Menu.ItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {switching && (
        <Suspense fallback={null}>
          <SwitchAccountDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </>
  );
}
