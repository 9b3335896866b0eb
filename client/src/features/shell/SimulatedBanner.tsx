import { Flex, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';

/** Says on every screen that the numbers come from made-up answers. */
export function SimulatedBanner() {
  return (
    <Flex
      role="note"
      align="center"
      gap="2"
      px={{ base: '4', md: '8' }}
      py="1.5"
      bg="amber.subtle"
      color="amber.fg"
      borderBottomWidth="1px"
      borderColor="amber.muted"
      fontSize="xs"
    >
      <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text>Sample data: these answers were made by the simulator, not by real AI platforms.</Text>
    </Flex>
  );
}
