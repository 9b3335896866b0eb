import { Flex, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';

/** Says on every screen, and at the head of every sheet of paper, that nobody asked a real platform. */
export function SimulatedNote() {
  return (
    <Flex
      role="note"
      position="sticky"
      top="0"
      zIndex="banner"
      align="center"
      justify="center"
      gap="2"
      px="4"
      py="1.5"
      bg="amber.subtle"
      color="amber.fg"
      borderBottomWidth="1px"
      borderColor="amber.muted"
      fontSize="xs"
      _print={{ position: 'static', display: 'table-header-group', printColorAdjust: 'exact' }}
    >
      <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} data-no-print="" />
      <Text _print={{ pb: '2' }}>
        Simulated: these answers were made up by a simulator, not given by real AI platforms. The figures show
        what a report looks like and nothing else.
      </Text>
    </Flex>
  );
}
