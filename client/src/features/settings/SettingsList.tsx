import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SettingsListProps {
  label?: string;
  /** The order means something. */
  ordered?: boolean;
  children: ReactNode;
}

/** A framed list of `SettingsListItem`. */
export function SettingsList({ label, ordered = false, children }: SettingsListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <Stack asChild gap="0" borderWidth="1px" borderRadius="l2" width="full">
      <List aria-label={label}>{children}</List>
    </Stack>
  );
}

export function SettingsListItem({ children }: { children: ReactNode }) {
  return (
    <Box asChild borderTopWidth="1px" _first={{ borderTopWidth: '0' }} px="3.5" py="2.5">
      <li>{children}</li>
    </Box>
  );
}
