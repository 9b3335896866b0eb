import { Text } from '@chakra-ui/react';

/** Why a form or an action failed, read out when it appears; renders nothing without a message. */
export function FormError({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <Text fontSize="sm" color="fg.error" role="alert">
      {children}
    </Text>
  );
}
