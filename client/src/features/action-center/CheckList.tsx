import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <Stack as="ul" gap="2.5">
    {items.map((item) => (
      <HStack as="li" key={item} gap="2.5" align="start">
        <Box color="green.line" mt="0.5" flexShrink="0">
          <Check size={16} aria-hidden="true" />
        </Box>
        <Text fontSize="sm">{item}</Text>
      </HStack>
    ))}
  </Stack>
);
