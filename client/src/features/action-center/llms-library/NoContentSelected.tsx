import { Center, Heading, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';

/** Stands beside the list until an item is chosen. */
export function NoContentSelected() {
  return (
    <Center
      flexDirection="column"
      gap="1"
      minH={{ base: '40', lg: '20rem' }}
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l3"
      textAlign="center"
    >
      <FileText size={24} aria-hidden="true" />
      <Heading as="h2" mt="2" fontSize="md" fontWeight="medium">
        No Content Selected
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        Choose an item from the library to read or edit it.
      </Text>
    </Center>
  );
}
