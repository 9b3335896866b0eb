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
      <section aria-label="Simulated answers">
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
            <strong>Simulated answers:</strong> no AI platform was asked. The answers were made up to show
            what a report looks like; its numbers say nothing about the company.
          </Text>
        </Flex>
      </section>
    </Box>
  );
}
