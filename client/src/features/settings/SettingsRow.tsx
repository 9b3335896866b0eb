import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SettingsRowProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** One setting: what it is on the left, its control on the right. */
export function SettingsRow({ title, description, children }: SettingsRowProps) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      py="4"
      wrap="wrap"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Stack gap="0">
        <Text fontWeight="medium">{title}</Text>
        <Text fontSize="sm" color="fg.muted">
          {description}
        </Text>
      </Stack>
      {children}
    </Flex>
  );
}
