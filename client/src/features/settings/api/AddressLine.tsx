import { Code, Flex, Stack, Text } from '@chakra-ui/react';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';

/** An address to copy. */
export function AddressLine({ address, copyLabel }: { address: string; copyLabel: string }) {
  return (
    <Stack gap="1.5" align="start">
      <Text fontSize="sm" fontWeight="medium">
        Address
      </Text>
      <Flex gap="2" align="center" wrap="wrap" maxW="full">
        <Code fontFamily="mono" fontSize="xs" px="2" py="1" bg="bg.subtle" wordBreak="break-all">
          {address}
        </Code>
        <CopyButton size="xs" text={address} label={copyLabel} />
      </Flex>
    </Stack>
  );
}
