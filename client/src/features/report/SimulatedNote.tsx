import { Box, Flex, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';

/** Says on every screen, and at the head of every sheet of paper, that nobody asked a real platform. */
export function SimulatedNote() {
  return (
    <Box
      asChild
      position="sticky"
      top="0"
      zIndex="banner"
      _print={{ position: 'static', display: 'table-header-group', breakInside: 'avoid' }}
    >
      <section aria-label="Simulated">
        <Flex
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
          _print={{ mb: '4', printColorAdjust: 'exact' }}
        >
          <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text>
            <strong>Simulated:</strong> a simulator made these answers up, no AI platform was asked. The
            figures show what a report looks like and nothing else.
          </Text>
        </Flex>
      </section>
    </Box>
  );
}
