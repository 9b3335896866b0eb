import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Panel } from '../../../components/layout/Panel.tsx';

/** What a generation did to the text. */
export function Improvements({ done }: { done: readonly string[] }) {
  return (
    <Panel title="Improvements Made" skeleton={null} loading={false} empty={false} emptyText="">
      <Stack asChild gap="3">
        <ul>
          {done.map((improvement) => (
            <HStack asChild key={improvement} gap="2.5" align="start">
              <li>
                <Box color="green.line" mt="0.5" flexShrink="0">
                  <Check size={16} aria-hidden="true" />
                </Box>
                <Text fontSize="sm">{improvement}</Text>
              </li>
            </HStack>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}
